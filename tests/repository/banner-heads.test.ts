import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The frame of the whole site, and the slim one around signing in. */
const BANNERS = ['layouts/admin/AdminHeader.tsx', 'layouts/auth/index.tsx', 'layouts/main/Header.tsx'];

it('what opens from the site’s header has no header of its own: it would be a second banner within the first', () => {
  const headers = readdirSync('src/layouts', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => `layouts/${file}`)
    .filter((file) => readFileSync(join('src', file), 'utf8').includes('<header'));
  expect(headers.sort()).toEqual(BANNERS);
});
