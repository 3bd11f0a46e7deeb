import { beijingDay, lastSecondOf } from '@contract/rules/beijing-time';
import type { LeaderLimits } from '@contract/rules/leader-limits';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';

const CATEGORIES = [
  { key: 'A', name: '关键技术', summary: '面向行业共性难题，突破一项可考核的关键技术' },
  { key: 'B', name: '应用示范', summary: '在真实场景中验证成熟技术，形成可推广的样板' },
  { key: 'C', name: '成果转化', summary: '把已有成果做成产品、标准或服务，并落到用户单位' },
  { key: 'D', name: '平台建设', summary: '建设面向多家单位开放的试验、检测或数据平台' },
];

const MATERIALS = [
  { kind: 'promise', label: '承诺书签字页', required: true, help: '下载模板，负责人签字后扫描为 PDF' },
  { kind: 'novelty', label: '查新报告', required: true, help: '一年内由有资质的机构出具' },
  { kind: 'qualification', label: '单位资质证明', required: true, help: '营业执照或事业单位法人证书扫描件' },
  { kind: 'route', label: '技术路线图附件', required: false, help: '大图或多页图纸可在此补充' },
  { kind: 'support', label: '用户单位意向书', required: false, help: '应用示范与成果转化类建议提供' },
];

/** Processing days promised by the newest periods; older ones have none and take the dates of their schedule. */
const PROMISED = { formal_check: 15, stage_one_check: 20, stage_two_check: 20 };

const two = (n: number): string => String(n).padStart(2, '0');

/** Days count in Beijing; a deadline is the last second of its day. */
const dayOf = (now: Date, days: number): string => beijingDay(now.getTime() + days * DAY_MS);
const begins = (now: Date, days: number): Date => new Date(`${dayOf(now, days)}T09:00:00+08:00`);
const ends = (now: Date, days: number): Date => lastSecondOf(dayOf(now, days));

/** The month, such as `2026-09`, a number of days and then months from now. */
const monthAfter = (now: Date, days: number, months: number): string => {
  const [year = 0, month = 1] = dayOf(now, days).split('-').map(Number);
  const count = year * 12 + month - 1 + months;
  return `${Math.floor(count / 12)}-${two((count % 12) + 1)}`;
};

const yearOf = (now: Date, start: number): number => Number(dayOf(now, start).slice(0, 4));

/** First day of the period that accepts applications now, in days from today. */
const NOW_OPEN = -20;
const LIMITS: LeaderLimits = { ageMax: 60, titleMin: 'intermediate', runningMax: 2 };

/** `start`: first day for applications, in days from today. Periods are numbered within their year. */
const periodRow = (now: Date, start: number) => {
  const deadline = start + 45;
  const year = yearOf(now, start);
  const number = STARTS.filter((other) => other <= start && yearOf(now, other) === year).length;
  return {
    name: `${year} 年开创专项第${'一二三四'.charAt(number - 1)}批`,
    year,
    code: `KC${year}-${number}`,
    categories: JSON.stringify(CATEGORIES),
    applyStart: begins(now, start),
    applyEnd: ends(now, deadline),
    unitAuditEnd: ends(now, deadline + 7),
    formalCheckEnd: ends(now, deadline + 21),
    reviewEnd: ends(now, deadline + 51),
    publicityStart: begins(now, deadline + 54),
    publicityDays: 7,
    approvalAt: begins(now, deadline + 65),
    stageOneStart: begins(now, deadline + 240),
    stageOneEnd: ends(now, deadline + 270),
    stageTwoStart: begins(now, deadline + 600),
    stageTwoEnd: ends(now, deadline + 630),
    closeAt: ends(now, deadline + 690),
    termFrom: monthAfter(now, deadline, 2),
    termTo: monthAfter(now, deadline, 26),
    indirectRatio: 0.3,
    promiseDays: JSON.stringify(start > -100 ? PROMISED : {}),
    leaderLimits: JSON.stringify(start === NOW_OPEN ? LIMITS : {}),
    attachments: JSON.stringify(MATERIALS),
  };
};

/**
 * First days of the periods: one archived, one running, one in 形式审查, one open, and one that has just published its
 * funding list. Whenever the demo starts, one period accepts applications.
 */
const STARTS = [-850, -360, -60, NOW_OPEN, -110];

export const fillPeriods = async (tx: Transaction, now: Date): Promise<void> => {
  await tx
    .insertInto('period')
    .values(STARTS.map((start) => periodRow(now, start)))
    .execute();
};
