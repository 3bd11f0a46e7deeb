import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { differenceOf, fingerprintOf } from './fingerprint.mjs';
import { galleryPage } from './gallery-page.mjs';
import { screensOf } from './screens.mjs';
import { takeAs } from './take.mjs';

export const LANGUAGES = ['zh-CN', 'en-US', 'ar-EG'];
export const LOOKS = ['light', 'dark', 'care'];
export const WIDTHS = [1280, 375];

/** Six hundred rows of digits, mostly 0, which compress to a tenth of their size. */
const ACCEPTED = 'scripts/screenshots/accepted.br';

const readAccepted = (root) =>
  existsSync(join(root, ACCEPTED))
    ? JSON.parse(String(brotliDecompressSync(readFileSync(join(root, ACCEPTED)))))
    : {};

/** Makes today's pictures the reference for later ones: fingerprints go into git, pictures beside them. */
function accept(root, out, accepted, shots) {
  const next = { ...accepted, ...Object.fromEntries(shots.map(({ name, print }) => [name, print])) };
  const sorted = Object.fromEntries(Object.entries(next).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(root, ACCEPTED), brotliCompressSync(JSON.stringify(sorted)));
  mkdirSync(join(out, 'accepted'), { recursive: true });
  for (const { file } of shots) copyFileSync(join(out, file), join(out, 'accepted', file));
}

/**
 * Takes every screen, measures it, compares it with the accepted set, and writes one page that shows all of it.
 * @returns {Promise<{shots: {name: string, difference: number, faults: string[]}[], page: string}>}
 */
export async function takeGallery({
  root,
  browser,
  origin,
  only,
  languages,
  looks,
  widths,
  mockups,
  isAccepted,
}) {
  const out = join(root, 'dist/screenshots');
  mkdirSync(out, { recursive: true });
  const drawn = mockups ? new Set(readdirSync(mockups)) : new Set();
  const accepted = readAccepted(root);
  const screens = (await screensOf(root)).filter(({ name }) => only.length === 0 || only.includes(name));
  const shots = [];
  const onShot = async ({ key, png, faults, mockup }) => {
    const print = await fingerprintOf(png);
    const file = `${key}.png`;
    const old = join(out, 'accepted', file);
    shots.push({
      name: key,
      print,
      file,
      faults,
      difference: differenceOf(print, accepted[key]),
      accepted: existsSync(old) ? `accepted/${file}` : null,
      mockup: drawn.has(`${mockup}.png`) ? pathToFileURL(resolve(mockups, `${mockup}.png`)).href : null,
    });
  };
  for (const who of new Set(screens.map((screen) => screen.who)))
    await takeAs(
      who,
      screens.filter((screen) => screen.who === who),
      { browser, origin, out, languages, looks, widths, onShot },
    );
  const page = join(out, 'index.html');
  writeFileSync(page, galleryPage(shots));
  if (isAccepted) accept(root, out, accepted, shots);
  return { shots, page };
}
