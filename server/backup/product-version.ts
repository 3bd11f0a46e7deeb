import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The build writes a package.json beside itself; the sources have theirs at the root. */
const PLACES = ['package.json', '../../package.json'];

export function productVersion(): string {
  const path = PLACES.map((place) => join(import.meta.dirname, place)).find((place) => existsSync(place));
  const { version } = JSON.parse(readFileSync(path ?? '', 'utf8')) as { version: string };
  return version;
}
