import type { ExportJob } from '@contract/export-job';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const LIST = 'GET /prod-api/system/export';
const FILE = 'GET /prod-api/system/export/{id}/file';
const REMOVE = 'DELETE /prod-api/system/export/{id}';
const aJob = (facts: Partial<ExportJob> = {}): ExportJob => ({
  id: 5,
  kind: 'applications',
  state: 'ready',
  done: 20_000,
  total: 20_000,
  reason: null,
  fileName: '申报清单-20261125-090000.csv',
  size: 3_171_019,
  expireTime: '2026-11-28T09:00:00+08:00',
  createTime: '2026-11-25T09:00:00+08:00',
  ...facts,
});

it('shows what can be fetched until when, and what went wrong', async () => {
  const failed = aJob({ id: 4, kind: 'audit', state: 'failed', reason: 'rows', fileName: null, size: null });
  const service = signedInService({
    [LIST]: ok([aJob(), failed]),
    [FILE]: { headers: { 'content-type': 'text/csv' }, body: 'csv' },
  });
  renderApp('/user/exports');
  await screen.findByRole('heading', { name: '申报清单-20261125-090000.csv' });
  expect(screen.getByText('3.0 MB')).toBeVisible();
  expect(screen.getByText('20,000 行')).toBeVisible();
  expect(screen.getByText(/前可下载/)).toBeVisible();
  expect(screen.getByText(/超过 100,000 行/)).toBeVisible();
  // The failed export has no download button, so there is exactly one.
  await userEvent.click(screen.getByRole('button', { name: '下载文件' }));
  await waitFor(() => expect(service.sentTo(FILE)).toHaveLength(1));
});

it('says of a file that is ready what it lacks', async () => {
  const archive = aJob({ kind: 'ownArchive', fileName: '个人数据与附件.zip', total: null, reason: 'files' });
  signedInService({ [LIST]: ok([archive]) });
  renderApp('/user/exports');

  expect(await screen.findByRole('alert')).toHaveTextContent('缺少的附件.txt');
  expect(screen.getByRole('button', { name: '下载文件' })).toBeVisible();
});

it('says of a file without rows that it has none, and counts none where there are none to count', async () => {
  const empty = aJob({ id: 6, done: 0, total: 0 });
  signedInService({ [LIST]: ok([empty, aJob({ id: 7, kind: 'ownData', done: 0, total: null })]) });
  renderApp('/user/exports');
  expect(await screen.findAllByText(/没有符合条件的记录|行$/)).toHaveLength(1);
});

it('deletes after asking, and says at its place when that is refused', async () => {
  let jobs = [aJob()];
  let isRefusing = true;
  signedInService({
    [LIST]: () => ok(jobs),
    [REMOVE]: () => {
      if (isRefusing) return refused(409, '暂时不能删除');
      jobs = [];
      return ok(null);
    },
  });
  renderApp('/user/exports');
  const remove = async (): Promise<void> => {
    await userEvent.click(await screen.findByRole('button', { name: '删除文件' }));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '删除文件' }),
    );
  };
  await remove();
  expect(await screen.findByText('暂时不能删除')).toBeVisible();
  isRefusing = false;
  await remove();
  expect(await screen.findByText('没有导出的文件')).toBeVisible();
});

it('says at its place that a file is gone, and stays on the page', async () => {
  signedInService({ [LIST]: ok([aJob()]), [FILE]: refused(404, '文件已经删除') });
  renderApp('/user/exports');
  await userEvent.click(await screen.findByRole('button', { name: '下载文件' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('文件已经删除');
  expect(screen.getByRole('heading', { level: 1, name: '我的导出' })).toBeVisible();
});

it('goes on looking at what is being written after the service did not answer once', async () => {
  const running = aJob({ state: 'running', done: 500, fileName: null, size: null });
  let asked = 0;
  signedInService({
    [LIST]: () => {
      asked += 1;
      if (asked === 1) return ok([running]);
      return asked === 2 ? refused(503, '服务正忙') : ok([aJob()]);
    },
  });
  renderApp('/user/exports');

  expect(
    await screen.findByRole('heading', { name: '申报清单-20261125-090000.csv' }, { timeout: 8000 }),
  ).toBeVisible();
  expect(asked).toBe(3);
});
