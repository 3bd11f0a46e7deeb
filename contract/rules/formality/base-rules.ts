import { APPLICATION_LIMITS as L } from '@contract/limits';
import { isOver } from '@contract/rules/period-clock';
import { textLength } from '@contract/rules/text-length';
import { blocker, type FormalityRule, isBlank, misread, noMonth, notLonger, requireAll } from './check';

export const baseRules: readonly FormalityRule[] = [
  {
    id: 'base.period',
    section: 'base',
    name: '批次在开放期内',
    article: 2,
    needs: ['period', 'now'],
    check: ({ base }, { period, now, filed }) => {
      if (filed) return [];
      if (isBlank(base.periodId) || !period || !now) return requireAll('choose', { 'base.periodId': null });
      if (now.getTime() < Date.parse(period.applyStart))
        return [blocker('base.periodId', 'periodForecast', { at: period.applyStart })];
      return isOver(period.applyEnd, now)
        ? [blocker('base.periodId', 'periodClosed', { at: period.applyEnd })]
        : [];
    },
  },
  {
    id: 'base.title',
    section: 'base',
    name: '项目名称',
    article: 5,
    check: ({ base }) => {
      const n = textLength(base.title);
      if (n === 0) return requireAll('required', { 'base.title': null });
      return n < L.title.min || n > L.title.max
        ? [blocker('base.title', 'titleLength', { ...L.title, n })]
        : [];
    },
  },
  {
    id: 'base.category',
    section: 'base',
    name: '类别与领域',
    article: 3,
    check: ({ base }, { period }) => {
      const missing = requireAll('choose', { 'base.category': base.category, 'base.field': base.field });
      const foreign =
        period && !isBlank(base.category) && !period.categories.some(({ key }) => key === base.category);
      return foreign ? [...missing, blocker('base.category', 'categoryForeign')] : missing;
    },
  },
  {
    id: 'base.keywords',
    section: 'base',
    name: '关键词',
    article: 5,
    check: ({ base }) => {
      const words = base.keywords ?? [];
      const { min, max } = L.keywords;
      const long = words.find((word) => textLength(word) > L.keyword.max);
      if (words.length < min || words.length > max)
        return [blocker('base.keywords', 'keywordCount', { min, max })];
      return long ? [blocker('base.keywords', 'keywordLong', { value: long, max: L.keyword.max })] : [];
    },
  },
  {
    id: 'base.term',
    section: 'base',
    name: '执行期',
    article: 4,
    check: ({ base }, context) => {
      const { termStart: start, termEnd: end } = base;
      const ends = { 'base.termStart': start, 'base.termEnd': end };
      const { termFrom: from, termTo: to } = context.period ?? {};
      // Each month is checked alone, so that a month out of range is reported before the other one is entered.
      const outside = Object.entries(ends).flatMap(([path, month]) =>
        month && from && to && (month < from || month > to) ? [blocker(path, 'termRange', { from, to })] : [],
      );
      return [
        ...requireAll('choose', ends),
        ...misread(context, 'base.termStart', noMonth),
        ...misread(context, 'base.termEnd', noMonth),
        ...outside,
        ...(start && end && end <= start ? [blocker('base.termEnd', 'termOrder')] : []),
      ];
    },
  },
  {
    id: 'base.summary',
    section: 'base',
    name: '项目摘要',
    article: 5,
    check: ({ base }) => {
      const n = textLength(base.summary);
      if (n === 0) return requireAll('required', { 'base.summary': null });
      if (n < L.summary.min) return [blocker('base.summary', 'summaryShort', { n: L.summary.min - n })];
      return notLonger('base.summary', base.summary, L.summary.max);
    },
  },
  {
    id: 'base.notSecret',
    section: 'base',
    name: '不涉密确认',
    article: 9,
    check: ({ base }) => (base.notSecret ? [] : [blocker('base.notSecret', 'notSecret')]),
  },
  {
    id: 'base.onePerPeriod',
    section: 'base',
    name: '限项',
    article: 2,
    needs: ['others', 'period'],
    check: (_, { others = [], period }) => {
      const max = period?.maxPerPerson ?? 1;
      const other = others[0];
      return other && others.length >= max
        ? [blocker('base.periodId', 'onePerPeriod', { max, title: other.title })]
        : [];
    },
  },
  {
    id: 'base.running',
    section: 'base',
    name: '在研项目',
    article: 2,
    needs: ['running', 'period'],
    check: (_, { running = 0, period, filed }) => {
      const max = period?.leaderLimits?.runningMax;
      // An application filed before the limit was reached stays valid.
      return max !== undefined && running >= max && !filed
        ? [blocker('base.periodId', 'running', { max, n: running })]
        : [];
    },
  },
];
