import type { LetterKind } from '@contract/letter-choices';
import type { Db } from '@server/modules/apply/scope';
import type { Decision } from './decision';

const BODIES: Record<LetterKind, string> = {
  approved: '你单位申报的下列项目，经形式审查、专家评审和公示，决定予以立项。',
  not_funded: '你单位申报的下列项目，经形式审查和专家评审，决定不予立项。',
  rejected: '你单位申报的下列项目，经形式审查，决定不予受理。',
  stage_one: '你单位承担的下列项目提交的阶段一成果，经审核，决定予以通过。',
  closed: '你单位承担的下列项目提交的阶段二成果，经审核验收通过，决定准予结题。',
  terminated: '你单位承担的下列项目，决定予以终止。',
};
/** The unit itself may have returned it, so nobody need have checked its form. */
const EXPIRED = '你单位申报的下列项目，退回修改后未在期限内重新提交，决定不予受理。';
const DECLINED_AFTER_OBJECTION =
  '你单位申报的下列项目，经形式审查、专家评审和公示，因公示期间有异议，经复核，决定不予立项。';

const wasObjected = async (db: Db, { applicationId, id }: Decision): Promise<boolean> =>
  (await db
    .selectFrom('applicationEvent')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where('event', '=', 'object')
    .where('id', '<', id)
    .limit(1)
    .executeTakeFirst()) !== undefined;

/** The sentence that decides. It names the steps that this application went through, and no other. */
export const letterBody = async (db: Db, kind: LetterKind, decision: Decision): Promise<string> => {
  if (decision.event === 'expire') return EXPIRED;
  const isObjected = decision.event === 'decline' && (await wasObjected(db, decision));
  return isObjected ? DECLINED_AFTER_OBJECTION : BODIES[kind];
};
