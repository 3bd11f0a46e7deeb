import type { accountCalls } from '@contract/account';
import { ACCOUNT_WORDS, INTRO_MAX, NICKNAME, REAL_NAME, STUDENT_ID } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { textLength } from '@contract/rules/text-length';
import { type Said, say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { badField } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { isUsableSchool } from '@server/modules/school/service';
import { isInDictionary } from '@server/modules/system/service';

export type AccountUpdate = Call<(typeof accountCalls)['PUT /api/users/accounts/{id}.json']>['body'];

/** Names that would let a person pass for the people who run the site. */
const RESERVED = /管理员|官方|客服|管理方|办公室|系统消息|admin|root|official/i;

const refuse = (field: string, said: Said): never => {
  throw badField(`body.${field}`, said, 'account.invalid');
};

const checkNames = ({ nickname, name, intro, student_id }: AccountUpdate): void => {
  if (!NICKNAME.test(nickname)) refuse('nickname', ACCOUNT_WORDS.word('nickname'));
  if (RESERVED.test(nickname)) refuse('nickname', 'account.nickname_reserved');
  if (name && !REAL_NAME.test(cleanName(name))) refuse('name', ACCOUNT_WORDS.word('realName'));
  if (name && RESERVED.test(name)) refuse('name', 'account.name_reserved');
  if (textLength(intro ?? null) > INTRO_MAX) refuse('intro', say('account.intro_long', { max: INTRO_MAX }));
  if (student_id && !STUDENT_ID.test(student_id)) refuse('student_id', 'account.student_id');
};

const checkDictionaries = async (tx: Transaction, update: AccountUpdate): Promise<void> => {
  const { location, location_city: city, identity, technical_title: title } = update;
  if (location && !(await isInDictionary(tx, 'kczx_region', location)))
    refuse('location', 'account.location');
  if (city && !(await isInDictionary(tx, 'kczx_region', city, location ?? '')))
    refuse('location_city', 'account.location_city');
  if (
    title &&
    identity &&
    identity !== 'student' &&
    !(await isInDictionary(tx, `kczx_${identity}_title`, title))
  )
    refuse('technical_title', 'account.technical_title');
};

export const checkAccountUpdate = async (
  tx: Transaction,
  update: AccountUpdate,
  accountId: number,
): Promise<void> => {
  checkNames(update);
  await checkDictionaries(tx, update);
  const { school_id: schoolId, department_id: departmentId } = update;
  if (schoolId === null) {
    if (departmentId) refuse('department_id', 'account.school_first');
    return;
  }
  if (!(await isUsableSchool(tx, { schoolId, departmentId: null }, accountId)))
    refuse('school_id', 'school.none');
  if (departmentId && !(await isUsableSchool(tx, { schoolId, departmentId }, accountId)))
    refuse('department_id', 'account.no_department');
};
