import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readIcons } from '@server/pages/inline-icons';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const directory = join(temporaryDirectory(), 'app');
const use = (name: string): string => `<use href="/icons.0a1b2c3d.svg#${name}"></use>`;
beforeAll(() => {
  mkdirSync(directory, { recursive: true });
  writeFileSync(
    join(directory, 'icons.0a1b2c3d.svg'),
    '<svg>\n<symbol id="plus" viewBox="0 0 1 1"><path d="M1"/></symbol>\n<symbol id="minus"><path d="M2"/></symbol>\n</svg>',
  );
});

describe('the icons of a prepared page', () => {
  it('come with it, each once and no others', () => {
    const { html, icons } = readIcons(directory)(`${use('plus')}${use('plus')}`);

    expect(html).toBe('<use href="#icon-plus"></use><use href="#icon-plus"></use>');
    expect(icons.match(/<symbol[^>]*>/g)).toEqual(['<symbol id="icon-plus" viewBox="0 0 1 1">']);
  });

  it('that the file does not have stay where they are looked for', () => {
    expect(readIcons(directory)(use('gone')).html).toBe(use('gone'));
  });
});
