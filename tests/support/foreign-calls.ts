import { beijingDay } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';

/** Things belonging to a person that an address can name: `things[name]` is one of another person. */
export const THINGS = [
  'draft',
  'filed',
  'achievement',
  'demand',
  'reply',
  'savedSearch',
  'fact',
  'space',
  'request',
  'session',
  'openUser',
  'notification',
  'file',
  'exportJob',
] as const;
export type Thing = (typeof THINGS)[number];

export interface ForeignCall {
  thing: Thing;
  /** Further parameters of the address. */
  more?: Record<string, string>;
  query?: string;
  body?: unknown;
}

const save = { changes: [{ path: 'title', base: null, value: '别人的' }] };
const version = 0;
const LOGIN = 'shenzhiyao';
const REASON = '借用他人的东西';
const space = {
  title: '别人的课程改名',
  summary: '改动别人的课程，不应当成功，也不应当看见',
  body: '',
  field: 'chemistry',
  unit_name: '某某单位',
  capacity: null,
  end_on: null,
  classes: [],
  version,
  requires_real_name: false,
  requires_professional: false,
};
const reads = { role: 'reader', sections: [] };
/** Later than the period's due date, and not later than an extension may be requested. */
const IN_A_YEAR = beijingDay(Date.now() + 400 * DAY_MS);
const application = (more: Omit<ForeignCall, 'thing'> = {}): ForeignCall => ({ thing: 'filed', ...more });

const ofChange = (body: object): ForeignCall => application({ more: { changeId: '900001' }, body });

/**
 * Calls whose address names a person's record, with what a stranger would send. Strangers are answered as if it did not
 * exist.
 */
