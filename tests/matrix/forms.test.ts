import { appendFileSync } from 'node:fs';
import { openSite, type Site } from '@tests/support/browser/openSite';
import { editsOf } from '@tests/support/matrix/matrix-edits';
import { APPLICATION_FORMS } from './application-forms';
import { LEAVINGS, needsNext } from './leavings';
import type { MatrixForm } from './matrix-form';
import { RECORD_FORMS } from './record-forms';
import { tableOf } from './table';
import { type Browsers, type Outcome, signInBoth, walk } from './walk';

const RUN_LIMIT_MS = 4 * 3_600_000;
const FORMS = [...RECORD_FORMS, ...APPLICATION_FORMS];
const WAYS = Object.keys(LEAVINGS);
const { MATRIX_FORM, MATRIX_WAY, MATRIX_ROUNDS, MATRIX_ALL, MATRIX_FILE } = process.env;

const isWanted = (wanted: string | undefined, name: string): boolean =>
  wanted === undefined || wanted.split(',').some((part) => name.includes(part));

let site: Site;
const started = Date.now();
const minutes = (since: number): string => `${((Date.now() - since) / 60_000).toFixed(1)} min`;

/** Written directly, so that people see it at once; Jest holds logged lines back until the file ends. */
const say = (lines: readonly string[]): void => {
  const text = `${lines.join('\n')}\n`;
  process.stdout.write(text);
  if (MATRIX_FILE) appendFileSync(MATRIX_FILE, text);
};

beforeAll(async () => {
  site = await openSite();
});
afterAll(async () => {
  say([minutes(started)]);
  await site?.close();
});

interface Plan {
  way: string;
  round: number;
  rows: boolean;
}
/**
 * Each field with each of its edits and the ways of leaving in turn, each way at least once; all of it: every way with
 * every field as the last one and with each of its edits.
 */
const plansOf = async (form: MatrixForm): Promise<Plan[]> => {
  const { fields } = await form.prepare(site.service);
  const ways = WAYS.filter((way) => isWanted(MATRIX_WAY, way) && (form.hasNext || !needsNext(way)));
  return [false, true].flatMap((rows) => {
    const own = fields.filter(({ kind }) => (kind === 'rows') === rows);
    if (own.length === 0) return [];
    const edits = Math.max(...own.map((field) => editsOf(field).length));
    const whole = Math.max(own.length, edits);
    const rounds = Number(
      MATRIX_ROUNDS ?? (MATRIX_ALL ? whole : rows ? edits : Math.max(edits, ways.length)),
    );
    return Array.from({ length: rounds }, (_, round) => round).flatMap((round) =>
      (MATRIX_ALL ? ways : [ways[round % ways.length] ?? '']).map((way) => ({ way, round, rows })),
    );
  });
};

/** The person's own browser, and one on another machine. */
const openBrowsers = async (): Promise<Browsers> => {
  const { page } = await site.newPage();
  const context = page.context();
  const { page: elsewhere } = await site.newPage();
  elsewhere.on('dialog', (dialog) => void dialog.accept());
  return { site, context, elsewhere };
};

describe.each(FORMS.filter(({ name }) => isWanted(MATRIX_FORM, name)))('$name', (form) => {
  it(
    'keeps what the screen showed last',
    async () => {
      const since = Date.now();
      const browsers = await openBrowsers();
      await signInBoth(browsers, form.login);
      const outcomes: Outcome[] = [];
      for (const plan of await plansOf(form)) {
        const lost = (error: Error): Outcome[] => [
          { path: '*', edit: `${plan.round}`, way: plan.way, fault: error.message },
        ];
        outcomes.push(...(await walk(form, browsers, plan).catch(lost)));
        for (const page of browsers.context.pages()) await page.close();
        await browsers.context.setOffline(false);
      }
      await browsers.context.close();
      await browsers.elsewhere.context().close();
      say([...tableOf(form.name, outcomes), `${form.name}: ${minutes(since)}`, '']);
      expect(outcomes.filter(({ fault }) => fault !== '')).toEqual([]);
    },
    RUN_LIMIT_MS,
  );
});
