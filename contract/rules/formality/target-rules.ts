import { APPLICATION_LIMITS as L } from '@contract/limits';
import type { Finding } from '@contract/rules/finding';
import { blocker, type FormalityRule, isBlank, misread, noMonth, ofRow, requireAll } from './check';

export const targetRules: readonly FormalityRule[] = [
  {
    id: 'target.indicators',
    section: 'target',
    name: '考核指标',
    article: 11,
    check: ({ target }) => {
      const found: Finding[] = target.indicators.flatMap((item, i) => {
        const at = `target.indicators.${item.id}`;
        return ofRow(item.name, i, [
          ...requireAll('choose', { [`${at}.kind`]: item.kind }),
          ...requireAll('required', {
            [`${at}.name`]: item.name,
            [`${at}.present`]: item.present,
            [`${at}.stageOne`]: item.stageOne,
            [`${at}.method`]: item.method,
          }),
          ...(isBlank(item.stageTwo) ? [blocker(`${at}.stageTwo`, 'stageTwoGoal')] : []),
        ]);
      });
      return target.indicators.length < L.indicators.min
        ? [blocker('target.indicators', 'indicatorCount', { n: L.indicators.min }), ...found]
        : found;
    },
  },
  {
    id: 'target.schedule',
    section: 'target',
    name: '进度安排',
    article: 11,
    check: ({ target, base }, context) => {
      const found: Finding[] = target.schedule.flatMap((item, i) => {
        const at = `target.schedule.${item.id}`;
        const { termStart: from, termEnd: to } = base;
        const ends = { [`${at}.start`]: item.start, [`${at}.end`]: item.end };
        const outside = Object.entries(ends).flatMap(([path, month]) =>
          month && from && to && from < to && (month < from || month > to)
            ? [blocker(path, 'scheduleRange', { from, to })]
            : [],
        );
        return ofRow(null, i, [
          ...requireAll('choose', ends),
          ...misread(context, at, noMonth),
          ...requireAll('required', {
            [`${at}.task`]: item.task,
            [`${at}.deliverable`]: item.deliverable,
            [`${at}.person`]: item.person,
          }),
          ...outside,
          ...(item.start && item.end && item.end < item.start ? [blocker(`${at}.end`, 'scheduleOrder')] : []),
        ]);
      });
      return target.schedule.length < L.schedule.min
        ? [blocker('target.schedule', 'scheduleCount', { n: L.schedule.min }), ...found]
        : found;
    },
  },
];
