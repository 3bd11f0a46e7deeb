import { environment } from '@/utils/environment';

/** The places outside the site where members of a course or project work; those its environment names. */
export function workshopLinks(): { kind: 'code' | 'terminal'; url: string }[] {
  const { codeHosting, webTerminal } = environment();
  // The terminal's server is given by its socket address; its page is on the same host.
  const links = [
    { kind: 'code', url: codeHosting },
    { kind: 'terminal', url: webTerminal.replace(/^ws/, 'http') },
  ] as const;
  return links.filter(({ url }) => url !== '');
}
