import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { aContent } from '@tests/support/aContent';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';

const ONLY = 'GET /prod-api/cms/open/kczx/cmsByCmsType/{cmsTypeKey}/cms';
const OVERVIEW = 'GET /prod-api/cms/open/overview';
const figures = (facts: object = {}) =>
  ok({
    at: '2026-11-21T08:00:00+08:00',
    smallest: 3,
    figures: [
      { key: 'applications', value: 128 },
      { key: 'closed', value: null },
      { key: 'achievements', value: 18 },
    ],
    ...facts,
  });

describe('数据概览', () => {
  it('stands below the introduction only, with its figures, their time and their place in the outline', async () => {
    stubService({ ...startAnswers(), [ONLY]: ok(aContent()), [OVERVIEW]: figures() });
    renderApp('/PlatformIntroduction');

    const part = within(await screen.findByRole('region', { name: '数据概览' }));
    expect(await part.findByText('128')).toBeVisible();
    expect(part.getByText('少于 3')).toBeVisible();
    expect(part.getByText(/统计于 2026-11-21 08:00（北京时间）/)).toBeVisible();
    expect(part.getByRole('link', { name: '公开成果' })).toHaveAttribute('href', '/achi');
    const outline = within(screen.getByRole('navigation', { name: '本文目录' }));
    expect(outline.getByRole('link', { name: '数据概览' })).toHaveAttribute('href', '#overview');
  });

  it('fails by itself and can be asked for again; the text stays', async () => {
    const service = stubService({
      ...startAnswers(),
      [ONLY]: ok(aContent()),
      [OVERVIEW]: refused(500, '暂时无法统计'),
    });
    renderApp('/PlatformIntroduction');

    expect(await screen.findByText('暂时无法统计')).toBeVisible();
    expect(screen.getByText('专款专用。')).toBeVisible();
    service.answer(OVERVIEW, figures());
    await userEvent.click(screen.getByRole('button', { name: /重试/ }));
    expect(await screen.findByText('128')).toBeVisible();
  });

  it('is not asked for by other texts', async () => {
    const service = stubService({ ...startAnswers(), [ONLY]: ok(aContent()) });
    renderApp('/UserManual');
    await screen.findByRole('heading', { level: 1, name: '专项经费使用与决算规定' });

    expect(screen.queryByText('数据概览')).not.toBeInTheDocument();
    expect(service.requests.some(({ path }) => path.endsWith('/overview'))).toBe(false);
  });
});
