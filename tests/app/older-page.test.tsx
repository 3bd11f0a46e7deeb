import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UNKNOWN_CALL, UNKNOWN_FIELD } from '@tests/support/older-page';
import { renderApp } from '@tests/support/renderApp';
import { ok, signedInService } from '@tests/support/signedInService';
import type { StubReply } from '@tests/support/stubService';
import { failureOf } from '@/request/failure-of';
import { hearRelease, hindrance } from '@/utils/release';

const LIST = 'GET /prod-api/system/export';
const REMOVE = 'DELETE /prod-api/system/export/{id}';
const SAID = '平台已更新，请刷新页面后再试';
const RUNNING = '<script type="text/plain" src="/umi.aaaaaaaa.js"></script>';

const job = {
  id: 5,
  kind: 'audit',
  state: 'ready',
  done: 3,
  total: 3,
  reason: null,
  fileName: '审计日志.csv',
  size: 100,
  expireTime: '2026-11-28T09:00:00+08:00',
  createTime: '2026-11-25T09:00:00+08:00',
};
const toOldPage = ({ status, ...more }: typeof UNKNOWN_CALL | typeof UNKNOWN_FIELD): StubReply => ({
  status,
  body: { success: false, code: status, msg: 'said by the service', ...more },
});

afterEach(() => {
  hindrance.set(false);
  hearRelease('umi.');
  document.head.querySelector('[src*="umi."]')?.remove();
});

describe.each([
  ['a call that the service has no more', UNKNOWN_CALL],
  ['a call with a field that it has no more', UNKNOWN_FIELD],
])('%s, from a page opened before the update', (_, answer) => {
  it('leaves the page where it is and offers a reload, where it was to show something', async () => {
    signedInService({ [LIST]: toOldPage(answer) });
    renderApp('/user/exports');

    expect(await screen.findByText(SAID)).toBeVisible();
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: '我的导出' })).toBeVisible();
  });

  it('says so beside the button that was pressed, as well', async () => {
    signedInService({ [LIST]: ok([job]), [REMOVE]: toOldPage(answer) });
    renderApp('/user/exports');
    await userEvent.click(await screen.findByRole('button', { name: '删除文件' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: '删除文件' }));

    await waitFor(() => expect(screen.getAllByText(SAID)).toHaveLength(2));
    expect(screen.getByRole('button', { name: '刷新页面' })).toBeVisible();
    await waitFor(() => expect(screen.getByText('审计日志.csv')).toBeVisible());
  });
});

describe('what the service misses in a request', () => {
  const missing = {
    response: { status: 400, data: { sentence: { fields: [{ id: 'said.field.required' }] } } },
  };
  const inRelease = (told: string): void => {
    document.head.insertAdjacentHTML('beforeend', RUNNING);
    hearRelease(told);
  };

  it('is the fault of an older page, if the platform was updated', () => {
    inRelease('bbbbbbbb');
    expect(failureOf(missing)).toEqual({ kind: 'outdated', ownMessage: SAID });
  });

  it('is the fault of its writer otherwise', () => {
    inRelease('aaaaaaaa');
    expect(failureOf(missing)).toMatchObject({ kind: 'reply', httpStatus: 400 });
  });
});
