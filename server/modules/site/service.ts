import type { Environment } from '@contract/environments';
import type { SitePicture } from '@contract/site-pictures';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { type Kysely, sql } from 'kysely';
import { keepPicture } from './pictures';

/**
 * The main navigation (req:ui-navigation). As in the old service it is a setting of the site, not a constant of the
 * app.
 */
const NAVBAR = [
  { name: '首页', link: '/', hidden: false },
  { name: '开创专项', link: '/innovation', hidden: false },
  { name: '需求', link: '/demand', hidden: false },
  { name: '成果', link: '/achi', hidden: false },
  { name: '政策与帮助', link: '/policyDoc', hidden: false },
];

/** Settings that an administrator can change, one row per key; a missing row has the default here. */
const SETTING_DEFAULTS = {
  'site.name': '开创专项',
  'site.nav_logo': null as string | null,
  'site.login_logo': null as string | null,
  'site.tab_logo': null as string | null,
  'site.footer': null as string | null,
  'site.main': true,
  'site.navbar': NAVBAR,
  'site.contact': { phone: '', hours: '', host: '', support: '' },
  /** Name of the environment the app is told, see contract/environments. */
  'site.environment': 'dev',
  /** Servers that differ from that environment's own. */
  'site.hosts': {} as Partial<Environment>,
  'system.update': null as SystemUpdate | null,
};
export type Settings = typeof SETTING_DEFAULTS;

/** Keeps a picture for a setting that will name it. */
export const keepSitePicture = async (
  tx: Transaction,
  picture: { kind: SitePicture; image: string },
  now: Date,
): Promise<{ url: string }> => {
  const settings = await readSettings(tx);
  const named = [settings['site.nav_logo'], settings['site.login_logo'], settings['site.tab_logo']];
  return keepPicture(tx, picture, { named, now });
};

export interface SystemUpdate {
  subject: string;
  notes: string;
  startTime: string;
  endTime: string;
}

export const readSettings = async (db: Kysely<Schema>): Promise<Settings> => {
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'value'])
    .where('key', 'in', Object.keys(SETTING_DEFAULTS))
    .execute();
  return {
    ...SETTING_DEFAULTS,
    ...Object.fromEntries(rows.map(({ key, value }) => [key, value])),
  } as Settings;
};

/** One setting as it is stored, whatever its key; undefined where nothing is. */
export const storedSetting = async (db: Kysely<Schema>, key: string): Promise<unknown> => {
  const row = await db.selectFrom('setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
};

/** Concurrent changes of settings wait for each other, so that values read after this are current. */
export const lockSettings = async (tx: Transaction): Promise<void> => {
  await sql`lock table setting in share row exclusive mode`.execute(tx);
};

export const storeSettings = async (tx: Transaction, values: Partial<Settings>, now: Date): Promise<void> => {
  for (const [key, value] of Object.entries(values)) {
    const row = { value: JSON.stringify(value), updatedAt: now };
    await tx
      .insertInto('setting')
      .values({ key, ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }
};