export const FOREIGN: Record<string, ForeignCall> = {
  'GET /prod-api/cms/apply/{id}': { thing: 'draft' },
  'DELETE /prod-api/cms/apply/{id}': { thing: 'draft', query: '?version=0' },
  'PATCH /prod-api/cms/apply/{id}/draft': {
    thing: 'draft',
    body: { changes: [{ path: 'base.title', base: '', value: '改名' }] },
  },
  'PUT /prod-api/cms/apply/{id}/demand': { thing: 'draft', body: { demandId: null } },
  'PUT /prod-api/cms/apply/{id}/anew': { thing: 'draft', body: { paths: ['base.termStart'] } },
  'POST /prod-api/cms/apply/{id}/{event}': { thing: 'draft', more: { event: 'submit' }, body: { version } },
  'GET /prod-api/cms/apply/{id}/helpers': { thing: 'draft' },
  'POST /prod-api/cms/apply/{id}/invitations': { thing: 'draft', body: reads },
  'DELETE /prod-api/cms/apply/{id}/invitations/{invitationId}': {
    thing: 'draft',
    more: { invitationId: '900001' },
  },
  'PUT /prod-api/cms/apply/{id}/helpers/{accountId}': {
    thing: 'draft',
    more: { accountId: '13' },
    body: reads,
  },
  'DELETE /prod-api/cms/apply/{id}/helpers/{accountId}': { thing: 'draft', more: { accountId: '13' } },
  'PUT /prod-api/cms/apply/{id}/sections/{section}': {
    thing: 'draft',
    more: { section: 'plan' },
    body: { accountId: null, due: null },
  },
  'PUT /prod-api/cms/apply/{id}/presence': { thing: 'draft', body: { step: null } },
  'GET /prod-api/cms/apply/{id}/comments': application(),
  'POST /prod-api/cms/apply/{id}/comments': {
    thing: 'draft',
    body: { path: 'base.title', text: '别人的批注' },
  },
  'DELETE /prod-api/cms/apply/{id}/comments/{commentId}': { thing: 'draft', more: { commentId: '900001' } },
  'PUT /prod-api/cms/apply/{id}/threads/{threadId}': {
    thing: 'draft',
    more: { threadId: '900001' },
    body: { resolved: true },
  },
  'GET /prod-api/cms/apply/{id}/confirmations': application(),
  'POST /prod-api/cms/apply/{id}/confirmations': { thing: 'draft', body: { rowId: 'member-1' } },
  'POST /prod-api/cms/apply/{id}/confirmations/{confirmationId}/reminder': {
    thing: 'draft',
    more: { confirmationId: '900001' },
  },
  'DELETE /prod-api/cms/apply/{id}/confirmations/{confirmationId}': {
    thing: 'draft',
    more: { confirmationId: '900001' },
  },
  'GET /prod-api/cms/apply/{id}/history': application(),
  'GET /prod-api/cms/apply/{id}/events': application(),
  'GET /prod-api/cms/apply/{id}/told': application(),
  'GET /prod-api/cms/apply/{id}/pace': application(),
  'GET /prod-api/cms/apply/{id}/receipt': application(),
  'GET /prod-api/cms/apply/{id}/receipt.pdf': application(),
  'GET /prod-api/cms/apply/{id}/letters': application(),
  'GET /prod-api/cms/apply/{id}/letters/{letterId}': application({ more: { letterId: '900001' } }),
  'GET /prod-api/cms/apply/{id}/letters/{letterId}/letter.pdf': application({ more: { letterId: '900001' } }),
  'GET /prod-api/cms/apply/{id}/changes': application(),
  'POST /prod-api/cms/apply/{id}/changes': application({
    body: { kind: 'extension', milestone: 'two', until: IN_A_YEAR, reason: REASON },
  }),
  'POST /prod-api/cms/apply/{id}/changes/leader': application({
    body: { name: 'trust-common-same', account: 'trust-common-same', reason: REASON },
  }),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/answer': ofChange({
    version,
    agree: false,
    opinion: REASON,
  }),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/withdraw': ofChange({ version }),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/audit': ofChange({
    version,
    pass: false,
    opinion: REASON,
  }),
  'POST /prod-api/cms/apply/{id}/changes/{changeId}/decision': ofChange({
    version,
    approve: false,
    opinion: REASON,
  }),
  'GET /prod-api/cms/apply/{id}/stamp': application(),
  'GET /prod-api/cms/apply/{id}/stamp.pdf': application(),
  'GET /prod-api/cms/apply/{id}/remarks': application(),
  'PUT /prod-api/cms/apply/{id}/remarks/{remarkId}/answer': application({
    more: { remarkId: '1' },
    body: { text: REASON },
  }),
  'POST /prod-api/cms/apply/{id}/remarks/{remarkId}/close': application({ more: { remarkId: '1' } }),
  'GET /prod-api/cms/apply/{id}/versions': application(),
  'GET /prod-api/cms/apply/{id}/versions/compare': application({ query: '?from=1&to=1' }),
  'GET /prod-api/cms/result/{id}': application(),
  'GET /prod-api/cms/result/{id}/{milestone}': application({ more: { milestone: 'one' } }),
  'PATCH /prod-api/cms/result/{id}/{milestone}': application({
    more: { milestone: 'one' },
    body: { changes: [{ path: 'summary', base: null, value: '别人的' }] },
  }),
  'GET /prod-api/cms/result/{id}/{milestone}/history': application({ more: { milestone: 'one' } }),
  'GET /prod-api/cms/achi/{id}/history': { thing: 'achievement' },
  'GET /prod-api/cms/achi/{id}': { thing: 'achievement' },
  'PATCH /prod-api/cms/achi/{id}': { thing: 'achievement', body: save },
  'DELETE /prod-api/cms/achi/{id}': { thing: 'achievement' },
  'POST /prod-api/cms/achi/{id}/{event}': {
    thing: 'achievement',
    more: { event: 'withdraw' },
    body: { version },
  },
  'POST /prod-api/cms/achi/{id}/contribution': { thing: 'achievement', body: { agree: true } },
  'GET /prod-api/cms/demand/{id}': { thing: 'demand' },
  'GET /prod-api/cms/demand/{id}/history': { thing: 'demand' },
  'PATCH /prod-api/cms/demand/{id}': { thing: 'demand', body: save },
  'DELETE /prod-api/cms/demand/{id}': { thing: 'demand' },
  'POST /prod-api/cms/demand/{id}/{event}': {
    thing: 'demand',
    more: { event: 'withdraw' },
    body: { version },
  },
  'GET /prod-api/cms/demand/{id}/replies': { thing: 'demand' },
  'POST /prod-api/cms/demand/{id}/replies': {
    thing: 'demand',
    body: { text: '想要对接一个还没有公开的需求' },
  },
  'POST /prod-api/cms/demand/replies/{id}/messages': { thing: 'reply', body: { text: '旁听一下' } },
  'POST /prod-api/cms/demand/replies/{id}/{event}': {
    thing: 'reply',
    more: { event: 'withdraw' },
    body: { version },
  },
  'PUT /prod-api/cms/fact/{id}': { thing: 'fact', body: { version, data: { name: '别人的' } } },
  'DELETE /prod-api/cms/fact/{id}': { thing: 'fact' },
  'GET /prod-api/cms/fact/{id}/drafts': { thing: 'fact' },
  'POST /prod-api/cms/fact/{id}/mend': { thing: 'fact', body: { applicationIds: [1] } },
  'POST /prod-api/cms/apply/{id}/facts': { thing: 'draft', body: { factId: 1, at: 'team' } },
  'PATCH /prod-api/cms/savedSearch/{id}': { thing: 'savedSearch', body: { paused: true } },
  'DELETE /prod-api/cms/savedSearch/{id}': { thing: 'savedSearch' },
  'GET /prod-api/system/export/{id}': { thing: 'exportJob' },
  'GET /prod-api/system/export/{id}/file': { thing: 'exportJob' },
  'DELETE /prod-api/system/export/{id}': { thing: 'exportJob' },
  'PUT /prod-api/system/notification/{id}/read': { thing: 'notification' },
  'DELETE /api/users/sessions/{id}.json': { thing: 'session' },
  'DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json': {
    thing: 'openUser',
    more: { basicInfoId: LOGIN },
  },
  'GET /api/attachments/{id}': { thing: 'file' },
  'GET /api/attachments/{id}.json': { thing: 'file' },
  'PUT /api/learning/spaces/{id}.json': { thing: 'space', body: space },
  'GET /api/learning/spaces/{id}/members.json': { thing: 'space' },
  'GET /api/learning/spaces/{id}/draft.json': { thing: 'space' },
  'GET /api/learning/spaces/{id}/draft/history.json': { thing: 'space' },
  'PATCH /api/learning/spaces/{id}/draft.json': { thing: 'space', body: save },
  'POST /api/learning/spaces/{id}/draft/discard.json': { thing: 'space', body: { version } },
  'PUT /api/learning/spaces/{id}/code.json': { thing: 'space', body: { open: false, renew: true, version } },
  'PUT /api/learning/spaces/{id}/members/{account_id}.json': {
    thing: 'space',
    more: { account_id: '13' },
    body: { role: 'professor', known_roles: ['student'] },
  },
  'PUT /api/learning/spaces/{id}/members/{account_id}/removal.json': {
    thing: 'space',
    more: { account_id: '13' },
    body: { reason: REASON, known_roles: ['student'] },
  },
  'DELETE /api/learning/spaces/{id}/membership.json': { thing: 'space' },
  'PUT /api/learning/requests/{id}.json': {
    thing: 'request',
    body: { accept: true, reason: null, version },
  },
  'DELETE /api/learning/requests/{id}.json': { thing: 'request' },
  // Public addresses, which show a record only once it is published.
  'GET /prod-api/cms/open/achi/{id}': { thing: 'achievement' },
  'GET /prod-api/cms/open/demand/{id}': { thing: 'demand' },
  'GET /prod-api/cms/open/result/{id}': { thing: 'filed' },
  'GET /prod-api/cms/open/files/{id}': { thing: 'file' },
  'GET /prod-api/cms/open/chain/{kind}/{id}': { thing: 'demand', more: { kind: 'demand' } },
  'POST /prod-api/cms/match/{kind}/{id}/irrelevant': {
    thing: 'demand',
    more: { kind: 'demand' },
    body: { targetId: 1 },
  },
};

