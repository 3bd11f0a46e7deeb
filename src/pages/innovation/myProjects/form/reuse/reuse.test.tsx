import type { Application } from '@contract/apply';
import type { Fact } from '@contract/fact';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const FACTS = 'GET /prod-api/cms/fact';
const FILL = 'POST /prod-api/cms/apply/{id}/facts';
const SKIP = 'PUT /prod-api/cms/apply/{id}/anew';
const NOW = Date.parse('2026-09-14T14:08:00+08:00');

const filed = { applicationId: 90, no: 'KC2025-B-0032', filedVersion: 1, at: '2025-10-08T09:00:00+08:00' };
const contact: Fact = {
  id: 4,
  scope: 'unit',
  kind: 'contact',
  corrected: false,
  mayEdit: false,
  version: 0,
  data: { name: '陆一苇', phone: '13800000001', email: 'lu@example.cn' },
  origin: { kind: 'fact', ...filed },
  updateTime: filed.at,
};

const open = async (application: Application, address: string, answers = {}) => {
  const service = signedInService({
    [ONE]: ok(application),
    [DRAFT]: ok({
      version: 5,
      savedAt: filed.at,
      merged: {},
      conflicts: [],
      verdicts: [],
      sectionStatus: {},
    }),
    ...answers,
  });
  const app = renderApp(`/innovation/myProjects/147${address}`);
  return { service, app };
};

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
  indexedDB.deleteDatabase('kaichuang-drafts');
});

const started = (): Application => {
  const sections = fullSections();
  sections.base.termStart = null;
  sections.plan.routeFigure = null;
  sections.team.members = sections.team.members.map((member) => ({ ...member, months: null }));
  return anApplication({
    sections,
    startedFrom: {
      ...filed,
      title: '漏损诊断一期',
      anew: ['base.termStart', 'team.members.m001.months', 'plan.routeFigure'],
    },
    origins: [
      {
        kind: 'earlier',
        ...filed,
        paths: ['base.summary', 'team.members.m001.name', 'team.members.m001.unit'],
      },
    ],
  });
};

test('the task page names what has to be written anew and where the rest came from', async () => {
  const { service } = await open(started(), '', {
    [SKIP]: ok({ ...filed, title: '漏损诊断一期', anew: ['team.members.m001.months'] }),
  });
  const panel = await screen.findByRole('region', { name: '需重新填写' });
  expect(within(panel).getByText('来自 2025 年申报 KC2025-B-0032，11 个月前')).toBeVisible();
  expect(within(panel).getByRole('link', { name: '执行期开始月份' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?step=base#base.termStart',
  );
  // A field that every application requires cannot be skipped.
  expect(within(panel).queryByRole('button', { name: '这次不需要：执行期开始月份' })).not.toBeInTheDocument();
  await userEvent.click(within(panel).getByRole('button', { name: '这次不需要：技术路线图' }));
  await waitFor(() => expect(service.sentTo(SKIP)[0]?.body).toEqual({ paths: ['plan.routeFigure'] }));
});

test('a copied field says where it came from until it is typed over', async () => {
  await open(started(), '?step=base');
  const summary = await screen.findByRole('textbox', { name: /项目摘要/ });
  expect(
    screen.getByText('本部分有 1 处内容来自 2025 年申报 KC2025-B-0032，11 个月前，请核对'),
  ).toBeVisible();
  expect(summary).toHaveAccessibleDescription(/来自 KC2025-B-0032，11 个月前/);
  await userEvent.type(summary, '改');
  expect(summary).not.toHaveAccessibleDescription(/KC2025-B-0032/);
});

const withContact = (contactName: string | null): Application => {
  const sections = fullSections();
  Object.assign(sections.unit, { contactName, contactPhone: null, contactEmail: null });
  return anApplication({ sections });
};
const offerName = '填入“单位联系人”：陆一苇，lu@example.cn，13800000001';

test('one press fills the empty fields, and another takes it back', async () => {
  let application = withContact(null);
  const { service } = await open(application, '?step=unit', {
    [ONE]: () => ok(application),
    [FACTS]: ok({ facts: [contact], mayEditUnit: false }),
    [FILL]: () => {
      const sections = { ...application.sections, unit: fullSections().unit };
      application = { ...application, version: application.version + 1, sections };
      return ok({
        filled: ['unit.contactName', 'unit.contactPhone', 'unit.contactEmail'],
        kept: [],
        row: null,
      });
    },
  });
  const offer = await screen.findByRole('button', { name: offerName });
  expect(offer.closest('li')).toHaveTextContent('来自 2025 年申报 KC2025-B-0032，11 个月前');
  await userEvent.click(offer);
  expect(await screen.findByText('已填入陆一苇，共 3 处')).toBeVisible();
  expect(service.sentTo(FILL)[0]?.body).toEqual({ factId: 4, at: 'unit', replace: false });
  expect(screen.getByRole('textbox', { name: /联系人手机/ })).toHaveValue('13800000001');
  expect(screen.queryByRole('button', { name: offerName })).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', { name: '撤销' }));
  expect(screen.getByRole('textbox', { name: /联系人手机/ })).toHaveValue('');
});

test('what was typed is replaced only after a question', async () => {
  const { service } = await open(withContact('另一人'), '?step=unit', {
    [FACTS]: ok({ facts: [contact], mayEditUnit: false }),
    [FILL]: ok({ filled: [], kept: [], row: null }),
  });
  await userEvent.click(await screen.findByRole('button', { name: offerName }));
  const question = await screen.findByRole('dialog');
  expect(question).toHaveTextContent('联系人已有内容，填入后将被替换。确认替换？');
  await userEvent.click(within(question).getByRole('button', { name: '取消' }));
  expect(service.sentTo(FILL)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: offerName }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '替换' }));
  await waitFor(() => expect(service.sentTo(FILL)[0]?.body).toMatchObject({ replace: true }));
});

test('an author is not offered the facts of the unit', async () => {
  await open({ ...withContact(null), part: 'author' }, '?step=unit', {
    [FACTS]: ok({ facts: [contact], mayEditUnit: false }),
  });
  await screen.findByRole('textbox', { name: /联系人手机/ });
  expect(screen.queryByRole('button', { name: offerName })).not.toBeInTheDocument();
});
