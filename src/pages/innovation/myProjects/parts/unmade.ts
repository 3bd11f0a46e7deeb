import type { Application } from '@contract/apply';
import { SECTIONS } from '@contract/enums';
import type { Period } from '@contract/period';
import { nest } from '@contract/rules/draft-fields';
import type { Session } from '@/hooks/useSession';
import type { Offer } from './application-paths';

const NOTHING = 'not_started';

/** A new application that has not been created yet; only its first section can be edited. */
export const unmade = (
  { periodId, category }: Offer,
  period: Period,
  user: NonNullable<Session['user']>,
): Application => ({
  id: 0,
  version: 0,
  createTime: '',
  updateTime: '',
  no: null,
  title: '',
  part: 'leader',
  category,
  categoryName: period.categories.find(({ key }) => key === category)?.name ?? null,
  periodId,
  periodName: period.name,
  unitName: user.unit?.deptName ?? null,
  status: 'draft',
  statusSince: '',
  returnedFrom: null,
  handler: null,
  deadline: period.applyEnd,
  sectionsDone: 0,
  submittedAt: null,
  condition: null,
  actions: [],
  owner: { userId: user.userId, name: user.realName ?? user.nickName, certified: user.certified },
  sections: nest({ 'base.periodId': periodId, 'base.category': category }),
  typed: {},
  verdicts: [],
  stepReached: 'base',
  editable: true,
  writable: [...SECTIONS],
  openPaths: null,
  filedVersion: 0,
  sectionStatus: {
    base: NOTHING,
    unit: NOTHING,
    team: NOTHING,
    plan: NOTHING,
    target: NOTHING,
    budget: NOTHING,
    files: NOTHING,
  },
  origins: [],
  startedFrom: null,
  stageDays: [],
  held: [],
  files: [],
  sealedSheet: null,
  sealedReading: null,
});
