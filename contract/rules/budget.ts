import { BUDGET_SUBJECTS, type BudgetSubject } from '@contract/enums';

/** All amounts are integer 分; an empty cell counts as 0 in sums. */
export interface BudgetLine {
  special: number | null;
  self: number | null;
  basis?: string | null;
}
export type Budget = Record<BudgetSubject, BudgetLine>;
export interface Amounts {
  special: number;
  self: number;
  /** 小计 = special + self. */
  both: number;
}

const amounts = (special: number, self: number): Amounts => ({ special, self, both: special + self });

export const lineAmounts = (line: BudgetLine): Amounts => amounts(line.special ?? 0, line.self ?? 0);

const sum = (budget: Budget, subjects: readonly BudgetSubject[]): Amounts =>
  subjects.reduce(
    (total, subject) => {
      const line = lineAmounts(budget[subject]);
      return amounts(total.special + line.special, total.self + line.self);
    },
    amounts(0, 0),
  );

export interface BudgetSums {
  /** 直接费用 = 设备费 + 业务费 + 劳务费. */
  direct: Amounts;
  /** 合计 = 直接费用 + 间接费用. */
  total: Amounts;
  /** 间接费用 ÷ (直接费用 − 设备费), both sources; null while the divisor is 0. */
  indirectRatio: number | null;
}

export const budgetSums = (budget: Budget): BudgetSums => {
  const direct = sum(budget, ['equipment', 'business', 'labour']);
  const indirect = lineAmounts(budget.indirect);
  const divisor = direct.both - lineAmounts(budget.equipment).both;
  return {
    direct,
    total: sum(budget, BUDGET_SUBJECTS),
    indirectRatio: divisor > 0 ? indirect.both / divisor : null,
  };
};

/** 万元 with two decimals from 分: `123450000` → `123.45`. One 万元 is 1,000,000 分; the product rounds half up. */
export const wanFromFen = (fen: number): string => {
  const hundredths = Math.floor((Math.abs(fen) + 5000) / 10_000);
  const text = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
  return fen < 0 && hundredths > 0 ? `−${text}` : text;
};

/** 分 from a 万元 text with at most two decimals; null when it is no such amount. Full-width and spaces are cleaned. */
export const fenFromWan = (text: string): number | null => {
  const clean = text
    .replace(/[０-９．，]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))
    .replace(/\s/g, '');
  if (!/^(\d{1,8}|\d{1,3}(,\d{3}){1,2})(\.\d{1,2})?$/.test(clean)) return null;
  const [whole = '0', decimals = ''] = clean.replace(/,/g, '').split('.');
  return Number(whole) * 1_000_000 + Number(decimals.padEnd(2, '0')) * 10_000;
};
