import { writeFileSync } from 'node:fs';
import type { Application } from '@contract/apply';
import { type Fields, flatten } from '@contract/rules/draft-fields';
import { FIELD_KINDS, type FieldKind } from '@contract/rules/field-kinds';
import { isSensitivePath } from '@contract/sensitive';
import { anApplicant, aReadyFile, clearApplications } from '@tests/support/anApplicant';
import { field as boxOf, signInAs } from '@tests/support/application-form';
import { openSite, type Site } from '@tests/support/openSite';
import type { BrowserContext, Page } from 'playwright-core';
import { EDITS } from './edits';
import { isOffline, LEAVINGS } from './leavings';
import { comparable, heldIn, type MatrixField, shownIn } from './shown';

const LOGIN = 'gumingqian';
const RUN_LIMIT_MS = 30 * 60_000;
const STEPS = ['base', 'unit', 'team', 'members', 'plan', 'target', 'budget', 'files'] as const;
type StepName = (typeof STEPS)[number];

const chosen = (all: readonly string[], variable: string): string[] => {
  const wanted = process.env[variable]?.split(',');
  return all.filter((one) => !wanted || wanted.includes(one));
};

let site: Site;
let applicant: Awaited<ReturnType<typeof anApplicant>>;
/** Another person's machine: nothing of the first browser is there. */
let elsewhere: Page;
const table: string[] = [];
const started = Date.now();

beforeAll(async () => {
  site = await openSite();
  applicant = await anApplicant(site.service, LOGIN);
  elsewhere = (await site.newPage()).page;
  elsewhere.on('dialog', (dialog) => void dialog.accept());
  await elsewhere.goto(`${site.address}/login`);
  await signInAs(elsewhere, LOGIN);
});
afterAll(async () => {
  const minutes = ((Date.now() - started) / 60_000).toFixed(1);
  const text = [...table, `${minutes} min`].join('\n');
  console.log(text);
  if (process.env.MATRIX_FILE) writeFileSync(process.env.MATRIX_FILE, `${text}\n`);
  await site?.close();
});

const PARTNERS = 'unit.partners';
/** A draft in which every field holds something. */
const aWholeDraft = async (): Promise<Application> => {
  await clearApplications(site.service);
  applicant = await anApplicant(site.service, LOGIN);
  const { id, sections } = await applicant.completeDraft();
  const before = flatten(sections);
  const member = (before['team.members'] as string[])[0];
  const partner = async (row: string): Promise<Fields> => ({
    [`${PARTNERS}.${row}.name`]: `云泽大学${row}`,
    [`${PARTNERS}.${row}.uscc`]: '91350100M000100Y43',
    [`${PARTNERS}.${row}.task`]: '模型研究',
    [`${PARTNERS}.${row}.fund`]: 10_000_000,
    [`${PARTNERS}.${row}.agreement`]: await aReadyFile(site.service, LOGIN, '协议.pdf'),
  });
  const wanted: Fields = {
    [PARTNERS]: ['part1', 'part2'],
    ...(await partner('part1')),
    ...(await partner('part2')),
    'plan.routeFigure': await aReadyFile(site.service, LOGIN, '路线图.jpg'),
    'plan.risk': '风险与对策',
    // A number that is masked is replaced as a whole, not edited.
    [`team.members.${member}.idNumber`]: null,
    [`team.members.${member}.phone`]: '13800000003',
  };
  const changes = Object.entries(wanted).map(([path, value]) => ({
    path,
    base: before[path] ?? null,
    value,
  }));
  await applicant.patch(id, changes, { resolve: Object.keys(wanted) });
  return (await applicant.read(id)).body.data;
};

const stepOf = (pattern: string): StepName =>
  pattern.startsWith('team.members.*') ? 'members' : (pattern.split('.')[0] as StepName);
const fieldsOf = (step: StepName, draft: Application): MatrixField[] => {
  const fields = flatten(draft.sections);
  return (
    Object.entries(FIELD_KINDS)
      .filter(([pattern]) => stepOf(pattern) === step)
      .map(([pattern, kind]: [string, FieldKind]) => {
        const [list = '', column] = pattern.split('.*.');
        const rows = fields[list];
        const row = Array.isArray(rows) ? rows[0] : undefined;
        return { path: column === undefined ? list : `${list}.${row}.${column}`, kind };
      })
      // Rows of the checklist come by uploading and go one by one: their files are here.
      .filter(({ path, kind }) => EDITS[kind].length > 0 && path !== 'files.attachments')
  );
};

const addressOf = (step: StepName, draft: Application): string => {
  const member = draft.sections.team.members[0]?.id;
  const [name, hash] = step === 'members' ? ['team', `#team.members.${member}.name`] : [step, ''];
  return `${site.address}/innovation/myProjects/${draft.id}?step=${name}${hash}`;
};

const openStep = async (page: Page, step: StepName, draft: Application, first: string): Promise<void> => {
  // From the list, so that the browser's Back leads somewhere.
  await page.goto(`${site.address}/innovation/myProjects`);
  await page.goto(addressOf(step, draft));
  await boxOf(page, first).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true;
  });
};

