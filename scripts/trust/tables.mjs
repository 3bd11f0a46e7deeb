import { ROOT } from '../run-step.mjs';
import { readLedger } from './ledger.mjs';
import { lookFromOutside } from './outer-eyes.mjs';
import { runSuite } from './run-suite.mjs';

/** The tables by their numbers. `long` ones run only when they are asked for. */
export const TABLES = {
  T2: {
    title: '访问矩阵：每一行 × 每种角色与关系 × 记录的每种状态',
    run: () => runSuite('T2', 'access.test.ts'),
  },
  T3: {
    title: '没有人料到的请求：按约定随机生成、能缩小的例子',
    run: () => runSuite('T3', 'fuzz.test.ts'),
  },
  T6: {
    title: '台账：ASVS 5.0 二级、个人信息保护、等级保护',
    run: () => readLedger(ROOT),
  },
  T7: {
    title: '外人的眼睛：sqlmap、ffuf 与依赖的已知漏洞',
    run: lookFromOutside,
    long: true,
  },
};
