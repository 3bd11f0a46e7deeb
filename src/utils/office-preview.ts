import { environment } from './environment';

const OFFICE = /\.(?:docx?|xlsx?|pptx?)$/i;

/** Files are shared out among the servers by their address, so that each meets the one that knows it already. */
const placeOf = (address: string, count: number): number =>
  [...address].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % count;

/** Where a text, table or presentation can be read without the program it was made with; null where it cannot. */
export function officePreview(url: string, name: string): string | null {
  const servers = environment().office;
  if (servers.length === 0 || !OFFICE.test(name)) return null;
  const address = new URL(url, location.href).href;
  return `${servers[placeOf(address, servers.length)]}/op/view.aspx?src=${encodeURIComponent(address)}`;
}