const endSessions = async (): Promise<void> => {
  await site.service.db.pool.query("update session set ended_at = now(), end_reason = 'logout'");
  applicant = await anApplicant(site.service, LOGIN);
};

interface Walk {
  step: StepName;
  way: string;
  /** The n-th: each field comes last once, and meets each of its edits. */
  round: number;
  fields: readonly MatrixField[];
}

/** Edits all fields, leaves, and answers where the four looks differ. */
async function walk(context: BrowserContext, { step, way, round, fields: all }: Walk): Promise<string[]> {
  const draft = await aWholeDraft();
  const fields = all.map((_, at) => all[(at + round + 1) % all.length] as MatrixField);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  page.on('dialog', (dialog) => void dialog.accept());
  await openStep(page, step, draft, fields[0]?.path ?? '');
  if (isOffline(way)) await context.setOffline(true);
  const named: string[] = [];
  for (const { path, kind } of fields) {
    const edit = EDITS[kind][(all.findIndex((one) => one.path === path) + round) % EDITS[kind].length];
    if (!edit) continue;
    named.push(`${path} ${edit.name}`);
    await edit.run(boxOf(page, path));
  }
  const last = boxOf(page, fields.at(-1)?.path ?? '');
  const shown = await shownIn(page, fields);
  const leave = LEAVINGS[way];
  if (!leave) throw new Error(`${way} is no way of leaving`);
  const back = await leave({
    ...{ page, context, last, address: addressOf(step, draft), endSessions },
    signIn: async (fresh) => {
      await fresh.goto(`${site.address}/login`);
      await signInAs(fresh, LOGIN);
    },
  });
  await boxOf(back, fields[0]?.path ?? '').waitFor({ state: 'attached' });
  await back.waitForTimeout(3000);
  const same = await shownIn(back, fields);
  for (const open of context.pages()) await open.close();

  if (new URL(elsewhere.url()).pathname === '/login' || way === '登录过期') {
    await elsewhere.goto(`${site.address}/login`);
    if (new URL(elsewhere.url()).pathname === '/login') await signInAs(elsewhere, LOGIN);
  }
  await openStep(elsewhere, step, draft, fields[0]?.path ?? '');
  await elsewhere.waitForTimeout(500);
  const fresh = await shownIn(elsewhere, fields);
  const record = (await applicant.read(draft.id)).body.data as Application;
  await elsewhere.goto(`${site.address}/innovation/myProjects/${draft.id}?step=check`);
  await elsewhere.getByRole('heading', { level: 1, name: '核对并提交' }).waitFor();
  await elsewhere.waitForTimeout(1000);
  const printed = (await elsewhere.locator('main').textContent()) ?? '';

  return fields.flatMap((field, at) => {
    const { path, kind } = field;
    const was = shown.get(path) ?? '';
    const faults = [
      same.get(path) === was || isSensitivePath(path) ? '' : `same browser: ${same.get(path)}`,
      fresh.get(path) === was || isSensitivePath(path) ? '' : `fresh browser: ${fresh.get(path)}`,
      heldIn(record, field) === comparable(field, was) || isSensitivePath(path)
        ? ''
        : `record: ${heldIn(record, field)}`,
      kind === 'text' && !isSensitivePath(path) && !printed.includes(was) ? 'not on the check page' : '',
    ].filter(Boolean);
    return faults.length > 0 ? [`${named[at]} | ${way} | shown: ${was} | ${faults.join(' | ')}`] : [];
  });
}

describe.each(chosen(STEPS, 'MATRIX_STEP') as StepName[])('%s', (step) => {
  it.each(chosen(Object.keys(LEAVINGS), 'MATRIX_WAY'))(
    'keeps what the screen showed last: %s',
    async (way) => {
      const { page } = await site.newPage();
      const context = page.context();
      await page.goto(`${site.address}/login`);
      await signInAs(page, LOGIN);
      const every = fieldsOf(step, await aWholeDraft());
      const rows = every.filter(({ kind }) => kind === 'rows');
      const cells = every.filter(({ kind }) => kind !== 'rows');
      const faults: string[] = [];
      let count = 0;
      // Rows for themselves: the other fields stand in them.
      for (const fields of [cells, rows]) {
        if (fields.length === 0) continue;
        const rounds = Math.max(fields.length, ...fields.map(({ kind }) => EDITS[kind].length));
        for (let round = 0; round < Math.min(rounds, Number(process.env.MATRIX_ROUNDS ?? rounds)); round++) {
          faults.push(...(await walk(context, { step, way, round, fields })));
          count += fields.length;
        }
      }
      await context.close();
      table.push(
        `${step}\t${way}\t${count - faults.length} of ${count}`,
        ...faults.map((fault) => `  ✗ ${fault}`),
      );
      expect(faults).toEqual([]);
    },
    RUN_LIMIT_MS,
  );
});
