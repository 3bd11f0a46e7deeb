import type { DemandDraft } from '@contract/demand-posting';
import { CLARITY_FACTS, type ClarityFact, demandClarity } from '@contract/rules/demand-clarity';
import { DEMAND_SHAPE } from '@contract/rules/draft-shapes';

const empty = DEMAND_SHAPE.blank;
const indicator = { id: 'row1', name: '检出率', current: '', target: '', method: '' };

it('names every fact of an empty demand, and none of one that says them all', () => {
  const whole: DemandDraft = {
    ...empty,
    problem: '目前每班抽检约 2%。希望检出率不低于 98%。不增加现有节拍。',
    budgetMin: 1,
    budgetMax: 2,
    expectedBy: '2027-03',
    cooperation: '委托开发，专利双方共有',
  };

  expect(demandClarity(empty)).toEqual({ score: 0, missing: [...CLARITY_FACTS] });
  expect(demandClarity(whole)).toEqual({ score: 100, missing: [] });
});

const table: [fact: ClarityFact, said: boolean, change: Partial<DemandDraft>][] = [
  ['present', true, { indicators: [{ ...indicator, current: '抽检 2%' }] }],
  ['present', true, { problem: '目前平均 3.5 小时才能发现。' }],
  ['present', false, { problem: '目前发现得太慢。希望在 5 分钟内发现。' }],
  ['present', false, { indicators: [{ ...indicator, current: '较低', target: '98%' }] }],
  ['target', true, { indicators: [{ ...indicator, target: '不低于 98.5%' }] }],
  ['target', true, { problem: '希望提前六小时预警。' }],
  ['target', false, { problem: '希望明显提高准确率。' }],
  ['target', false, { problem: '每班抽检 2%。希望提高。' }],
  ['constraint', true, { conditions: '可提供两年的在线监测数据' }],
  ['constraint', true, { problem: '不增加现有节拍。' }],
  ['constraint', false, { conditions: '有数据', problem: '识别烧伤。' }],
  ['budget', true, { budgetMin: 0, budgetMax: 50_000_000 }],
  ['budget', false, { budgetMin: 10 }],
  ['budget', false, {}],
  ['term', true, { expectedBy: '2027-03' }],
  ['term', false, { validUntil: '2027-03-01' }],
  ['ip', true, { cooperation: '联合攻关，成果归双方共有' }],
  ['ip', true, { conditions: '须签保密协议' }],
  ['ip', false, { cooperation: '委托开发' }],
];

it.each(table)('%s: said %s by %j', (fact, said, change) => {
  expect(demandClarity({ ...empty, ...change }).missing.includes(fact)).toBe(!said);
});

it('never sinks when a fact is added', () => {
  const scores = table
    .filter(([, said]) => said)
    .map(([, , change]) => demandClarity({ ...empty, ...change }));

  for (const { score } of scores) expect(score).toBeGreaterThan(0);
});
