import type { accountCalls } from '@contract/account';
import { ACCOUNT_MESSAGES, NICKNAME, REAL_NAME } from '@contract/rules/account-rules';
import type { Transaction } from '@server/db/database';
import { isUsableSchool } from '@server/modules/school/service';
import { badRequest } from '@server/plugins/app-error';
import type { Call } from '@server/plugins/implement';

export type AccountUpdate = Call<(typeof accountCalls)['PUT /api/users/accounts/{id}.json']>['body'];

const INTRO_MAX = 200;
const STUDENT_ID = /^[\w-]{2,30}$/;
/** Names that would let a person pass for the people who run the site. */
const RESERVED = /管理员|官方|客服|管理方|办公室|系统消息|admin|root|official/i;

const refuse = (field: string, message: string): never => {
  throw badRequest(message, {
    errorCode: 'account.invalid',
    data: { fields: [{ path: `body.${field}`, message }] },
  });
};

const checkNames = ({ nickname, name, intro, student_id }: AccountUpdate): void => {
  if (!NICKNAME.test(nickname)) refuse('nickname', ACCOUNT_MESSAGES.nickname);
  if (RESERVED.test(nickname)) refuse('nickname', '昵称包含敏感词汇，请重新输入');
  if (name && !REAL_NAME.test(name)) refuse('name', ACCOUNT_MESSAGES.realName);
  if (name && RESERVED.test(name)) refuse('name', '真实姓名包含敏感词汇，请重新输入');
  if (intro && Array.from(intro).length > INTRO_MAX) refuse('intro', `简介最多 ${INTRO_MAX} 个字`);
  if (student_id && !STUDENT_ID.test(student_id)) refuse('student_id', '学号应为 2—30 位字母、数字或连字符');
};

const isInDictionary = async (
  tx: Transaction,
  type: string,
  label: string,
  parentLabel?: string,
): Promise<boolean> => {
  let query = tx
    .selectFrom('dictItem')
    .leftJoin('dictItem as parent', (join) =>
      join.onRef('parent.value', '=', 'dictItem.parentValue').onRef('parent.type', '=', 'dictItem.type'),
    )
    .select('dictItem.id')
    .where('dictItem.type', '=', type)
    .where('dictItem.label', '=', label)
    .where('dictItem.enabled', '=', true);
  query = parentLabel
    ? query.where('parent.label', '=', parentLabel)
    : query.where('dictItem.parentValue', 'is', null);
  return (await query.executeTakeFirst()) !== undefined;
};

const checkDictionaries = async (tx: Transaction, update: AccountUpdate): Promise<void> => {
  const { location, location_city: city, identity, technical_title: title } = update;
  if (location && !(await isInDictionary(tx, 'kczx_region', location)))
    refuse('location', '所在省份不在可选范围内');
  if (city && !(await isInDictionary(tx, 'kczx_region', city, location ?? '')))
    refuse('location_city', '所在城市不属于所选省份');
  if (
    title &&
    identity &&
    identity !== 'student' &&
    !(await isInDictionary(tx, `kczx_${identity}_title`, title))
  )
    refuse('technical_title', '职称不在可选范围内');
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
    if (departmentId) refuse('department_id', '请先选择学校/单位');
    return;
  }
  if (!(await isUsableSchool(tx, { schoolId, departmentId: null }, accountId)))
    refuse('school_id', '学校/单位不存在');
  if (departmentId && !(await isUsableSchool(tx, { schoolId, departmentId }, accountId)))
    refuse('department_id', '院系/部门不存在');
};
