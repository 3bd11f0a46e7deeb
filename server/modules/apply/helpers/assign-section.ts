import type { Section } from '@contract/enums';
import type { People } from '@contract/helper';
import { auditChanges } from '@contract/rules/audit-changes';
import { beijingDay } from '@contract/rules/beijing-time';
import { mayAnswerFor, type SectionTask } from '@contract/rules/section-task';
import { recordAudit } from '@server/audit/audit';
import { openFields } from '@server/crypto/field-sealing';
import { badField, conflict } from '@server/errors/app-error';
import { lockOwn } from '@server/modules/apply/draft/draft-access';
import { judge } from '@server/modules/apply/draft/formality-context';
import type { Scope } from '@server/modules/apply/scope';
import { lookAgainAt } from '@server/modules/reminder-watch/service';
import { isJoinable, presentPeople } from './people';
import { tellAssigned } from './tell-people';

interface Wish {
  accountId: number | null;
  due: string | null;
}

/** The leader says who answers for a section and by which day, or that nobody does. */
export const assignSection = async (
  scope: Scope,
  { id, section }: { id: number; section: Section },
  { accountId, due }: Wish,
): Promise<People> => {
  const { db, caller, now, source, sealer } = scope;
  const row = await lockOwn(scope, id);
  if (!isJoinable(row)) throw conflict('apply.section_filed', { errorCode: 'apply.section_filed' });
  if (accountId !== null && !mayAnswerFor(row, accountId, section))
    throw badField('body.accountId', 'apply.section_author');
  const known = row.sectionTasks.find((task) => task.section === section);
  const isMoved = due !== null && due !== known?.due;
  if (isMoved && due < beijingDay(now)) throw badField('body.due', 'apply.section_past');
  if ((known?.accountId ?? null) === accountId && (known?.due ?? null) === (accountId === null ? null : due))
    return presentPeople(scope, row);
  const others = row.sectionTasks.filter((task) => task !== known);
  const sectionTasks: SectionTask[] =
    accountId === null ? others : [...others, { section, accountId, due, since: now.toISOString() }];
  // Reminders need `sectionsComplete`; drafts last saved before that column existed get it here.
  const { sectionsComplete } = await judge(scope, row, openFields(sealer, row.fields));
  await db
    .updateTable('application')
    .set({ sectionTasks: JSON.stringify(sectionTasks), sectionsComplete })
    .where('id', '=', id)
    .execute();
  await lookAgainAt(db, id);
  if (accountId !== null && accountId !== caller.accountId)
    await tellAssigned(scope, accountId, row, { leader: caller.name, section, due });
  await recordAudit(db, source, now, {
    accountId: caller.accountId,
    action: 'apply.section.assign',
    target: `application:${id}`,
    detail: { section },
    changes: auditChanges('apply.section.assign', { ...known }, { accountId, due }),
  });
  return presentPeople(scope, { ...row, sectionTasks });
};
