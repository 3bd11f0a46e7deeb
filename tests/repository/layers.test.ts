import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { APP, LAYERS } from '../../scripts/structure/layers.mjs';

interface Layer {
  layer: string;
  may: string[];
}

const SRC = resolve(__dirname, '../../src');
/** Above all other folders: it renders them, and nothing imports it. */
const ABOVE = ['src/prepare'];

it('every room of the app has its place in the order', () => {
  const rooms = readdirSync(SRC, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => `src/${name}`);

  expect([...APP].sort()).toEqual(rooms.filter((room) => !ABOVE.includes(room)).sort());
});

it.each(APP)('%s may import nothing that stands above it', (room: string) => {
  const { may } = (LAYERS as Layer[]).find(({ layer }) => layer === room) as Layer;
  const below = APP.slice(0, APP.indexOf(room));
  const upwards = may.filter(
    (other) =>
      other.startsWith('src/') && !below.some((known) => other === known || other.startsWith(`${known}/`)),
  );

  expect(upwards).toEqual([]);
});
