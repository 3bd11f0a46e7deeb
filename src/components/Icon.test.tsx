import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { Icon } from './Icon';
import { ICON_SPRITE } from './icon-sprite';
import { ICONS, type IconName } from './icons';

const names = Object.keys(ICONS) as IconName[];
const sprite = readFileSync(join(__dirname, '../../public', ICON_SPRITE), 'utf8');

/** The outlines that the icon package itself draws for an icon, in order. */
const outlinesOf = (root: ParentNode): (string | null)[] =>
  [...root.querySelectorAll('path')].map((path) => path.getAttribute('d'));

it.each(names)('points %s at what @ant-design/icons draws for it', (name) => {
  const Drawn = ICONS[name];
  const shown = render(<Icon name={name} />)
    .container.querySelector('use')
    ?.getAttribute('href');
  const [file, id] = shown?.split('#') ?? [];
  const symbol = new DOMParser().parseFromString(sprite, 'image/svg+xml').getElementById(id ?? '');

  expect(file).toBe(ICON_SPRITE);
  expect(symbol && outlinesOf(symbol)).toEqual(outlinesOf(render(<Drawn />).container));
  expect(outlinesOf(symbol ?? document)).not.toEqual([]);
});
