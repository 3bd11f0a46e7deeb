import { createPluginManager } from '@@/core/plugin';
import type { ExportJob } from '@contract/export-job';
import { waitFor } from '@testing-library/react';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { exportWatch, forgetWatched } from './export-watch';
import { takeExport } from './take-export';

const START = 'POST /prod-api/system/export';
const ONE = 'GET /prod-api/system/export/{id}';
const FILE = 'GET /prod-api/system/export/{id}/file';
const aJob = (id: number, state: ExportJob['state']): ExportJob => ({
  id,
  kind: 'audit',
  state,
  done: 0,
  total: null,
  fileName: 'audit.csv',
  size: 3,
  expireTime: '2026-11-28T09:00:00+08:00',
  reason: null,
  createTime: '2026-11-25T09:00:00+08:00',
});

/** jsdom does not support downloads. */
beforeEach(() => {
  createPluginManager();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

it('hands a file over once, though it was asked about twice before the first answer came', async () => {
  const waiting: (() => void)[] = [];
  const service = stubService({
    [ONE]: async ({ path }) => {
      if (path.endsWith('/6')) return ok(aJob(6, 'running'));
      await new Promise<void>((resolve) => waiting.push(resolve));
      return ok(aJob(5, 'ready'));
    },
    [FILE]: { headers: { 'content-type': 'text/csv' }, body: 'csv' },
  });
  service.answer(START, ok(aJob(5, 'running')));
  await takeExport({ kind: 'audit' });
  await waitFor(() => expect(waiting).toHaveLength(1), { timeout: 3000 });
  service.answer(START, ok(aJob(6, 'running')));
  await takeExport({ kind: 'audit' });
  await waitFor(() => expect(waiting).toHaveLength(2), { timeout: 3000 });

  for (const answer of waiting) answer();

  const first = () => exportWatch.read().find(({ job }) => job.id === 5);
  await waitFor(() => expect(first()?.fetched).toBe(true));
  await waitFor(
    () => expect(service.sentTo(ONE).filter(({ path }) => path.endsWith('/6')).length).toBeGreaterThan(1),
    {
      timeout: 3000,
    },
  );
  expect(service.sentTo(FILE)).toHaveLength(1);
  forgetWatched();
});
