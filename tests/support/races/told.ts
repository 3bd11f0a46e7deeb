import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import type { Answer, TestService } from '@tests/support/service';
import { putRow, rowOf } from './row-copies';

type Headers = Record<string, string>;
type Body = 'office' | 'unit';

/** A person who acts in the table, or a colleague who acts in their place. */
interface Person {
  headers: Headers;
  name: string;
  /** The body that the person belongs to, if outsiders hear only of the body. */
  body: Body | null;
  /** Acts first in the person's place, so that two colleagues meet. */
  colleague?: string;
}
export type Crowd = Readonly<Record<string, Person>>;

export interface Heard {
  login: string | null;
  answer: Answer;
}

/** The service, as seen by somebody who hears every answer and may put a colleague in the place of whoever calls. */
export interface Listener {
  service: TestService;
  /** Runs one side; with the last answer that was heard meanwhile, or null for the service's own acts. */
  hear: (
    side: () => Promise<number>,
    byColleague: boolean,
  ) => Promise<{ status: number; heard: Heard | null }>;
}

export const listenTo = (service: TestService, crowd: Crowd): Listener => {
  let heard: Heard | null = null;
  let isColleague = false;
  const loginOf = (headers: Headers | undefined): string | null =>
    Object.entries(crowd).find(([, one]) => one.headers === headers)?.[0] ?? null;
  const call: TestService['call'] = async (method, url, options = {}) => {
    const own = loginOf(options.headers);
    const login = (isColleague && own && crowd[own]?.colleague) || own;
    const headers = (login && crowd[login]?.headers) || options.headers;
    const answer = await service.call(method, url, { ...options, ...(headers && { headers }) });
    heard = { login, answer };
    return answer;
  };
  return {
    service: { ...service, call },
    hear: async (side, byColleague) => {
      heard = null;
      isColleague = byColleague;
      const status = await side().finally(() => {
        isColleague = false;
      });
      return { status, heard };
    },
  };
};

const BODIES: Record<Body, string> = { office: '开创专项办公室', unit: '青陶水务科技有限公司' };

/** Names that the reader may hear for whoever acted first. */
const namesFor = (crowd: Crowd, first: string, reader: string): readonly string[] => {
  if (first === reader) return ['您'];
  const { body, name } = crowd[first] as Person;
  const own = crowd[reader]?.body ?? null;
  if (body === own || body === null) return [name];
  // The office knows the people of a unit by name.
  return body === 'unit' && own === 'office' ? [BODIES.unit, name] : [BODIES[body]];
};

/** Answers that say it in other words, or may not say it, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'apply.withdrawn': 'says who and when in a sentence of its own',
  'certification.certified': 'the sentence is given by req:calls-cancel-certification',
  'learning.request_decided': 'the sentences are given by req:calls-join-project',
  'learning.member_moved': 'says that the member has left or was removed',
  'apply.invite_withdrawn': 'says who and when in a sentence of its own',
  'learning.not_member': 'says what holds; a notice has told the reason',
  'review.state': 'says what the expert did, and why that binds the office',
  'period.used': 'says what forbids it, and how often',
  'content.not_draft': 'says what forbids it, and what can be done instead',
  'certification.uncertified': 'says what holds; a notice has told the reason',
  'unit.registrant_in_unit': 'another unit has decided, which is none of the reader’s business',
  'apply.confirm_withdrawn': 'says who and when in a sentence of its own',
  'http.404': 'it is no longer for this reader, who must not learn more of it',
  'apply.no_period': 'an applicant, to whom a period that is gone never was',
};

export interface Second {
  /** The acts of whoever was first, from the audit log. */
  acts: readonly string[];
  /** Null for the service itself. */
  first: Heard | null;
  heard: Heard;
}

