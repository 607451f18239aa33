/** Whether a page with this host name is reached on the server's own machine only. */
export function isLoopback(hostname: string): boolean {
  return hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname) || /(^|\.)localhost$/.test(hostname);
}
