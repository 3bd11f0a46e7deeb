import type { ResultFields } from '@contract/result';
import { RESULT_SCOPES } from '@contract/result-choices';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { nestRecord } from '@contract/rules/record-fields';
import { screen, waitFor } from '@testing-library/react';
import { answer, press } from '@tests/support/admin-press';
import { anApplication } from '@tests/support/an-application';
import { planOf, wholeRecord } from '@tests/support/matrix/matrix-wholes';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import texts from '@/locales/zh-CN';
import { RESULT_WORDS } from '@/pages/innovation/result/detail/result-words';
import { EventButtons } from './EventButtons';
import { ResultPanels } from './ResultPanels';

const RESULTS = 'GET /prod-api/cms/result/5';
const PLANS = { one: 'stageOne', two: 'stageTwo' } as const;
type Milestone = keyof typeof PLANS;

const patternOf = (path: string): string =>
  path.replace(/^(indicators|deliverables|outputs|figures)\.[^.]+/, '$1.*');
const kindOf = (path: string) => RESULT_SHAPE.kinds[patternOf(path)];

/** A value found nowhere else on the page; amounts differ by their position in the form so that each is unique. */
const distinct = (path: string, value: FieldValue, index: number): FieldValue => {
  if (kindOf(path) === 'text') return `〔${path}〕`;
  return kindOf(path) === 'money' ? 71_110_000 + index * 10_000 : value;
};

const fieldsOf = (milestone: Milestone): Fields =>
  Object.fromEntries(
    Object.entries(wholeRecord(planOf(PLANS[milestone]))).map(([path, value], index) => [
      path,
      distinct(path, value, index),
    ]),
  );

const resultOf = (milestone: Milestone, fields: Fields) => ({
  milestone,
  status: 'submitted',
  fields: nestRecord(RESULT_SHAPE, fields) as ResultFields,
  targets: [{ id: 'row1', name: '定位误差', present: '', target: '10' }],
  budget: RESULT_SHAPE.blank.spending,
  files: ['sealedSheet', 'report'].map((field) => {
    return { id: String(fields[field]), name: `${fields[field]}.pdf`, size: 1, type: 'application/pdf' };
  }),
  submitTime: '2026-11-01T10:00:00+08:00',
  reason: null,
});

/** How the office's page writes a value. */
const readAs = (path: string, value: FieldValue): string => {
  const kind = kindOf(path);
  if (kind === 'file') return `${value}.pdf`;
  const choice = RESULT_WORDS[patternOf(path)]?.choice;
  if (choice) return texts[choice(String(value)) as keyof typeof texts];
  return kind === 'money' ? String(Number(value) / 1_000_000) : String(value);
};

test.each(Object.keys(PLANS) as Milestone[])(
  'whoever accepts a stage sees every field of it first: %s',
  async (milestone) => {
    const fields = fieldsOf(milestone);
    const asked: string[] = [];
    stubService({
      [RESULTS]: ok([resultOf(milestone, fields)]),
      'GET /api/attachments/{id}': ({ path }) => {
        asked.push(path);
        return refused(404, '没有这个文件');
      },
    });
    const { container } = renderAdmin(<ResultPanels id={5} version={1} />);
    await screen.findByText('〔summary〕');

    const isOfList = (path: string): boolean =>
      ['rows', undefined].includes(kindOf(path)) || path === 'indicators';
    const missing = Object.entries(fields).filter(([path, value]) => {
      const shown = /^figures\..*\.file$/.test(path) ? asked.join(' ') : container.textContent;
      return !isOfList(path) && !shown?.includes(readAs(path, value));
    });
    expect(missing.map(([path]) => path)).toEqual([]);
  },
);

test.each(
  (['one', 'two'] as const).flatMap((milestone) => RESULT_SCOPES.map((scope) => [milestone, scope] as const)),
)('before stage %s is accepted it is said who will read it: %s', async (milestone, scope) => {
  const service = stubService({
    [RESULTS]: ok([resultOf(milestone, { ...fieldsOf(milestone), scope })]),
    'GET /prod-api/cms/apply/5/told': ok({ notice: null, next: [], past: [] }),
  });
  const application = anApplication({ id: 5, version: 1, actions: [`pass_stage_${milestone}`], held: [] });
  renderAdmin(
    <EventButtons application={application} reasons={[]} onApplication={jest.fn()} onStale={jest.fn()} />,
  );
  await press(milestone === 'one' ? '通过阶段一成果' : '验收通过');

  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(`公开范围“${texts[`result.scope.${scope}.label`]}”`);
  expect(dialog).toHaveTextContent(texts[`result.scope.${scope}.help`]);
  await answer(/取\s*消/);
  await waitFor(() => expect(service.requests.every(({ method }) => method === 'GET')).toBe(true));
});

test('a result that cannot be read now is not accepted unread', async () => {
  stubService({
    [RESULTS]: refused(503, '服务正忙'),
    'GET /prod-api/cms/apply/5/told': ok({ notice: null, next: [], past: [] }),
  });
  const application = anApplication({ id: 5, version: 1, actions: ['pass_stage_one'], held: [] });
  const admin = renderAdmin(
    <EventButtons application={application} reasons={[]} onApplication={jest.fn()} onStale={jest.fn()} />,
  );
  await press('通过阶段一成果');
  await waitFor(() => expect(admin.told).not.toEqual([]));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test.each([
  ['return', '退回修改'],
  ['return_stage_one', '退回补正阶段一成果'],
  ['terminate', '终止'],
] as const)('whoever is told is named where the reason is given: %s', async (event, name) => {
  const reach = { site: true, email: false, sms: false };
  stubService({
    'GET /prod-api/cms/apply/5/told': ok({
      notice: null,
      next: ['沈知遥', '顾明谦'].map((person) => ({ name: person, ...reach })),
      past: [],
    }),
  });
  const application = anApplication({ id: 5, version: 1, actions: [event], held: [] });
  renderAdmin(
    <EventButtons application={application} reasons={[]} onApplication={jest.fn()} onStale={jest.fn()} />,
    { userId: 1 },
  );
  await screen.findByText(/将通知 2 人/);
  await press(name);
  expect(await screen.findByRole('dialog')).toHaveTextContent('将发送给沈知遥、顾明谦');
});