/** Whether whoever acted first may be called this. */
const isCalled = (crowd: Crowd, { first }: Second, who: string, reader: string): boolean => {
  if (first === null) return who === '系统';
  // Somebody of one scene only, or a person whose name the scene itself changes.
  if (first.login === null || (first.login !== reader && crowd[first.login]?.body === null))
    return who !== '您' && !Object.values(BODIES).includes(who);
  return namesFor(crowd, first.login, reader).includes(who);
};

/** The name of somebody of the office or the unit, told to a stranger; null if there is none. */
const leakIn = (crowd: Crowd, said: string, reader: string): string | null => {
  const own = crowd[reader]?.body ?? null;
  if (own === 'office') return null;
  const officials = Object.values(crowd).filter(({ body }) => body !== null && body !== own);
  const bodies = Object.values(BODIES);
  return officials.find(({ name }) => !bodies.includes(name) && said.includes(name))?.name ?? null;
};

/** What is wrong with what the second was told; null if nothing is. */
export const faultOfTold = (crowd: Crowd, second: Second): string | null => {
  const { acts, first, heard } = second;
  const { login: reader, answer } = heard;
  if (reader === null || answer.status < 400) return null;
  const { errorCode, msg, message = msg } = answer.body;
  const said = String(message);
  const about = `${reader}, after ${first?.login ?? 'the service'}, is told: ${errorCode} ${said}`;
  const leaked = leakIn(crowd, said, reader);
  if (leaked) return `${leaked} is named: ${about}`;
  const found = /^已有新的处理（[\d-]{10} [\d:]{5} (.+?)：(.+)），请核对后再操作$/.exec(said);
  // Whoever was quicker in another window knows it.
  if (!found)
    return first?.login === reader || errorCode in OTHERWISE ? null : `who and when is left out: ${about}`;
  const [, who = '', what = ''] = found;
  if (!isCalled(crowd, second, who, reader)) return `somebody else is named: ${about}`;
  const words = acts.map((action) => AUDIT_WORDS.texts[action as AuditAction] as string);
  return words.includes(what) ? null : `another act is named: ${about}`;
};

/** Who is of the office and of the unit, and who acts first in their place. */
const BODY_OF: Readonly<Record<string, Body>> = {
  office: 'office',
  admin: 'office',
  zhangwan: 'office',
  xuyingchuan: 'unit',
  wenheng: 'unit',
};
const COLLEAGUES: Readonly<Record<string, string>> = {
  office: 'admin',
  admin: 'zhangwan',
  xuyingchuan: 'wenheng',
};
const PASSWORD = 'Chun-feng-28';

/** The people of the table, with a second administrator of the unit and of the platform. */
export const crowdOf = async (
  service: TestService,
  people: Readonly<Record<string, Headers>>,
): Promise<Crowd> => {
  const { pool } = service.db;
  const [admin] = (await pool.query("select id from account where login = 'admin'")).rows;
  const named = { login: 'zhangwan', login_key: 'zhangwan', nickname: '章琬', real_name: null };
  const unreachable = { phone: null, phone_key: null, email: null, email_key: null };
  await putRow(service, 'account', await rowOf(service, 'account', admin.id), { ...named, ...unreachable });
  await pool.query(`insert into account_role (account_id, role_id, unit_id)
    select a.id, r.id, case r.role_key when 'unit_admin' then a.unit_id end from account a, role r
    where (a.login, r.role_key) in (('wenheng', 'unit_admin'), ('zhangwan', 'admin'))`);
  const { rows } = await pool.query('select login, coalesce(real_name, nickname) as name from account');
  const crowd: Record<string, Person> = {};
  for (const login of [...Object.keys(people), 'zhangwan', 'wenheng']) {
    const headers = people[login] ?? (await service.signIn(login, PASSWORD)).headers;
    const { name } = rows.find((row) => row.login === login);
    const colleague = COLLEAGUES[login];
    crowd[login] = { headers, name, body: BODY_OF[login] ?? null, ...(colleague && { colleague }) };
  }
  return crowd;
};
