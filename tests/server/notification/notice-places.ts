import type { RoleKey } from '@contract/enums';
import type { SENTENCES } from '@contract/sentences/catalogue';

type Code = Extract<keyof typeof SENTENCES, `notice.${string}`>;
/** The page a notice links to for a reader with this role; null where there is nothing left to open. */
type Places = Partial<Record<RoleKey, string | null>>;

const PROJECT = '/user/myProjects/1';
const CHANGES = `${PROJECT}#changes`;
const PEOPLE = '/innovation/myProjects/1?view=people';
const CONFIRM = '/innovation/myProjects/confirm?code=K7M3QXXXXX';
const REVIEWS = '/admin/applications/1?tab=reviews';
const PAPER = '/admin/reviews/1';
const UNIT = '/user?tab=certification&kind=unit';
const MEMBERS = '/user?tab=members';
const SECURITY = '/user?tab=security';
const ACCOUNT = '/user?tab=account';
const SPACE = '/learning/courses/1';
const EXPORTS = '/user/exports';
const OWN_ACHIEVEMENT = '/achi/mine/detail/1';
const OWN_DEMAND = '/demand/1';
const DEMAND = '/demand/detail/1';
const TALK = `${DEMAND}#demand-replies`;
const KIND = '/user?tab=certification&kind=real_name';

const to = (common: string | null): Places => ({ common });
const team = to(PROJECT);
const teamAndUnit: Places = { common: PROJECT, unit_admin: PROJECT };
const security = to(SECURITY);

