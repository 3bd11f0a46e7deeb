import type { Fields } from '@contract/rules/draft-fields';
import { isSensitivePath } from '@contract/sensitive';
import { signInAs } from '@tests/support/browser/application-form';
import type { Site } from '@tests/support/browser/openSite';
import { type Edit, editsOf, type MatrixField } from '@tests/support/matrix/matrix-edits';
import { settled } from '@tests/support/walk/Walker';
import type { BrowserContext, Page } from 'playwright-core';
import { isOffline, LEAVINGS } from './leavings';
import type { MatrixForm, Prepared } from './matrix-form';
import { controlOn } from './page-control';
import { comparable, heldIn, isPrinted, keptIn, shownIn } from './shown';

const ACTION_MS = 20_000;
/** Longer than the pause before an autosave, on a busy machine. */
const SAVED_MS = 15_000;
const STEP_MS = 300;

/** The result of one field that was edited and left. */
export interface Outcome {
  path: string;
  edit: string;
  way: string;
  /** What was lost or came back, and where; empty where all agree. */
  fault: string;
}

/** The person's own browser, and a machine on which nothing of it is. */
export interface Browsers {
  site: Site;
  context: BrowserContext;
  elsewhere: Page;
}

interface Trip {
  way: string;
  /** Number of the round; over all rounds each field is in last place once and gets each of its edits. */
  round: number;
  rows: boolean;
}

export const until = async <T>(
  look: () => Promise<T>,
  isDone: (seen: T) => boolean,
  limitMs: number,
): Promise<T> => {
  const end = Date.now() + limitMs;
  for (;;) {
    const seen = await look();
    if (isDone(seen) || Date.now() > end) return seen;
    await new Promise((done) => setTimeout(done, STEP_MS));
  }
};

/** Opens the form and unfolds its collapsed rows. */
const openForm = async (page: Page, address: string, first: string): Promise<void> => {
  await page.goto(address);
  await page.locator(`[id="${first}"]`).waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const row of document.querySelectorAll('details')) row.open = true;
  });
};

export const signIn = async (page: Page, { address }: Site, login: string): Promise<void> => {
  await page.goto(`${address}/login`);
  await signInAs(page, login);
};
/** Ends all sessions, as a timeout would. */
export const endSessions = ({ service }: Site) =>
  service.db.pool.query("update session set ended_at = now(), end_reason = 'logout' where ended_at is null");
/** Signs in on both machines. */
export const signInBoth = async ({ site, context, elsewhere }: Browsers, login: string): Promise<void> => {
  const page = await context.newPage();
  await signIn(page, site, login);
  await page.close();
  await signIn(elsewhere, site, login);
};

const differing = (shown: Map<string, string>, seen: Map<string, string>): string[] =>
  [...shown].filter(([path, was]) => !isSensitivePath(path) && seen.get(path) !== was).map(([path]) => path);

interface Step {
  field: MatrixField;
  edit: Edit;
}
const nameOf = ({ field, edit }: Step): Pick<Outcome, 'path' | 'edit'> => ({
  path: field.path,
  edit: edit.name,
});

/** The edits of one round, ordered so that another field is in last place each time. */
const stepsOf = (all: readonly MatrixField[], round: number): Step[] =>
  all.flatMap((_, at) => {
    const place = (at + round + 1) % all.length;
    const field = all[place] as MatrixField;
    const edits = editsOf(field);
    const edit = edits[(place + round) % edits.length];
    return edit ? [{ field, edit }] : [];
  });

const isHeld = (record: Fields, field: MatrixField, was: string): boolean =>
  isSensitivePath(field.path) || heldIn(record[field.path] ?? null, field) === comparable(field, was);

