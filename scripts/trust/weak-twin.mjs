import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { binOf, ROOT } from '../support/run-step.mjs';
import { CONTROLS, faultOfControl } from './controls.mjs';

/**
 * Time limit for one weakened service; the tests' own limits are shorter. All witnesses on the complete service take
 * longer.
 */
const TWIN_MS = 5 * 60_000;
const WHOLE_MS = 60 * 60_000;
const scratch = mkdtempSync(join(tmpdir(), 'kaichuang-weak-'));

const NOTHING = { failed: 0, broken: '', first: '', witness: '' };

/** Runs test files on the service, whole or without one control: how many failed, and the first of them. */
async function runTests(files, control) {
  const report = join(scratch, 'report.json');
  rmSync(report, { force: true });
  const args = ['--ci', '--runInBand', '--silent', '--selectProjects', 'node', '--json'];
  const child = spawn(
    process.execPath,
    [binOf('jest', 'jest'), ...args, `--outputFile=${report}`, '--runTestsByPath', ...files],
    {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: control ? TWIN_MS : WHOLE_MS,
      killSignal: 'SIGKILL',
      // The demo data are the same for all weakened services, so they are written once per run.
      env: {
        ...process.env,
        DEMO_TEMPLATE: `weak-${process.pid}`,
        ...(control && { WEAK_CONTROL: control }),
      },
    },
  );
  const signal = await new Promise((done) => child.once('close', (_code, killedBy) => done(killedBy)));
  if (!existsSync(report)) return { ...NOTHING, broken: signal ? '没有结束' : '没有跑起来' };
  const { numFailedTests, numRuntimeErrorTestSuites, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const failures = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ title }) => ({ title, file: relative(ROOT, name).replaceAll('\\', '/') })),
  );
  return {
    failed: numFailedTests,
    broken: numFailedTests === 0 && numRuntimeErrorTestSuites > 0 ? '测试文件没有跑起来' : '',
    first: failures[0]?.title ?? '',
    witness: failures[0]?.file ?? '',
  };
}

/** The title without its citations, because a citation cut in half would refer to nothing. */
const shortened = (title) => {
  const text = title.replace(/\s*\[req:[^\]]*\]/g, '');
  return text.length > 70 ? `${text.slice(0, 69)}…` : text;
};

/** Runs one file after another up to the first that fails, which has noticed the missing control. */
async function firstRed(files, control) {
  let outcome = NOTHING;
  for (const file of files) {
    outcome = await runTests([file], control);
    if (outcome.failed > 0) break;
  }
  return outcome;
}

async function judge({ id, attack, file, tests }) {
  const { failed, broken, first, witness } = await firstRed(tests, id);
  const isNoticed = failed > 0;
  const said = isNoticed ? shortened(first) : broken || '没有人发现';
  console.log(`${isNoticed ? '✓' : '✗'} ${id}: ${said}`);
  return { id, attack, file, isNoticed, said, witness };
}

export const CONTROLS_TABLE = {
  id: 'T1',
  title: '弱的孪生：逐个拿掉一个控制，一定有测试变红',
  command: 'npm run trust -- --weak',
};
const MIN_CONTROLS = 60;
/** Results of a run so far, for `--again`. */
const JUDGED = join(ROOT, 'dist/trust/T1.json');
const lastJudged = () => (existsSync(JUDGED) ? JSON.parse(readFileSync(JUDGED, 'utf8')) : []);

/** A test that also fails on the complete service proves nothing. */
async function faultOfWitnesses(judged) {
  const witnesses = [...new Set(judged.flatMap(({ witness }) => witness || []))];
  if (witnesses.length === 0) return { witnesses, findings: [] };
  const { failed, broken, first } = await runTests(witnesses);
  const isSound = failed === 0 && !broken;
  return { witnesses, findings: isSound ? [] : [`在完整的服务上也不通过：${first || broken}`] };
}

async function tableOf(judged) {
  const missed = judged.filter(({ isNoticed }) => !isNoticed);
  const { witnesses, findings } = await faultOfWitnesses(judged);
  return {
    ok: missed.length === 0 && findings.length === 0,
    figures: {
      控制: judged.length,
      拿掉后变红的: judged.length - missed.length,
      没有人发现的: missed.length,
      '先变红的测试文件，都在完整的服务上通过': witnesses.length,
    },
    head: ['控制', '攻击', '所在', '先变红的测试'],
    rows: judged.map(({ id, attack, file, said }) => [id, attack, `\`${file}\``, said]),
    findings: [...missed.map(({ id, attack, said }) => `${id}（${attack}）：${said}`), ...findings],
  };
}

const refusal = (findings) => ({ ok: false, findings });

/** Judges these controls in turn and stores each result at once, for `--again`. */
async function judgeEach(wanted, known) {
  const read = (path) => readFileSync(join(ROOT, path), 'utf8');
  const moved = CONTROLS.flatMap((control) => faultOfControl(control, read) ?? []);
  if (moved.length > 0) return refusal(moved);
  mkdirSync(dirname(JUDGED), { recursive: true });
  const judged = new Map(known.map((one) => [one.id, one]));
  for (const control of wanted) {
    judged.set(control.id, await judge(control));
    writeFileSync(JUDGED, JSON.stringify([...judged.values()]));
  }
  return tableOf(CONTROLS.flatMap(({ id }) => judged.get(id) ?? []));
}

/** All controls; with `again`, those that are new or that nobody noticed last time; with names, only these. */
export async function runWeak({ names, again }) {
  const known = lastJudged().filter(({ id, isNoticed }) =>
    names.length > 0 ? !names.includes(id) : again && isNoticed,
  );
  const wanted = CONTROLS.filter(({ id }) =>
    names.length > 0 ? names.includes(id) : !known.some((one) => one.id === id),
  );
  const unknown = names.filter((name) => !wanted.some(({ id }) => id === name));
  try {
    if (unknown.length > 0) return refusal(unknown.map((name) => `没有这个控制：${name}`));
    const table = await judgeEach(wanted, known);
    const isWhole = names.length > 0 || (table.rows?.length ?? 0) >= MIN_CONTROLS;
    return { ...table, ok: table.ok && isWhole };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
    rmSync(join(ROOT, 'dist/weak-twins'), { recursive: true, force: true });
  }
}
