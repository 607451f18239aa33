"""Running a server: settings, logs, metrics, shutdown, several processes, maintenance."""
