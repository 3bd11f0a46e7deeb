import type { Sections } from '@contract/application';
import type { ApplicationEvent } from '@contract/enums';
import { APPLICATION_STATUSES, BUDGET_SUBJECTS } from '@contract/enums';
import type { ResultFields, StageResult } from '@contract/result';
import type { Milestone } from '@contract/result-choices';
import { budgetSums } from '@contract/rules/budget';
import { completionRate } from '@contract/rules/completion-rate';
import { nest } from '@contract/rules/draft-fields';
import { blockersOf } from '@contract/rules/formality';
import { resultFaults } from '@contract/rules/result-problems';
import { findTransition } from '@contract/rules/status-machine';
import { inChinese } from '@contract/word';
import { openFields } from '@server/crypto/field-sealing';
import { createSealer } from '@server/crypto/sealing';
import { demoApplications } from '@server/demo/application/fill-applications';
import { OFFICE } from '@server/demo/content/demo-content';
import { DEMO_CHAINS } from '@server/demo/fill-chain';
import { isWorkingTime } from '@server/demo/working-time';
import { judge } from '@server/modules/apply/draft/formality-context';
import { countByPeriod } from '@server/modules/chart/service';
import { startService, type TestService } from '@tests/support/service';

interface Row {
  id: number;
  title: string;
  status: string;
  ownerId: number;
  periodId: number;
  filedVersion: number;
  unitName: string;
  unitNature: string;
  sections: Sections;
}
interface EventRow {
  id: number;
  event: ApplicationEvent;
  from: string | null;
  to: string;
  role: string;
  at: Date;
}
interface ResultRow {
  id: number;
  milestone: Milestone;
  status: string;
  fields: ResultFields;
}

let service: TestService;
let applications: Row[];
let events: EventRow[];
let results: ResultRow[];
const sql = async <T>(text: string): Promise<T[]> => (await service.db.pool.query(text)).rows as T[];

beforeAll(async () => {
  service = await startService();
  const sealer = createSealer(service.config.dataKey.export());
  const rows = await service.db.kysely
    .selectFrom('application as a')
    .innerJoin('unit as u', 'u.id', 'a.unitId')
    .select(['a.id', 'a.title', 'a.status', 'a.ownerId', 'a.periodId', 'a.filedVersion', 'a.fields'])
    .select(['u.name as unitName', 'u.nature as unitNature'])
    .orderBy('a.id')
    .execute();
  applications = rows.map(({ fields, unitNature, ...row }) => ({
    ...row,
    unitNature: unitNature ?? '',
    sections: nest(openFields(sealer, fields)),
  }));
  events = await sql<EventRow>(
    'select application_id as id, event, from_status as from, to_status as to, actor_role as role, at from application_event order by id',
  );
  results = await sql<ResultRow>('select application_id as id, milestone, status, fields from stage_result');
});
afterAll(() => service.stop());

const filed = () => applications.filter(({ filedVersion }) => filedVersion > 0);
const titleOf = (id: number): string => applications.find((row) => row.id === id)?.title ?? '';
/** Texts that occur more than once, so that a failure names them. */
const repeated = (texts: readonly string[]): string[] =>
  texts.filter((text, index) => texts.indexOf(text) !== index);
const numbersIn = (text: string): number => (text.match(/\d+(?:\.\d+)?/g) ?? []).length;

