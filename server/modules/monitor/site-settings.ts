import { isDeepStrictEqual } from 'node:util';
import type { AdminSetting, UpdateNotice } from '@contract/admin-system';
import type { Calls } from '@contract/endpoints';
import type { PlainCode } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { badField, conflict } from '@server/errors/app-error';
import { overtaken } from '@server/modules/moderation/service';
import { lockSettings, readSettings, type Settings, storeSettings } from '@server/modules/site/service';
import type { Caller } from '@server/security/caller';
import type { Kysely } from 'kysely';

const presentSetting = (settings: Settings): AdminSetting => ({
  name: settings['site.name'],
  nav_logo_url: settings['site.nav_logo'],
  login_logo_url: settings['site.login_logo'],
  tab_logo_url: settings['site.tab_logo'],
  footer: settings['site.footer'],
  main_site: settings['site.main'],
  contact: settings['site.contact'],
  navbar: settings['site.navbar'],
});

export const readAdminSetting = async (db: Kysely<Schema>) => {
  const settings = await readSettings(db);
  return { setting: presentSetting(settings), update: settings['system.update'] };
};

interface Acting {
  tx: Transaction;
  caller: Caller;
}

export const writeSetting = async (
  acting: Acting,
  { before, ...input }: Calls['PUT /prod-api/system/setting']['body'],
  now: Date,
): Promise<AdminSetting> => {
  const { tx } = acting;
  await lockSettings(tx);
  const stands = presentSetting(await readSettings(tx));
  if (!isDeepStrictEqual(stands, before))
    throw await overtaken(acting, {
      targets: ['setting:site'],
      ownerId: null,
      actions: ['setting.update'],
      otherwise: conflict('site.setting_moved', { data: stands }),
    });
  const { name, footer, main_site, contact, navbar, nav_logo_url, login_logo_url, tab_logo_url } = input;
  await storeSettings(
    tx,
    {
      'site.name': name.trim(),
      'site.nav_logo': nav_logo_url,
      'site.login_logo': login_logo_url,
      'site.tab_logo': tab_logo_url,
      'site.footer': footer?.trim() || null,
      'site.main': main_site,
      'site.contact': contact,
      'site.navbar': navbar,
    },
    now,
  );
  return presentSetting(await readSettings(tx));
};

/** Publishes an update notice until its end, or removes it at once with null. */
export const writeUpdate = async (
  acting: Acting,
  { update, before }: Calls['PUT /prod-api/system/setting/update']['body'],
  now: Date,
): Promise<UpdateNotice | null> => {
  const { tx } = acting;
  await lockSettings(tx);
  const stands = (await readSettings(tx))['system.update'];
  if (!isDeepStrictEqual(stands, before))
    throw await overtaken(acting, {
      targets: ['setting:update'],
      ownerId: null,
      actions: ['setting.notice'],
      otherwise: conflict('site.notice_moved', { data: { update: stands } }),
    });
  const refuse = (path: string, said: PlainCode) => badField(`body.update.${path}`, said);
  if (update) {
    const [start, end] = [Date.parse(update.startTime), Date.parse(update.endTime)];
    if (!(end > start)) throw refuse('endTime', 'site.end_before_start');
    if (end <= now.getTime()) throw refuse('endTime', 'site.end_past');
  }
  await storeSettings(tx, { 'system.update': update }, now);
  return update;
};
