import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const SCROLLS = /overflow(?:-[xy]|-block|-inline)?: (?:auto|scroll)/;

/** They hold links, buttons or fields: whoever reaches these by keyboard scrolls the box from there. */
const HOLD_CONTROLS = [
  'components/LinkTabs.module.css .tabs',
  'components/FilterChips.module.css .chips',
  'layouts/innovation/AreaTabs.module.css .tabs ul',
  'layouts/main/NoticeList.module.css .box',
  'layouts/main/SideNav.module.css .nav ul',
  'layouts/main/finder/FinderDialog.module.css .body',
  'pages/admin/reviews/detail/index.module.css .side',
  'pages/content/detail/Outline.module.css .outline',
  'pages/parts/listing/BottomDrawer.module.css .drawer',
  'pages/reference/GroupNav.module.css .nav',
];

const files = readdirSync('src', { recursive: true, encoding: 'utf8' });
const read = (file: string): string => readFileSync(join('src', file), 'utf8');

/** The boxes that a stylesheet lets scroll. */
const boxesIn = (file: string): string[] =>
  [
    ...read(file)
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ]
    .filter(([, , rules = '']) => SCROLLS.test(rules))
    .map(([, selector = '']) => `${file} ${selector.trim().replace(/\s+/g, ' ')}`);

/** Whether a component with these styles makes its boxes stops of the Tab key when they scroll. */
const isStop = (box: string): boolean => {
  const [file = ''] = box.split(' ');
  return files
    .filter((other) => dirname(other) === dirname(file) && other.endsWith('.tsx'))
    .map(read)
    .some((text) => text.includes(`/${basename(file)}'`) && /scrollStop|useOverflow/.test(text));
};

it('a box of text that scrolls is a stop of the Tab key: without one nobody scrolls it by keyboard', () => {
  const boxes = files.filter((file) => file.endsWith('.module.css')).flatMap(boxesIn);
  expect(boxes.length).toBeGreaterThan(HOLD_CONTROLS.length);
  expect(boxes.filter((box) => !isStop(box)).sort()).toEqual([...HOLD_CONTROLS].sort());
});
