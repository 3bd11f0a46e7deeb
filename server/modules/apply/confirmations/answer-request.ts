import type { ConfirmationFinding } from '@contract/confirmation';
import type { ConfirmationObstacle } from '@contract/confirmation-choices';
import type { Calls } from '@contract/endpoints';
import { INVITATION_CODE_LENGTH } from '@contract/helper-choices';
import { beijingIso, beijingWord } from '@contract/rules/beijing-time';
import { type Fields, nest } from '@contract/rules/draft-fields';
import { readInviteCode } from '@contract/rules/invite-code';
import { maskName } from '@contract/rules/mask';
import { isSameName, memberPath, statementOf } from '@contract/rules/member-statement';
import { say } from '@contract/sentences/sentence';
import { actWith } from '@server/audit/act-with';
import { recordAudit } from '@server/audit/audit';
import { maskFields, sealFields } from '@server/crypto/field-sealing';
import { type AppError, badField, conflict, notFound } from '@server/errors/app-error';
import { guessedCode } from '@server/modules/apply/guessed-code';
import { isOwner } from '@server/modules/apply/policy';
import {
  type ApplicationRow,
  findApplication,
  findHead,
  lockApplication,
} from '@server/modules/apply/repository';
import type { Db, Scope } from '@server/modules/apply/scope';
import { isOwnDocument } from '@server/modules/certification/service';
import { type ConfirmationRow, changeConfirmation, findConfirmation } from './confirmation-repository';
import { isAnswerable, memberName, openForm, seenOf, standingOf } from './confirmations';
import { tellAnswered } from './tell-members';

type Answer = Calls['POST /prod-api/cms/apply/confirmations/{code}/answer'];

/** The request of this code, where it is for this person; one that was sent to somebody else is a wrong code. */
const requestFor = async (
  { db, caller }: Pick<Scope<Db>, 'db' | 'caller'>,
  typed: string,
): Promise<ConfirmationRow | null> => {
  const code = readInviteCode(typed);
  const found = code.length === INVITATION_CODE_LENGTH ? await findConfirmation(db, code) : undefined;
  if (!found || (found.accountId !== null && found.accountId !== caller.accountId)) return null;
  return found;
};

/**
 * Nothing is found under the code. Whom the leader had asked, or gave the link to, hears that it was taken back, and
 * when; to everybody else it is a wrong code.
 */
const nothingFor = async (
  { db, caller, sealer }: Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>,
  typed: string,
): Promise<AppError> => {
  const code = sealer.fingerprint(readInviteCode(typed));
  const act = await actWith(db, ['apply.confirm.withdraw'], { code });
  const { to = null } = (act?.detail ?? {}) as { to?: number | null };
  if (!act || (to !== null && to !== caller.accountId)) return notFound('apply.confirm_wrong');
  return notFound(say('apply.confirm_withdrawn', { at: beijingWord(act.at.toISOString()) }));
};

/**
 * Why the caller is not the person of this row, by the certified name and, where both are known, the identity document;
 * null if they are.
 */
