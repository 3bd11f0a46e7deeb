import { join } from 'node:path';
import { runNode } from '../support/child.mjs';
import { ROOT } from '../support/run-step.mjs';
import { readLedger } from './ledger.mjs';
import { lookFromOutside } from './outer-eyes.mjs';
import { runSuite } from './run-suite.mjs';

/** For what is measured from outside: the service as it would be delivered today. */
async function runOnBuilt(id, file) {
  const built = await runNode([join(ROOT, 'scripts/start.mjs'), '--build-only', '--service-only'], {
    cwd: ROOT,
  });
  if (built !== 0) return { ok: false, findings: ['服务没有构建成功'] };
  return runSuite(id, file);
}

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
  T4: {
    title: '故障：每一种 × 20 个种子，一万次答应过的写入',
    run: () => runOnBuilt('T4', 'faults.test.ts'),
    long: true,
  },
  T5: {
    title: '半小时的负载，每分钟一次故障',
    run: () => runOnBuilt('T5', 'soak.test.ts'),
    long: true,
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
  T8: {
    title: '升级：每一次结构变更所写成的数据，都升到今天的结构',
    run: () => runOnBuilt('T8', 'upgrade.test.ts'),
  },
};
