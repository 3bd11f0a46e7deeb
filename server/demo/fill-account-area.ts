import type { ApplicationStatus } from '@contract/enums';
import { certificationEnd } from '@contract/rules/certification-term';
import { type Said, say, textOf } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import { type Notice, toStore } from '@server/modules/notification/service';
import { inOrder, workingHoursAgo, workingTime } from './working-time';

const UNIT = '青陶水务科技有限公司';

const idOf = async (tx: Transaction, login: string): Promise<number> =>
  (await tx.selectFrom('account').select('id').where('login', '=', login).executeTakeFirstOrThrow()).id;

/** The demo applicant's profile, filled in as it must be before submitting. */
const fillProfile = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  const { id: schoolId } = await tx
    .selectFrom('school')
    .select('id')
    .where('name', '=', UNIT)
    .executeTakeFirstOrThrow();
  const { id: departmentId } = await tx
    .selectFrom('department')
    .select('id')
    .where('schoolId', '=', schoolId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const place = { schoolId, departmentId, identity: 'professional' };
  await tx
    .updateTable('account')
    .set({
      ...place,
      location: '江西省',
      locationCity: '南昌市',
      technicalTitle: '高级工程师',
      professionalCertified: true,
      intro: '从事供水管网漏损诊断与水力建模，负责过 6 个县域管网改造项目。',
    })
    .where('id', '=', accountId)
    .execute();
  const [asked = now, refused = now, again = now, decided = now] = inOrder(
    [-23, -22, -21, -20].map((day) => workingTime(now, day, `职业认证 ${day}`)),
  );
  await tx
    .insertInto('certification')
    .values([
      {
        accountId,
        kind: 'professional' as const,
        name: '沈知遥',
        ...place,
        extra: '高级工程师',
        status: 2,
        reason: '证明材料不清晰，请上传盖章的在职证明',
        decidedAt: refused,
        createdAt: asked,
        queuedAt: asked,
      },
      {
        accountId,
        kind: 'professional' as const,
        name: '沈知遥',
        ...place,
        extra: '高级工程师',
        // Corrected after a refusal: it kept its place in the queue.
        status: 1,
        decidedAt: decided,
        createdAt: again,
        queuedAt: asked,
        validUntil: certificationEnd('professional', decided),
      },
    ])
    .execute();
};

/** Target of a notice; one about the applicant's own project selects it by its status. */
type Place = { link: string } | { projectIn: ApplicationStatus };
const NEWS: readonly (Pick<Notice, 'kind'> & Place & { days: number; said: Said })[] = [
  {
    days: 20,
    kind: 'certification',
    said: say('notice.cert.agreed', { name: { code: 'notice.cert.professional' } }),
    link: '/user?tab=certification&kind=professional',
  },
  { days: 17, kind: 'application', said: 'notice.demo.stamped', projectIn: 'returned' },
  { days: 8, kind: 'application', said: 'notice.demo.result', projectIn: 'stage_one' },
  { days: 4, kind: 'application', projectIn: 'returned', said: say('notice.demo.returned', { n: 2 }) },
  { days: 1, kind: 'application', said: 'notice.demo.answers', link: '/innovation' },
];

/** Notices of the last days are still unread. */
const UNREAD_DAYS = 4;

const fillNews = async (tx: Transaction, accountId: number, now: Date): Promise<void> => {
  const projects = await tx
    .selectFrom('application')
    .select(['id', 'status'])
    .where('ownerId', '=', accountId)
    .execute();
  const linkTo = (place: Place): string => {
    if ('link' in place) return place.link;
    const project = projects.find(({ status }) => status === place.projectIn);
    if (!project) throw new Error(`The demo applicant has no project in ${place.projectIn}.`);
    return `/user/myProjects/${project.id}`;
  };
  await tx
    .insertInto('notification')
    .values(
      NEWS.map(({ days, said, kind, ...place }) => {
        const title = textOf(said);
        const readAt = days > UNREAD_DAYS ? workingTime(now, 3 - days, title) : null;
        const notice = { kind, accountId, title: said, body: null, link: linkTo(place) };
        return { ...toStore(notice, workingTime(now, -days, title)), readAt };
      }),
    )
    .execute();
};

/** `hours`: office hours for which they have waited. */
const ASKING = [
  { login: 'fangyanqiu', name: '方砚秋', phone: '19900000021', hours: 11, certified: true },
  { login: 'jiangmuyun', name: '姜牧云', phone: '19900000022', hours: 2, certified: false },
];

/** People who ask to join, so that the unit's administrator has something to decide; nobody signs in as them. */
const fillAsking = async (tx: Transaction, now: Date): Promise<void> => {
  const { id: unitId } = await tx
    .selectFrom('unit')
    .select('id')
    .where('name', '=', UNIT)
    .executeTakeFirstOrThrow();
  for (const { login, name, phone, hours, certified } of ASKING) {
    const { id: accountId } = await tx
      .insertInto('account')
      .values({ login, loginKey: login, phone, phoneKey: phone, nickname: name, realName: name, certified })
      .returning('id')
      .executeTakeFirstOrThrow();
    const createdAt = workingHoursAgo(now, hours, login);
    await tx.insertInto('unitMemberApply').values({ accountId, unitId, createdAt }).execute();
  }
};

/** What makes the user area of the demo accounts alive: a profile, news, and people who ask to join. */
export const fillAccountArea = async (tx: Transaction, now: Date): Promise<void> => {
  const applicant = await idOf(tx, 'shenzhiyao');
  await fillProfile(tx, applicant, now);
  await fillNews(tx, applicant, now);
  await fillAsking(tx, now);
};