describe('applications of the demo', () => {
  it('stand in every status of the machine', () => {
    expect(new Set(applications.map(({ status }) => status))).toEqual(new Set(APPLICATION_STATUSES));
    expect(applications.length).toBe(demoApplications.length);
  });

  it('pass the formality check, all that were filed', async () => {
    const faults: string[] = [];
    for (const row of filed()) {
      const fields = Object.fromEntries(
        (
          await sql<{ fields: Record<string, never> }>(`select fields from application where id = ${row.id}`)
        ).flatMap(({ fields: all }) => Object.entries(all)),
      );
      const sealer = createSealer(service.config.dataKey.export());
      const judging = { db: service.db.kysely, sealer, now: service.clock.now };
      const { verdicts } = await judge(judging, row, openFields(sealer, fields));
      faults.push(...blockersOf(verdicts).map(({ path, code }) => `${row.title}: ${path} ${code}`));
    }
    expect(faults).toEqual([]);
  });

  it.each<[string, (sections: Sections) => string]>([
    ['title', ({ base }) => base.title ?? ''],
    ['abstract', ({ base }) => base.summary ?? ''],
    ['reasons', ({ plan }) => plan.basis ?? ''],
    ['content', ({ plan }) => plan.content ?? ''],
    ['route', ({ plan }) => plan.route ?? ''],
    ['risk', ({ plan }) => plan.risk ?? ''],
    ['indicators', ({ target }) => JSON.stringify(target.indicators)],
    ['schedule', ({ target }) => JSON.stringify(target.schedule.map(({ task }) => task))],
    ['budget', ({ budget }) => JSON.stringify(budget)],
    ['team', ({ team }) => JSON.stringify(team.members.map(({ task }) => task))],
  ])('have their own %s', (_, textOf) => {
    expect(repeated(filed().map(({ sections }) => textOf(sections)))).toEqual([]);
  });

  it.each<[string, (sections: Sections) => boolean]>([
    [
      'a budget that is what its reasons add up to',
      ({ budget }) =>
        BUDGET_SUBJECTS.every((subject) => {
          const { special, self, basis } = budget[subject];
          const sums = (basis ?? '').split('；').map((part) => Number(/([\d.]+) 万元。?$/.exec(part)?.[1]));
          const said = Math.round(sums.reduce((sum, one) => sum + one, 0) * 10_000) * 100;
          return said === (special ?? 0) + (self ?? 0) && (special ?? -1) >= 0;
        }),
    ],
    [
      'sources that carry the budget',
      ({ budget, unit }) => {
        const { total } = budgetSums(budget);
        return total.special === unit.specialFund && total.self === unit.selfFund;
      },
    ],
    [
      'indicators with a baseline or a zero, and targets that can be measured',
      ({ target }) =>
        target.indicators.filter(({ stageTwo }) => numbersIn(stageTwo ?? '') > 0).length >= 3 &&
        target.indicators.every(({ present }) => (present ?? '').length > 0),
    ],
    [
      'work packages for which somebody of the team answers',
      ({ target, team }) =>
        target.schedule.filter(({ person }) => team.members.some(({ name }) => name === person)).length >=
        target.schedule.length - 1,
    ],
  ])('have %s', (_, holds) => {
    expect(
      filed()
        .filter(({ sections }) => !holds(sections))
        .map(({ title }) => title),
    ).toEqual([]);
  });

  it('name the unit of their applicant and its kind', () => {
    const wrong = applications.filter(
      ({ sections, unitName, unitNature }) =>
        sections.unit.name !== unitName || sections.unit.nature !== unitNature,
    );
    expect(wrong.map(({ title }) => title)).toEqual([]);
  });
});

describe('what happened to them', () => {
  const storyOf = (id: number) => events.filter((event) => event.id === id);

  it('follows the machine, by those who may, and ends where they stand', () => {
    const astray = applications.flatMap(({ id, title, status }) => {
      const [, ...steps] = storyOf(id);
      const wrong = steps.filter(
        ({ event, from, to, role }) => findTransition(from as 'draft', event, role as 'office')?.to !== to,
      );
      const end = steps.at(-1)?.to ?? 'draft';
      return wrong.length > 0 || end !== status ? [title] : [];
    });
    expect(astray).toEqual([]);
  });

  it('happened in order, in office hours, and never after now', () => {
    const wrong = applications.flatMap(({ id, title }) => {
      const times = storyOf(id).map(({ at }) => at.getTime());
      const isSorted = times.every((time, index) => index === 0 || time > (times[index - 1] ?? 0));
      const isPast = times.every((time) => time <= service.clock.now.getTime());
      const isAtWork = storyOf(id).every(({ at }) => isWorkingTime(at));
      return isSorted && isPast && isAtWork ? [] : [title];
    });
    expect(wrong).toEqual([]);
  });

  it('does not happen at one minute of the clock', () => {
    const minutes = events.map(({ at }) => at.getUTCHours() * 60 + at.getUTCMinutes());
    expect(new Set(minutes).size).toBeGreaterThan(events.length / 3);
  });

  it('was filed while its period was open, and reported before the unit had to', async () => {
    const late = await sql<{ title: string }>(
      `select a.title from application a join period p on p.id = a.period_id
       where a.submitted_at not between p.apply_start and p.apply_end or a.reported_at > p.unit_audit_end`,
    );
    expect(late).toEqual([]);
  });
});

