import { environment } from '@/utils/environment';

const OFFICE = /\.(?:docx?|xlsx?|pptx?)$/i;

/** One address always leads to the same Office preview server, which then has the document ready from the last reader. */
const placeOf = (address: string, count: number): number =>
  [...address].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % count;

/** Where a text, table or presentation can be read without the program it was made with; null where it cannot. */
export function officePreview(url: string, name: string): string | null {
  const servers = environment().office;
  if (servers.length === 0 || !OFFICE.test(name)) return null;
  const address = new URL(url, location.href).href;
  return `${servers[placeOf(address, servers.length)]}/op/view.aspx?src=${encodeURIComponent(address)}`;
}