const personObstacle = async (
  { db, caller, sealer }: Pick<Scope<Db>, 'db' | 'caller' | 'sealer'>,
  form: Fields,
  rowId: string,
): Promise<ConfirmationObstacle | null> => {
  const account = await db
    .selectFrom('account')
    .select(['certified', 'realName'])
    .where('id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  if (!account.certified) return 'uncertified';
  if (!isSameName(account.realName, memberName(form, rowId))) return 'otherPerson';
  const number = form[memberPath(rowId, 'idNumber')];
  if (typeof number !== 'string' || number === '') return null;
  return (await isOwnDocument(db, sealer, caller.accountId, number)) === false ? 'otherPerson' : null;
};

const obstacleOf = async (
  scope: Pick<Scope<Db>, 'db' | 'caller' | 'sealer' | 'now'>,
  row: ApplicationRow,
  form: Fields,
  rowId: string,
): Promise<ConfirmationObstacle | null> => {
  if (isOwner(scope.caller, row)) return 'leader';
  if (!statementOf(form, rowId)) return 'gone';
  const person = await personObstacle(scope, form, rowId);
  if (person) return person;
  return (await isAnswerable(scope.db, row, scope.now)) ? null : 'filed';
};

const OBSTACLES = {
  leader: 'apply.confirm_own',
  gone: 'apply.confirm_gone',
  uncertified: 'apply.confirm_uncertified',
  otherPerson: 'apply.confirm_other_person',
  filed: 'apply.confirm_filed',
} as const;

const presentRequest = async (
  scope: Scope<Db>,
  row: ApplicationRow,
  request: ConfirmationRow,
): Promise<ConfirmationFinding> => {
  const { db, sealer } = scope;
  const form = openForm(sealer, row);
  const { rowId, reason, answeredAt } = request;
  const obstacle = await obstacleOf(scope, row, form, rowId);
  const isPerson = obstacle === null || obstacle === 'filed';
  const statement = isPerson ? statementOf(form, rowId) : null;
  const member = statement && nest(maskFields({ ...statement, 'team.members': [rowId] })).team.members[0];
  const head = await findHead(db, row.id);
  const { id, phone, ...said } = member ?? { id: '', phone: null };
  const { state, changed } = standingOf(sealer, request, form);
  const name = memberName(form, rowId) ?? '';
  return {
    title: row.title,
    periodName: head.periodName,
    leaderName: head.ownerName,
    memberName: isPerson ? name : maskName(name),
    ...(isPerson
      ? { state, changed, at: answeredAt && beijingIso(answeredAt), reason }
      : { state: 'waiting', changed: [], at: null, reason: null }),
    statement: member ? (said as ConfirmationFinding['statement']) : null,
    seen: statement && seenOf(sealer, statement),
    obstacle,
  };
};

/**
 * What a code asks to confirm. Statements about a person are shown to nobody else, and guesses of codes are limited.
 */
export const lookUpRequest = async (scope: Scope<Db>, typed: string): Promise<ConfirmationFinding> => {
  const { db, caller, now } = scope;
  const { request, row } = await guessedCode({ db: { kysely: db }, caller, now }, async () => {
    const request = await requestFor(scope, typed);
    const row = request && (await findApplication(db, request.applicationId));
    if (!request || !row) throw await nothingFor(scope, typed);
    return { request, row };
  });
  return presentRequest(scope, row, request);
};

const answerOf = ({ accept, reason = '' }: Answer['body']) => {
  const said = reason.replaceAll('\u0000', '').trim();
  if (!accept && said === '') throw badField('body.reason', 'apply.confirm_reason');
  return accept
    ? ({ state: 'confirmed', reason: null } as const)
    : ({ state: 'declined', reason: said } as const);
};

/** The person confirms what was on the screen, or declines. Either can be changed until the application is filed. */
export const answerRequest = async (
  scope: Scope,
  known: () => void,
  typed: string,
  body: Answer['body'],
): Promise<ConfirmationFinding> => {
  const { db, caller, now, sealer, source } = scope;
  const found = await requestFor(scope, typed);
  const row = found && (await lockApplication(db, found.applicationId));
  // Read again: whoever waited for the application sees what has become of the request.
  const request = row && (await requestFor(scope, typed));
  if (!row || !request) throw await nothingFor(scope, typed);
  known();
  const form = openForm(sealer, row);
  const obstacle = await obstacleOf(scope, row, form, request.rowId);
  const statement = statementOf(form, request.rowId);
  if (obstacle || !statement) throw conflict(OBSTACLES[obstacle ?? 'gone']);
  const given = answerOf(body);
  if (given.state === standingOf(sealer, request, form).state) throw conflict('apply.confirm_done');
  if (body.accept && body.seen !== seenOf(sealer, statement))
    throw conflict('apply.confirm_changed', { errorCode: 'apply.confirm_changed' });
  const change = {
    ...given,
    accountId: caller.accountId,
    stated: body.accept ? JSON.stringify(sealFields(sealer, statement)) : null,
    answeredAt: now,
    comparedAt: null,
    lapseToldAt: null,
  };
  await changeConfirmation(db, request.id, change);
  await tellAnswered(scope, row.ownerId, row, { name: caller.name, accepted: body.accept });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: body.accept ? 'apply.confirm.accept' : 'apply.confirm.decline',
    target: `application:${row.id}`,
    detail: { rowId: request.rowId },
  });
  return presentRequest(scope, row, {
    ...request,
    ...change,
    stated: body.accept ? sealFields(sealer, statement) : null,
  });
};