describe('stage results', () => {
  const targetsOf = (id: number, milestone: Milestone): StageResult['targets'] =>
    (applications.find((row) => row.id === id)?.sections.target.indicators ?? []).map((indicator) => ({
      id: indicator.id,
      name: indicator.name ?? '',
      present: indicator.present ?? '',
      target: (milestone === 'one' ? indicator.stageOne : indicator.stageTwo) ?? '',
    }));

  it('lack nothing, and answer to the indicators of their application', () => {
    const faults = results.flatMap(({ id, milestone, fields }) => {
      const targets = targetsOf(id, milestone);
      const isForeign = fields.indicators.some((row) => !targets.some((target) => target.id === row.id));
      return [
        ...resultFaults(milestone, fields, { targets, oldSheet: null }).map(
          ({ path }) => `${titleOf(id)} ${milestone} ${path}`,
        ),
        ...(isForeign || fields.indicators.length !== targets.length ? [`${titleOf(id)} ${milestone}`] : []),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('reach what was promised where a figure says so', () => {
    const missed = results.flatMap(({ id, milestone, fields }) =>
      targetsOf(id, milestone).flatMap(({ id: goal, name, target }) => {
        const row = fields.indicators.find((one) => one.id === goal);
        const rate = completionRate(target, row?.actual ?? '');
        return rate !== null && rate < 1 && !row?.deviation ? [`${titleOf(id)} ${name}`] : [];
      }),
    );
    expect(missed).toEqual([]);
  });

  it('have texts of their own, with figures', () => {
    expect(repeated(results.map(({ fields }) => fields.summary))).toEqual([]);
    expect(repeated(results.map(({ fields }) => JSON.stringify(fields.indicators)))).toEqual([]);
    const bare = results.filter(
      ({ fields }) =>
        numbersIn(fields.summary) < 6 ||
        fields.indicators.filter(({ actual }) => numbersIn(actual) > 0).length < 3,
    );
    expect(bare.map(({ id, milestone }) => `${titleOf(id)} ${milestone}`)).toEqual([]);
  });

  it('spend no more than there is', () => {
    const over = results.filter(({ id, fields }) => {
      const sections = applications.find((row) => row.id === id)?.sections;
      return BUDGET_SUBJECTS.some((subject) =>
        (['special', 'self'] as const).some(
          (source) => (fields.spending[subject][source] ?? 0) > (sections?.budget[subject][source] ?? 0),
        ),
      );
    });
    expect(over.map(({ id }) => titleOf(id))).toEqual([]);
  });

  it('of every project that was closed are public', async () => {
    const closed = applications.filter(({ status }) => status === 'closed');
    const { body } = await service.call('GET', '/prod-api/cms/open/result?pageSize=100');
    const shown = new Set(body.rows.map(({ applicationId }: { applicationId: number }) => applicationId));

    expect(closed.length).toBeGreaterThanOrEqual(8);
    expect(closed.filter(({ id }) => !shown.has(id)).map(({ title }) => title)).toEqual([]);
    for (const { indicators, reached } of body.rows)
      expect([reached > 0, indicators >= 3]).toEqual([true, true]);
  });
});

describe('what is linked and said', () => {
  it('resolves: demands, applications, results, achievements and policies', async () => {
    const rows = await sql<{ title: string; demand: string | null; achievement: string | null }>(
      `select a.title, d.title as demand, c.title as achievement from application a
       left join demand d on d.id = a.demand_id left join achievement c on c.source_id = a.id`,
    );
    for (const { project, answers = null, achievement = null } of DEMO_CHAINS)
      expect(rows).toContainEqual({ title: project.title, demand: answers, achievement });
    expect(rows.filter(({ demand }) => demand).length).toBeGreaterThanOrEqual(8);
    expect(rows.filter(({ demand, achievement }) => demand && achievement).length).toBeGreaterThanOrEqual(6);
  });

  it('gives one number to one title, in results and achievements alike', async () => {
    const ips = await sql<{ number: string; title: string }>(
      `select ip ->> 'number' as number, ip ->> 'title' as title from achievement, jsonb_array_elements(ips) ip`,
    );
    const outputs = results.flatMap(({ fields }) => fields.outputs);
    const named = [...ips, ...outputs].map(({ number, title }) => `${number} ${title}`);
    const distinct = [...new Set(named)];

    expect(outputs.length).toBeGreaterThan(9);
    expect(repeated([...ips, ...outputs].map(({ title }) => title)).length).toBe(
      named.length - distinct.length,
    );
    expect(repeated([...ips, ...outputs].map(({ number }) => number)).length).toBe(
      named.length - distinct.length,
    );
  });

  it('comes in its order: a demand before its application, an achievement after the project was closed', async () => {
    const wrong = await sql(
      `select a.title from application a left join demand d on d.id = a.demand_id
         left join achievement c on c.source_id = a.id
       where d.publish_at >= a.created_at or c.publish_at <= a.status_since
          or c.finished_on < (a.submitted_at)::date::text`,
    );
    expect(wrong).toEqual([]);
  });

  it.each(['content', 'demand', 'achievement'])(
    'was published in office hours, before now: %s',
    async (table) => {
      const rows = await sql<{ at: Date | null }>(`select publish_at as at from ${table}`);
      const times = rows.flatMap(({ at }) => (at ? [at] : []));

      expect(times.length).toBeGreaterThan(9);
      expect(times.filter((at) => !isWorkingTime(at) || at > service.clock.now)).toEqual([]);
      expect(new Set(times.map((at) => at.getUTCHours() * 60 + at.getUTCMinutes())).size).toBeGreaterThan(
        times.length / 2,
      );
    },
  );

  it('first asks for a certification no later than again', async () => {
    expect(await sql('select id from certification where queued_at > created_at')).toEqual([]);
  });

  it('calls the office by one name', async () => {
    const texts = await sql<{ text: string }>(
      `select title || summary || body || coalesce(publisher, '') as text from content
       union all select value::text from setting union all select nickname from account`,
    );
    const named = texts.filter(({ text }) => text.includes(OFFICE));

    expect(named.length).toBeGreaterThan(10);
    expect(texts.filter(({ text }) => text.replaceAll(OFFICE, '').includes('办公室'))).toEqual([]);
  });
});

it('says every notice in words that have a code and are its Chinese', async () => {
  const notices = await service.db.kysely
    .selectFrom('notification')
    .select(['title', 'body', 'words'])
    .execute();

  expect(notices.length).toBeGreaterThan(0);
  for (const { title, body, words } of notices) {
    expect(words?.title.id).toMatch(/^(said|contract)\./);
    expect(words && { title: inChinese(words.title), body: inChinese(words.body) }).toEqual({ title, body });
  }
});

it('has given out every number it shows: the next one is free', async () => {
  const numbered = ['achievement', 'demand'].map(
    (table) =>
      `select '${table}:' || substr(no, 3, 4) as series, max(substr(no, 8)::int) as last from ${table} where no is not null group by 1`,
  );
  const taken = await sql<{ series: string; last: number; given: number | null }>(
    `select t.series, t.last, c.value::int as given from (${numbered.join(' union all ')}) t
     left join counter c on c.name = t.series`,
  );

  expect(taken.length).toBeGreaterThan(1);
  expect(taken.filter(({ last, given }) => given !== last)).toEqual([]);
});

it('draws something in the charts that everybody may see, though small counts are hidden', async () => {
  const counts = await countByPeriod(service.db.kysely, false);
  const telling = new Set(
    counts.filter(({ value }) => value !== null && value > 0).map(({ period }) => period),
  );

  expect(telling.size).toBeGreaterThanOrEqual(4);
});