/** What the other places show, to be compared with what the screen showed last. */
interface Looks {
  same: Map<string, string>;
  fresh: Map<string, string>;
  record: Fields;
  printed: string | null;
  left: readonly string[];
}
const faultOf = (field: MatrixField, was: string, { same, fresh, record, printed, left }: Looks): string => {
  const { path } = field;
  if (isSensitivePath(path)) return '';
  const faults = [
    same.get(path) === was ? '' : `same browser: ${same.get(path)}`,
    fresh.get(path) === was ? '' : `fresh browser: ${fresh.get(path)}`,
    isHeld(record, field, was) ? '' : `record: ${heldIn(record[path] ?? null, field)}`,
    left.includes(path) ? 'still on the device' : '',
    printed === null || isPrinted(printed, field, was) ? '' : 'not on the check page',
  ].filter(Boolean);
  return faults.length > 0 ? `shown: ${was} | ${faults.join(' | ')}` : '';
};

const printedOf = async (page: Page, address: string, { printed }: Prepared): Promise<string | null> => {
  if (!printed) return null;
  await page.goto(`${address}${printed.path}`);
  await page.getByRole('heading', { level: 1, name: printed.heading }).waitFor();
  await settled(page);
  await page.waitForTimeout(STEP_MS * 2);
  return page.locator('main').textContent();
};

/** A field that no edit removes from the page; a file of the checklist disappears with its row. */
const staying = (fields: readonly MatrixField[]): MatrixField | undefined =>
  fields.find(({ kind }) => kind !== 'file') ?? fields[0];

/** Edits all fields of the form, leaves, and looks everywhere. */
export async function walk(
  form: MatrixForm,
  browsers: Browsers,
  { way, round, rows }: Trip,
): Promise<Outcome[]> {
  const { site, context, elsewhere } = browsers;
  const prepared = await form.prepare(site.service);
  const all = prepared.fields.filter(({ kind }) => (kind === 'rows') === rows);
  if (all.length === 0) return [];
  const address = `${site.address}${prepared.path}`;
  const first = staying(prepared.fields)?.path ?? '';
  const page = await context.newPage();
  page.setDefaultTimeout(ACTION_MS);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto(`${site.address}${form.from}`);
  await openForm(page, address, first);
  if (isOffline(way)) await context.setOffline(true);

  const refused: Outcome[] = [];
  const done: Step[] = [];
  for (const step of stepsOf(all, round)) {
    // An earlier choice may have hidden the field.
    if ((await page.locator(`[id="${step.field.path}"]`).count()) === 0) continue;
    try {
      await step.edit.run(controlOn(page, step.field.path));
      done.push(step);
    } catch (error) {
      refused.push({
        ...nameOf(step),
        way,
        fault: `cannot be done: ${(error as Error).message.split('\n')[0]}`,
      });
    }
  }
  const fields = done.map(({ field }) => field);
  const shown = await shownIn(page, fields);
  const leave = LEAVINGS[way];
  if (!leave) throw new Error(`${way} is no way of leaving`);
  const back = await leave({
    page,
    context,
    address,
    last: page.locator(`[id="${fields.at(-1)?.path}"]`),
    endSessions: async () => {
      await endSessions(site);
      await signIn(elsewhere, site, form.login);
    },
    signIn: (fresh) => signIn(fresh, site, form.login),
  });
  back.setDefaultTimeout(ACTION_MS);
  await back.locator(`[id="${first}"]`).waitFor({ state: 'attached' });

  const agrees = (seen: Map<string, string>): boolean => differing(shown, seen).length === 0;
  const kept = fields.filter(({ path }) => shown.has(path));
  const isKept = (record: Fields): boolean =>
    kept.every((field) => isHeld(record, field, shown.get(field.path) ?? ''));
  await until(prepared.read, isKept, SAVED_MS);
  const same = await until(() => shownIn(back, fields), agrees, STEP_MS * 5);
  const left = await until(
    () => keptIn(back),
    (paths) => paths.length === 0,
    SAVED_MS,
  );
  for (const open of context.pages()) await open.close();

  await openForm(elsewhere, address, first);
  const fresh = await until(() => shownIn(elsewhere, fields), agrees, STEP_MS * 5);
  const printed = await printedOf(elsewhere, site.address, prepared);
  const looks = { same, fresh, printed, left, record: await prepared.read() };
  const seen = done.filter(({ field }) => shown.has(field.path));
  return [
    ...refused,
    ...seen.map((step) => ({
      ...nameOf(step),
      way,
      fault: faultOf(step.field, shown.get(step.field.path) ?? '', looks),
    })),
  ];
}