/** For each notice title the recipients by role, and the page about it. */
export const NOTICE_PLACES = {
  'notice.confirm.asked': to(CONFIRM),
  'notice.confirm.reminded': to(CONFIRM),
  'notice.confirm.withdrawn': to(null),
  'notice.confirm.accepted': to('/innovation/myProjects/1?view=confirmations'),
  'notice.confirm.declined': to('/innovation/myProjects/1?view=confirmations'),
  'notice.confirm.lapsed': to(CONFIRM),
  'notice.confirm.gone': to(null),
  'notice.people.invited': to('/innovation/myProjects/join?code=K7M3QXXXXX'),
  'notice.people.accepted': to(PEOPLE),
  'notice.people.refused': to(PEOPLE),
  'notice.people.changed': to('/innovation/myProjects/1'),
  'notice.people.removed': to(null),
  'notice.people.gone': to(PEOPLE),
  'notice.people.assigned': to('/innovation/myProjects/1?step=plan'),
  'notice.talk.mentioned': to('/innovation/myProjects/1?view=comments#thread-1'),
  'notice.talk.replied': to('/innovation/myProjects/1?view=comments#thread-1'),
  'notice.review.asked': { expert: PAPER },
  'notice.review.removed': { expert: null },
  'notice.review.extended': { expert: PAPER },
  'notice.review.recused': { operator: REVIEWS },
  'notice.review.declined': { operator: REVIEWS },
  'notice.demo.stamped': team,
  'notice.demo.result': team,
  'notice.demo.returned': team,
  'notice.demo.answers': to('/innovation'),
  'notice.apply.moved': teamAndUnit,
  'notice.apply.acted': teamAndUnit,
  'notice.apply.now': teamAndUnit,
  'notice.apply.returned': teamAndUnit,
  'notice.apply.led': team,
  'notice.apply.withdrawn': { unit_admin: '/user/myProjects?tab=audit' },
  'notice.apply.submitted': { unit_admin: PROJECT },
  'notice.apply.submitted_subject': { unit_admin: PROJECT },
  'notice.apply.endorsed': to('/user?tab=certification'),
  'notice.apply.endorsed_team': team,
  'notice.apply.went_on': { unit_admin: PROJECT },
  'notice.apply.can_report': { unit_admin: PROJECT },
  'notice.apply.waits': { operator: '/admin/applications/1' },
  'notice.apply.publicity_stopped': teamAndUnit,
  'notice.apply.list_down': { operator: '/admin/ranking?periodId=1' },
  'notice.apply.announced': teamAndUnit,
  'notice.apply.announced_again': teamAndUnit,
  'notice.change.asked': { common: CHANGES, unit_admin: CHANGES },
  'notice.change.withdrawn': {
    common: CHANGES,
    unit_admin: CHANGES,
    operator: '/admin/applications/1#changes',
  },
  'notice.change.passed': to(CHANGES),
  'notice.change.waits': { operator: '/admin/applications/1#changes' },
  'notice.change.returned': to(CHANGES),
  'notice.change.approved': { common: CHANGES, unit_admin: CHANGES },
  'notice.change.declined': { common: CHANGES, unit_admin: CHANGES },
  'notice.change.lapsed': { common: CHANGES, unit_admin: CHANGES, operator: '/admin/applications/1#changes' },
  'notice.change.taken_back': {
    common: CHANGES,
    unit_admin: CHANGES,
    operator: '/admin/applications/1#changes',
  },
  'notice.leader.asked': to(CHANGES),
  'notice.leader.proposed': to(CHANGES),
  'notice.leader.agreed': to(CHANGES),
  'notice.leader.refused': {
    common: CHANGES,
    unit_admin: CHANGES,
    operator: '/admin/applications/1#changes',
  },
  'notice.leader.changed': { common: CHANGES, unit_admin: CHANGES },
  'notice.cert.agreed': to(KIND),
  'notice.cert.refused': to(KIND),
  'notice.cert.revoked': to(KIND),
  'notice.cert.lapsed': to(KIND),
  'notice.cert.ending': to(KIND),
  'notice.security.password_reset': security,
  'notice.security.password_changed': security,
  'notice.security.phone': security,
  'notice.security.email': security,
  'notice.security.totp_on': security,
  'notice.security.totp_off': security,
  'notice.security.totp_replaced': security,
  'notice.security.release_asked': security,
  'notice.security.release_due': security,
  'notice.security.release_stopped': security,
  'notice.security.released': security,
  'notice.security.recovery_used': security,
  'notice.security.recovery': security,
  'notice.security.bound': security,
  'notice.security.unbound': security,
  'notice.security.closed': security,
  'notice.unit.registered': to(UNIT),
  'notice.unit.refused': to(UNIT),
  'notice.unit.joined': to(UNIT),
  'notice.unit.not_joined': to(UNIT),
  'notice.unit.asked': { unit_admin: MEMBERS },
  'notice.unit.left': { unit_admin: `${MEMBERS}&show=agreed` },
  'notice.unit.removed': to(UNIT),
  'notice.unit.appointed': { unit_admin: MEMBERS },
  'notice.unit.attended': to(UNIT),
  'notice.unit.handed_over': { unit_admin: MEMBERS },
  'notice.unit.renamed': to(UNIT),
  'notice.unit.changed': to(UNIT),
  'notice.unit.change_agreed': to(UNIT),
  'notice.unit.change_refused': to(UNIT),
  'notice.school.approve': to(ACCOUNT),
  'notice.school.merge': to(ACCOUNT),
  'notice.school.reject': to(ACCOUNT),
  'notice.learning.asked': to('/learning/requests'),
  'notice.learning.accepted': to(SPACE),
  'notice.learning.refused': to(SPACE),
  'notice.learning.changed': to(SPACE),
  'notice.learning.expelled': to(SPACE),
  'notice.learning.removed': to(SPACE),
  'notice.learning.restored': to(SPACE),
  'notice.export.done': to(EXPORTS),
  'notice.export.failed': to(EXPORTS),
  'notice.posting.reopened': { common: OWN_ACHIEVEMENT },
  'notice.achi.ask': to('/achi/mine#contribution-1'),
  'notice.achi.agreed': to(OWN_ACHIEVEMENT),
  'notice.achi.denied': to(OWN_ACHIEVEMENT),
  'notice.achi.published': to(OWN_ACHIEVEMENT),
  'notice.achi.returned': to(OWN_ACHIEVEMENT),
  'notice.achi.removed': to(OWN_ACHIEVEMENT),
  'notice.demand.published': to(DEMAND),
  'notice.demand.returned': to(OWN_DEMAND),
  'notice.demand.closed': to(TALK),
  'notice.demand.solved': to(TALK),
  'notice.demand.ending': to(OWN_DEMAND),
  'notice.demand.over': to(TALK),
  'notice.demand.renewed': to(TALK),
  'notice.reply.came': to(TALK),
  'notice.reply.message': to(TALK),
  'notice.reply.accepted': to(TALK),
  'notice.reply.declined': to(TALK),
  'notice.reply.withdrawn': to(TALK),
  'notice.reply.left': to(TALK),
  // The search itself, as it was saved.
  'notice.saved.title': to('/demand'),
  'notice.week.title': to('/user/myProjects'),
  'notice.digest.title': to(null),
} as const satisfies Partial<Record<Code, Places>>;
