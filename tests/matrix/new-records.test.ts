import { clearApplications, openPeriod } from '@tests/support/anApplicant';
import { openSite, type Site } from '@tests/support/browser/openSite';
import type { TestService } from '@tests/support/service';
import type { Page } from 'playwright-core';
import { isOffline, LEAVINGS, needsNext } from './leavings';
import { readAs } from './matrix-form';
import { endSessions, signIn, until } from './walk';

/** A form whose record is made by the first change. */
interface NewForm {
  name: string;
  login: string;
  from: string;
  address: (service: TestService) => Promise<string>;
  field: string;
  /** Path of the call that creates the record. */
  creates: string;
  /** Path of the list of the person's records of this kind. */
  records: string;
  /** Path for reading one of them, and the keys under which the typed text is found in it. */
  read: (id: number) => string;
  within: readonly string[];
}

const OWN = 'join account a on a.id = r.owner_id where a.login = $1';
const FORMS: NewForm[] = [
  {
    creates: '/prod-api/cms/apply',
    name: '申报',
    login: 'shenzhiyao',
    from: '/innovation/myProjects',
    field: 'base.title',
    address: async (service) => {
      await clearApplications(service);
      const { id } = await openPeriod(service);
      return `/innovation/myProjects/draft?periodId=${id}&category=A&step=base`;
    },
    records: `select r.id from application r ${OWN}`,
    read: (id) => `/prod-api/cms/apply/${id}`,
    within: ['sections', 'base', 'title'],
  },
  {
    creates: '/prod-api/cms/demand',
    name: '需求',
    login: 'shenzhiyao',
    from: '/user/demand',
    field: 'title',
    address: async () => '/user/demand/new',
    records: `select r.id from demand r ${OWN}`,
    read: (id) => `/prod-api/cms/demand/${id}`,
    within: ['draft', 'title'],
  },
  {
    creates: '/prod-api/cms/achi',
    name: '成果',
    login: 'shenzhiyao',
    from: '/achi/mine',
    field: 'title',
    address: async () => '/achi/mine/detail/new',
    records: `select r.id from achievement r ${OWN}`,
    read: (id) => `/prod-api/cms/achi/${id}`,
    within: ['draft', 'title'],
  },
  {
    creates: '/prod-api/cms/content/draft',
    name: '内容',
    login: 'office',
    from: '/admin/contents',
    field: 'title',
    address: async () => '/admin/contents/new',
    records: 'select r.id from content r join account a on a.id = r.created_by where a.login = $1',
    read: (id) => `/prod-api/cms/content/${id}/draft`,
    within: ['draft', 'title'],
  },
];
const WAYS = Object.keys(LEAVINGS).filter((way) => !needsNext(way));
const { MATRIX_FORM, MATRIX_WAY } = process.env;
const isWanted = (wanted: string | undefined, name: string): boolean =>
  wanted === undefined || wanted.split(',').some((part) => name.includes(part));

const ACTION_MS = 20_000;
const MADE_MS = 25_000;
/** Longer than the pause before an autosave; a faulty second record would exist by then. */
const SECOND_MS = 5000;
const FORM_LIMIT_MS = 1_800_000;

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const textIn = (answer: unknown, within: readonly string[]): unknown =>
  within.reduce<unknown>((at, name) => (at as Record<string, unknown> | null)?.[name], answer);

/** The service creates the record, but its answer is lost. */
const loseAnswer = (page: Page, { creates }: NewForm) =>
  page.route(
    ({ pathname }) => pathname === creates,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );

/** Types into a form without a record and returns what was stored: there must be exactly one record with the text. */
const typeAndLeave = async (form: NewForm, way: string, isLost = false): Promise<unknown[]> => {
  const { service } = site;
  const text = `新写的${way}`;
  const address = `${site.address}${await form.address(service)}`;
  const ids = async (): Promise<number[]> =>
    (await service.db.pool.query(form.records, [form.login])).rows.map(({ id }) => Number(id));
  const before = new Set(await ids());
  const made = async (): Promise<unknown[]> => {
    const fresh = (await ids()).filter((id) => !before.has(id));
    const answers = await Promise.all(fresh.map((id) => readAs(service, form.login, form.read(id))));
    return answers.map(({ data }) => textIn(data, form.within));
  };
  const { page: first } = await site.newPage();
  const context = first.context();
  await signIn(first, site, form.login);
  await first.close();
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_MS);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.address}${form.from}`);
  await page.goto(address);
  const last = page.locator(`[id="${form.field}"]`);
  await last.waitFor();
  if (isOffline(way)) await context.setOffline(true);
  if (isLost) await loseAnswer(page, form);
  await last.fill(text);
  if (isLost) await until(ids, (all) => all.some((id) => !before.has(id)), MADE_MS);
  await LEAVINGS[way]?.({
    page,
    context,
    address,
    last,
    endSessions: async () => void (await endSessions(site)),
    signIn: (again) => signIn(again, site, form.login),
  });
  await until(made, (texts) => texts.includes(text), MADE_MS);
  await new Promise((done) => setTimeout(done, SECOND_MS));
  const texts = await made();
  await context.close();
  return texts;
};

/** Tests not requested on the command line are marked as skipped. */
const test = (way: string) => (isWanted(MATRIX_WAY, way) ? it : it.skip);
const group = ({ name }: NewForm) => (isWanted(MATRIX_FORM, name) ? describe : describe.skip);

for (const form of FORMS)
  group(form)(`${form.name}, new`, () => {
    for (const way of WAYS)
      test(way)(
        `left by ${way} it is one record with what was typed`,
        async () => {
          expect(await typeAndLeave(form, way)).toEqual([`新写的${way}`]);
        },
        FORM_LIMIT_MS,
      );
    for (const way of ['点别处', '刷新', '关闭'])
      test(way)(
        `whose answer was lost, left by ${way} it is one record with what was typed`,
        async () => {
          expect(await typeAndLeave(form, way, true)).toEqual([`新写的${way}`]);
        },
        FORM_LIMIT_MS,
      );
  });
