import { MINUTE_MS } from '@contract/time-units';
import { createRunReport } from '@server/jobs/run-report';

const reporting = () => {
  const written: string[] = [];
  const clock = { ms: 0 };
  const report = createRunReport(
    (text) => written.push(text),
    () => clock.ms,
  );
  return { written, clock, report };
};

it.each([
  [
    'refuses',
    Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    }),
    'connect ECONNREFUSED 127.0.0.1:5432',
  ],
  [
    'refuses at both of its addresses',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED', syscall: 'connect' }),
    'ECONNREFUSED',
  ],
  ['hangs up', new Error('Connection terminated unexpectedly'), 'Connection terminated unexpectedly'],
  ['says nothing', new Error('Query read timeout'), 'Query read timeout'],
])('a job tells in one line that the database %s, and again a minute later', (_, error, words) => {
  const { written, clock, report } = reporting();
  report('apply.expire', error);
  report('apply.expire', error);
  report('saved.look', error);
  clock.ms = MINUTE_MS;
  report('apply.expire', error);

  const line = (job: string) => `定时任务 ${job} 未完成，下一轮再试：数据库暂时不可用（${words}）\n`;
  expect(written).toEqual([line('apply.expire'), line('saved.look'), line('apply.expire')]);
});

it.each([
  new TypeError('nothing is no date'),
  Object.assign(new Error('ENOENT: no such file or directory'), { code: 'ENOENT', syscall: 'scandir' }),
])('what is no fault of the database keeps its stack, however often: %s', (error) => {
  const { written, report } = reporting();
  report('apply.expire', error);
  report('apply.expire', error);

  expect(written).toEqual(Array(2).fill(`定时任务 apply.expire 未完成，下一轮再试：${error.stack}\n`));
});
