import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eraseWork } from '@/hooks/erase-work';
import '@/utils/list-queries';
import { clearSession } from '@/utils/session';
import { onSignOut, runSignOutHooks } from '@/utils/sign-out-hooks';

type Kind = 'localStorage' | 'sessionStorage' | 'indexedDB';
interface Kept {
  kind: Kind;
  /** The key as written in the file; a variable part may follow. */
  key: string;
  /** Why it may remain for the next person on this machine; without a reason, signing out erases it. */
  harmless?: string;
}

const local = (key: string, harmless?: string): Kept => ({ kind: 'localStorage', key, harmless });
const tab = (key: string, harmless?: string): Kept => ({ kind: 'sessionStorage', key, harmless });
const NONE: Kept[] = [];

/** Every source file that uses the browser's storage, with each key that it writes. */
const KEPT: Record<string, Kept[]> = {
  'src/components/useKeptView.ts': [tab('kept_views')],
  'src/draft/draft-journal.ts': [local('kaichuang-draft:')],
  'src/draft/draft-storage.ts': [{ kind: 'indexedDB', key: 'kaichuang-drafts' }],
  'src/hooks/kept-values.ts': [tab('kaichuang-own-'), tab('kaichuang-register-')],
  // Uses the names given by kept-values.ts and the registration forms.
  'src/hooks/useTypedValues.ts': NONE,
  'src/i18n/choose-locale.ts': [local('umi_locale', 'the language of the device')],
  // Under the name that choose-locale.ts writes.
  'src/i18n/kept-locale.ts': NONE,
  'src/i18n/recent-languages.ts': [local('recent_languages', 'languages')],
  'src/i18n/splash-words.ts': [local('splash_words', 'texts of the site')],
  'src/layouts/innovation/period-memory.ts': [local('period_open', 'whether a period was open')],
  // Uses the names given by kept-values.ts.
  'src/pages/learning/form/useClassChoices.ts': NONE,
  'src/pages/login/login-address.ts': [tab('sign_in_query')],
  'src/prepare/browser-stand-ins.ts': NONE,
  'src/theme/theme-mode.ts': [local('theme_choice', 'light or dark')],
  'src/upload/upload-storage.ts': [{ kind: 'indexedDB', key: 'kaichuang-uploads' }, local('tus::')],
  'src/utils/chunk-failure.ts': [tab('chunk_reload', 'a moment')],
  'src/utils/device-database.ts': NONE,
  'src/utils/last-error.ts': [tab('last_error')],
  'src/utils/list-queries.ts': [tab('list_queries')],
  'src/layouts/root/places.ts': [tab('scroll_places')],
  'src/utils/recent-words.ts': [
    local('search_recent', 'what visitors looked for: of somebody signed in the service keeps it'),
  ],
  'src/utils/session-loss.ts': [tab('session_end', 'one word; gone once somebody signs in or out')],
  'src/utils/session.ts': [
    ...['access_token', 'refresh_token', 'expireTime', 'xhr-user-info'].map((key) => local(key)),
    tab('user'),
  ],
  'src/utils/shortcut-switch.ts': [local('shortcuts', 'on or off')],
  // Under the names that list-queries.ts and places.ts give.
  'src/utils/tab-record.ts': NONE,
  'src/utils/tab-traces.ts': [tab('traces_of')],
};

const SPEAKS =
  /\b(?:localStorage|sessionStorage|indexedDB|deviceDatabase|noteInTab|caches\.(?:open|match))\b/;
const all = Object.values(KEPT).flat();
const storageOf = { localStorage: () => localStorage, sessionStorage: () => sessionStorage };
const written = (kept: Kept[]) =>
  kept.flatMap(({ kind, key }) => (kind === 'indexedDB' ? [] : [{ storage: storageOf[kind](), key }]));
const write = (kept: Kept[]): void => {
  for (const { storage, key } of written(kept))
    storage.setItem(`${key}${/[-:]$/.test(key) ? '7' : ''}`, '{}');
};
const found = (): string[] =>
  [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)).sort();

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.umi/.test(file));

it('is written where somebody knows what to do in a browser that has no room: in one place, and by the theme below it', () => {
  const writing = files.filter((file) => /\.setItem\(/.test(readFileSync(file, 'utf8')));

  expect(writing.sort()).toEqual(['src/theme/theme-mode.ts', 'src/utils/stored.ts']);
});

it('every file that keeps something in the browser says here what, and under which key', () => {
  const speaking = files.filter((file) => SPEAKS.test(readFileSync(file, 'utf8')));

  expect(speaking.sort()).toEqual(Object.keys(KEPT).sort());
  for (const [file, kept] of Object.entries(KEPT)) {
    const source = `${readFileSync(file, 'utf8')}${readFileSync('src/constants/appearance.ts', 'utf8')}`;
    for (const { key } of kept) expect([file, key, source.includes(`'${key}`)]).toEqual([file, key, true]);
  }
});

it('signing out leaves what is harmless, and nothing else', async () => {
  const stop = onSignOut(eraseWork);
  write(all);
  const databases = all.filter(({ kind }) => kind === 'indexedDB');

  await runSignOutHooks();
  clearSession();
  stop();

  expect(found()).toEqual(all.flatMap(({ key, harmless }) => (harmless ? [key] : [])).sort());
  expect(databases.map(({ key }) => key)).toEqual(['kaichuang-drafts', 'kaichuang-uploads']);
});
