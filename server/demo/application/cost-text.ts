import type { DemoCost } from './demo-project';

const FEN_IN_YUAN = 100;
const YUAN_IN_WAN = 10_000;
const yuan = (wan: number): number => Math.round(wan * YUAN_IN_WAN);
const inWan = (amount: number): string => String(amount / YUAN_IN_WAN);

const costOf = ([, count, , price]: DemoCost): number => count * yuan(price);
export const fenOf = (wan: number): number => yuan(wan) * FEN_IN_YUAN;
export const sumOf = (costs: readonly DemoCost[]): number =>
  costs.reduce((total, cost) => total + costOf(cost), 0) * FEN_IN_YUAN;

/** `监测终端 120 台，每台 0.54 万元，计 64.8 万元；…` */
export const costText = (costs: readonly DemoCost[]): string =>
  `${costs
    .map((cost) => {
      const [what, count, unit, price] = cost;
      const all = `${inWan(costOf(cost))} 万元`;
      return count === 1 ? `${what} ${all}` : `${what} ${count} ${unit}，每${unit} ${price} 万元，计 ${all}`;
    })
    .join('；')}。`;
