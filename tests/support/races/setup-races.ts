import { HOUR_MS } from '@contract/time-units';
import type { Field, Race } from './race';
import { columnOf } from './row-copies';
import { type Act, sceneRaces } from './scene';

const DICT = 'PUT /prod-api/system/dict/{id}';
const SETTING = 'PUT /prod-api/system/setting';
const NOTICE = 'PUT /prod-api/system/setting/update';
const ROLE = 'PUT /prod-api/system/role/{id}';

/** How the platform is set up: two administrators change the same, each from the page as it was before. */
export const setupRaces = ({ service, people }: Field): Race[] => {
  const query = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
  const put = (url: string, body: object) => () =>
    service.call('PUT', `/prod-api/system/${url}`, { headers: people.admin, body });
  const dictionary = async () => {
    const { rows } = await query('select * from dict_item order by id limit 1');
    const [{ id, label, sort, is_default: isDefault, enabled }] = rows;
    const before = { label, sort, isDefault, enabled };
    const named = (text: string): Act => ({
      send: put(`dict/${id}`, { ...before, label: text, before }),
      audit: 'dict.update',
      becomes: text,
    });
    const acts = { rename: named(`${label}甲`.slice(-20)), other: named(`${label}乙`.slice(-20)) };
    return { acts, targets: [`dict:${id}`], now: () => columnOf(service, 'dict_item', 'label', id) };
  };
  const standing = async () =>
    (await service.call('GET', '/prod-api/system/setting', { headers: people.admin })).body.data;
  const setting = async () => {
    const { setting: before } = await standing();
    const named = (name: string): Act => ({
      send: put('setting', { ...before, name, before }),
      audit: 'setting.update',
      becomes: name,
    });
    const at = service.clock.now.getTime();
    const acts = { rename: named(`开创专项甲${at}`), other: named(`开创专项乙${at}`) };
    return { acts, targets: ['setting:site'], now: async () => (await standing()).setting.name };
  };
  const notice = async () => {
    const { update: before } = await standing();
    const { now } = service.clock;
    const until = new Date(now.getTime() + HOUR_MS).toISOString();
    const said = (subject: string): Act => ({
      send: put('setting/update', {
        update: { subject, notes: '', startTime: now.toISOString(), endTime: until },
        before,
      }),
      audit: 'setting.notice',
      becomes: subject,
    });
    const at = now.getTime();
    const acts = { publish: said(`今晚升级${at}`), other: said(`明早升级${at}`) };
    return { acts, targets: ['setting:update'], now: async () => (await standing()).update.subject };
  };
  const role = async () => {
    const { rows } = await query("select id, permissions from role where role_key = 'unit_admin'");
    const [{ id, permissions: before }] = rows;
    const kept = before.includes('system:unit:member')
      ? ['cms:apply:audit']
      : ['cms:apply:audit', 'system:unit:member'];
    const acts = {
      change: {
        send: put(`role/${id}`, { before, permissions: kept }),
        audit: 'role.permissions',
        becomes: kept,
      },
    } satisfies Record<string, Act>;
    return { acts, targets: ['role:unit_admin'], now: () => columnOf(service, 'role', 'permissions', id) };
  };
  return [
    ...sceneRaces(service, {
      name: 'dictionary',
      pairs: [['rename', 'other']],
      rows: { rename: DICT },
      set: dictionary,
    }),
    ...sceneRaces(service, {
      name: 'settings of the site',
      pairs: [['rename', 'other']],
      rows: { rename: SETTING },
      set: setting,
    }),
    ...sceneRaces(service, {
      name: 'update notice',
      pairs: [['publish', 'other']],
      rows: { publish: NOTICE },
      set: notice,
    }),
    ...sceneRaces(service, {
      name: 'role',
      pairs: [['change', 'change']],
      rows: { change: ROLE },
      set: role,
    }),
  ];
};
