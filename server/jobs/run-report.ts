import { MINUTE_MS } from '@contract/time-units';
import { isConnectionLoss, isUnanswered } from '@server/db/failures';

const isAway = (error: unknown): boolean => isConnectionLoss(error) || isUnanswered(error);

/** The error for a host name with several addresses has an empty message; its code is used instead. */
const wordsOf = (error: unknown): string => {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || String(code);
};

/**
 * Writes how a run failed. While the database is away every job fails for the same reason: a line is enough, and for a
 * job that runs each second one in a minute. Anything else is a fault and keeps its stack.
 */
export const createRunReport = (write: (text: string) => void, passed = () => performance.now()) => {
  const quietUntil = new Map<string, number>();
  return (job: string, error: unknown): void => {
    if (!isAway(error)) {
      write(`定时任务 ${job} 未完成，下一轮再试：${(error as Error | undefined)?.stack ?? String(error)}\n`);
      return;
    }
    if (passed() < (quietUntil.get(job) ?? 0)) return;
    quietUntil.set(job, passed() + MINUTE_MS);
    write(`定时任务 ${job} 未完成，下一轮再试：数据库暂时不可用（${wordsOf(error)}）\n`);
  };
};
