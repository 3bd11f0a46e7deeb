import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRemark } from '@tests/support/a-remark';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, signedInService } from '@tests/support/signedInService';

const returned = () =>
  anApplication({
    status: 'returned',
    returnedFrom: 'formal_check',
    filedVersion: 1,
    no: 'KC2026-B-0147',
    sections: fullSections(),
    openPaths: [aRemark().path],
  });
const ANSWER = 'PUT /prod-api/cms/apply/{id}/remarks/7/answer';

const open = async (address: string, answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/{id}': ok(returned()),
    'GET /prod-api/cms/apply/{id}/remarks': okRows([aRemark()]),
    ...answers,
  });
  renderApp(address);
  await screen.findByRole('heading', { name: '退回意见' });
  return service;
};

test('the task list says what is asked for, and leads to the field', async () => {
  await open('/innovation/myProjects/147');
  const card = screen.getByRole('article', { name: '设备费测算依据' });
  expect(card).toHaveTextContent('依据不足 请附三家报价');
  expect(within(card).getByRole('link', { name: '前往“设备费测算依据”' })).toHaveAttribute(
    'href',
    expect.stringContaining('step=budget'),
  );
});

test('the overall opinion stands above the remarks, and the step says what waits instead of 已完成', async () => {
  await open('/innovation/myProjects/147', {
    'GET /prod-api/cms/apply/{id}/events': okRows([
      {
        id: 9,
        event: 'return',
        from: 'formal_check',
        to: 'returned',
        actorName: '开创专项办公室',
        actorWord: { id: '', chinese: '开创专项办公室' },
        reason: '经费依据需要补充',
        at: '2026-09-15T09:00:00+08:00',
      },
    ]),
  });
  expect(await screen.findByText('经费依据需要补充')).toBeVisible();
  const tasks = screen.getByRole('list', { name: '申报书' });
  expect(within(tasks).getByRole('link', { name: /^预算/ })).toHaveTextContent('1 条意见待答复');
  expect(screen.getByRole('heading', { name: /^申报书/ })).toHaveTextContent('申报书 1 条意见待答复');
});

test('a remark stands at its field, with the way to its answer', async () => {
  const path = 'base.title';
  await open('/innovation/myProjects/147?step=base', {
    'GET /prod-api/cms/apply/{id}': ok({ ...returned(), openPaths: [path] }),
    'GET /prod-api/cms/apply/{id}/remarks': okRows([aRemark({ path, text: '名称请写明对象' })]),
  });
  const field = await screen.findByRole('textbox', { name: '项目名称' });
  expect(field).toHaveAccessibleDescription(expect.stringContaining('名称请写明对象'));
  expect(screen.getByRole('link', { name: '去答复' })).toHaveAttribute('href', '#remark-7-answer');
  expect(screen.getByRole('link', { name: '前往“项目名称”' })).toBeVisible();
});

test('an answer is stored at its remark', async () => {
  const user = userEvent.setup();
  const service = await open('/innovation/myProjects/147?step=budget', {
    [ANSWER]: ok(aRemark({ status: 'answered', answer: '已附报价' })),
  });
  await user.type(await screen.findByLabelText('答复这条意见'), '已附报价');
  await user.click(screen.getByRole('button', { name: '保存答复' }));
  await screen.findByText('已答复');
  await waitFor(() => expect(service.sentTo(ANSWER).at(-1)?.body).toEqual({ text: '已附报价' }));
});

test.each(['/innovation/myProjects/147', '/innovation/myProjects/147?step=check'])(
  'an answer typed on %s and not sent is still there at the field, and after a reload, until it is sent',
  async (address) => {
    const user = userEvent.setup();
    await open(address);
    await user.type(await screen.findByLabelText('答复这条意见'), '已补三家报价');
    await user.click(screen.getByRole('link', { name: '前往“设备费测算依据”' }));
    await screen.findByRole('textbox', { name: '设备费，测算依据' });
    expect(screen.getByLabelText('答复这条意见')).toHaveValue('已补三家报价');

    cleanup();
    const service = await open(address, {
      [ANSWER]: ok(aRemark({ status: 'answered', answer: '已补三家报价' })),
    });
    expect(await screen.findByLabelText('答复这条意见')).toHaveValue('已补三家报价');
    await user.click(screen.getByRole('button', { name: '保存答复' }));
    await waitFor(() => expect(service.sentTo(ANSWER).at(-1)?.body).toEqual({ text: '已补三家报价' }));
    const kept = () => Object.keys(sessionStorage).filter((name) => name.endsWith('remark-7'));
    await waitFor(() => expect(kept()).toEqual([]));
  },
);

test('only the remarked field can be changed, the others are for reading', async () => {
  await open('/innovation/myProjects/147?step=budget');
  expect(await screen.findByRole('textbox', { name: '设备费，测算依据' })).toBeEnabled();
  expect(screen.queryByRole('textbox', { name: '劳务费，测算依据' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: '设备费，专项经费' })).not.toBeInTheDocument();
});

test('the check page shows what still waits for an answer, and that the form was returned', async () => {
  await open('/innovation/myProjects/147?step=check');
  expect(screen.getByRole('article', { name: '设备费测算依据' })).toHaveTextContent('请附三家报价');
  expect(screen.getByText('修改后需重新提交，已提交的版本在此之前保持有效')).toBeVisible();
  expect(screen.queryByText('尚未提交')).toBeNull();
});
