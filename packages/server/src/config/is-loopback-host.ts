/** A name that can only be this machine, so that a forged Host header cannot lead people elsewhere. */
export function isLoopbackHost(host: string): boolean {
  const name = host.toLowerCase().replace(/^(?!::)(.*):\d*$/, '$1');
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    ['127.0.0.1', '[::1]', '::1'].includes(name)
  );
}
