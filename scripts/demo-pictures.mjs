// node scripts/demo-pictures.mjs: draws the covers of the demo's achievements and demands into server/demo/pictures.
// Plots and drawings made here from invented numbers: nobody's work, free to use with the demo.
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { hall, ring, tanks } from './demo-pictures/drawings.mjs';
import { curves, network, slopes, sound } from './demo-pictures/plots.mjs';
import { box, H, W } from './demo-pictures/strokes.mjs';

const OUT = resolve(import.meta.dirname, '../server/demo/pictures');
const PICTURES = {
  sound: sound(),
  network: network(),
  slopes: slopes(),
  tanks: tanks(),
  seals: curves(5, [1.4, 2.6, 5.2], 560),
  ring: ring(),
  frost: curves(9, [2, 3.4], 500),
  hall: hall(),
};

mkdirSync(OUT, { recursive: true });
for (const [name, drawing] of Object.entries(PICTURES)) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}">${box(0, 0, W, H, '#f7fafd')}${drawing}</svg>`;
  const { size } = await sharp(Buffer.from(svg))
    .webp({ quality: 72 })
    .toFile(resolve(OUT, `${name}.webp`));
  console.log(`${name}.webp ${Math.round(size / 1024)} KB`);
}