/**
 * Calls by a user name or number: only the caller's own works, everybody else's does not exist (see the account tests).
 */
const OWN_CODE =
  'whoever has the code is meant, or the account it was sent to (tests/server/apply/helpers.test.ts)';
const OWN_REQUEST =
  'whoever is certified under the name in the form is meant (tests/server/apply/confirmations.test.ts)';
const OWN_NAME = 'names a person: answered for the caller alone';
const OWN_DRAFT = 'names a kind: everybody has one draft of it, and reads their own';
/** Calls whose address names nothing that belongs to one person. */
export const NOBODYS: Record<string, string> = {
  'GET /prod-api/cms/apply/invitations/{code}': OWN_CODE,
  'POST /prod-api/cms/apply/invitations/{code}/answer': OWN_CODE,
  'GET /prod-api/cms/apply/confirmations/{code}': OWN_REQUEST,
  'POST /prod-api/cms/apply/confirmations/{code}/answer': OWN_REQUEST,
  'GET /api/users/accounts/{login}.json': OWN_NAME,
  'GET /api/users/accounts/{login}/certifications.json': OWN_NAME,
  'PUT /api/users/accounts/{id}.json': OWN_NAME,
  'PUT /api/users/accounts/{login}/avatar.json': OWN_NAME,
  'PUT /api/users/accounts/{login}/password.json': OWN_NAME,
  'POST /api/users/accounts/{login}/phone_bind.json': OWN_NAME,
  'POST /api/users/accounts/{login}/email_bind.json': OWN_NAME,
  'POST /api/users/accounts/{id}/authentication_apply.json': OWN_NAME,
  'DELETE /api/users/accounts/{login}/authentication_apply.json': OWN_NAME,
  'POST /api/users/accounts/{id}/professional_auth_apply.json': OWN_NAME,
  'DELETE /api/users/accounts/{login}/professional_auth_apply.json': OWN_NAME,
  'POST /api/users/{login}/cancel_authentication.json': OWN_NAME,
  'POST /api/users/{login}/cancel_professional_certification.json': OWN_NAME,
  'GET /api/learning/drafts/{kind}.json': OWN_DRAFT,
  'GET /api/learning/drafts/{kind}/history.json': OWN_DRAFT,
  'PATCH /api/learning/drafts/{kind}.json': OWN_DRAFT,
  'POST /api/learning/drafts/{kind}/discard.json': OWN_DRAFT,
  'POST /api/users/open_users/{provider}.json': 'names a third party',
  'POST /prod-api/auth/open/{provider}/start': 'names a third party',
  'GET /api/setting/pictures/{id}': 'a picture of the site itself',
  'GET /api/users/avatars/{id}': 'a picture that is public by its random number',
  'GET /prod-api/auth/checkPhone/{phone}': 'yes or no, ten times a minute',
  'GET /prod-api/auth/checkUnit/{uscc}': 'yes or no, ten times a minute',
  'GET /prod-api/auth/checkUserName/{name}': 'yes or no, ten times a minute',
  'GET /prod-api/cms/open/match/{kind}/{id}': 'an empty list for what is not public, see its tests',
  'GET /api/courses/{id}.json': 'public',
  'GET /api/projects/{id}.json': 'public',
  'GET /api/schools/{id}/departments/for_option.json': 'reference data',
  'GET /api/learning/codes/{code}.json': 'whoever has the code may use it; wrong ones are counted',
  'GET /prod-api/cms/begun/{key}': 'a key is the caller’s own: another one’s names nothing',
  'GET /prod-api/cms/open/calendar/{token}.ics': 'whoever has the address may read it',
  'GET /prod-api/cms/open/verify/{code}': 'whoever has the code may check it',
  'GET /prod-api/cms/open/achi/{id}/cover/{fileId}/{width}': 'only of a published achievement, see its tests',
  'GET /prod-api/cms/open/achi/{id}/files/{fileId}': 'only of a published achievement, see its tests',
  'GET /prod-api/cms/open/demand/{id}/cover/{fileId}/{width}': 'only of a published demand, see its tests',
  'GET /prod-api/cms/open/content/{id}/figures/{fileId}/{width}': 'only of a published text, see its tests',
  'GET /prod-api/cms/open/result/{id}/{milestone}/figures/{fileId}/{width}':
    'only of a published result, see its tests',
  'GET /prod-api/cms/open/demand/{id}/figures/{fileId}/{width}': 'only of a published demand, see its tests',
  'GET /prod-api/cms/open/achi/{id}/figures/{fileId}/{width}':
    'only of a published achievement, see its tests',
  'GET /prod-api/cms/open/demand/{id}/files/{fileId}': 'only of a published demand, see its tests',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms': 'public',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms/{id}': 'public',
  'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cmsList': 'public',
  'GET /prod-api/system/dept/search/{keyword}': 'reference data',
  'GET /prod-api/system/dict/data/batch_types/{types}': 'reference data',
};
