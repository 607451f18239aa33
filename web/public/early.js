// Runs before the first paint, so that a remembered dark page never flashes up light.
// Storage may be closed to us; then the system's own choice stands.
try {
  const theme = localStorage.getItem('mapmakers.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  document.documentElement.removeAttribute('data-theme');
}
