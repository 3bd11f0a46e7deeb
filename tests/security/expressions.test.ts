import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Regular expression literals in a source file. */
const LITERAL =
  /(?<=[(,=:?!&|{;[\s])\/((?:[^/\\[\n*]|\\.|\[(?:[^\]\\\n]|\\.)*\])(?:[^/\\[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])*)\/([dgimsuvy]*)(?=[\s.,;)\]}:]|$)/gm;
interface Expression {
  file: string;
  pattern: string;
  flags: string;
}
const isOne = ({ pattern, flags }: Expression): boolean => {
  try {
    return new RegExp(pattern, flags) instanceof RegExp;
  } catch {
    return false;
  }
};
const expressions = ['contract', 'server', 'src'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.umi|^demo/.test(file))
    .flatMap((file): Expression[] =>
      [...readFileSync(join(root, file), 'utf8').matchAll(LITERAL)].map(([, pattern = '', flags = '']) => ({
        file: join(root, file),
        pattern,
        flags,
      })),
    ),
);
const unbounded = expressions.filter((one) => /[*+]|\{\d+,\}/.test(one.pattern) && isOne(one));

/** Files whose expressions only read short texts. */
const SHORT: Record<string, string> = {
  'contract/rules/formality/budget-rules.ts': 'a number as this program writes it',
  'server/config/environment.ts': 'the settings of the service',
  'server/db/embedded/reach-postmaster.ts': 'a line of the own database',
  'server/pages/page-preview.ts': 'the page of the build',
  'server/pages/page-renderer.ts': 'the page of the build',
  'server/modules/auth/common-passwords.ts': 'a password, of 128 characters at most',
  'server/modules/review/blind-words.ts': 'the name of a unit',
  'src/pages/reference/reference-address.ts': 'the address of this page',
  'src/pages/user/security/device-name.ts': 'the name of a browser, cut to 300 characters',
  'src/utils/format-money.ts': 'a number as this program writes it',
};

/** Literal characters are moved to this range until the characters with a special meaning have been removed. */
const HIDDEN = 0xe000;
const GENERIC = ['a', ' ', '0', '<', '中', '的', '\n', '=', '.', '-', ',', '"', '|', '~', '/', '&', '\t'];
/** Texts that the expression itself looks for; repeated without an end, they make it start again each time. */
const unitsFor = (pattern: string): string[] => {
  const plain = pattern
    .replace(/\\[sS]/g, ' ')
    .replace(/\\[wd]/g, '1')
    .replace(/\\[bB]/g, '')
    .replace(/\\(.)/g, (_, sign: string) => String.fromCharCode(HIDDEN + sign.charCodeAt(0)))
    .replace(/\(\?(?:[:=!]|<[=!]?\w*>?)/g, '(')
    .replace(/\[\^[^\]]*\]/g, 'x')
    .replace(/\[([^\]])[^\]]*\]/g, '$1')
    .replace(/\{[\d,]*\}|[*+?^$()|]/g, '\u0001')
    .replace(/[\ue000-\ue0ff]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - HIDDEN));
  const runs = [...plain.split('\u0001'), plain.replaceAll('\u0001', '')].filter(
    (run) => run.length > 0 && run.length < 60,
  );
  const pairs = runs.slice(0, -1).map((run, i) => `${run}${runs[i + 1]}`);
  return [...new Set([...GENERIC, ...runs, ...runs.map((run) => `${run} `), ...pairs])];
};
const FRAMES = [
  ['', '\u0002'],
  ['a', 'a'],
  ['中', '中'],
] as const;
const [BRIEF, LONG] = [4_000, 16_000];
const GLANCE_MS = 2;
const MEASURED_MS = 15;
/** For a text four times as long, quadratic work grows by 16. */
const GROWTH_MAX = 9;

const isSquared = ({ pattern, flags }: Expression): boolean => {
  const expression = new RegExp(pattern, flags.replace('y', ''));
  const took = (text: string): number => {
    const began = performance.now();
    if (expression.global) text.replace(expression, '');
    else expression.test(text);
    return performance.now() - began;
  };
  return unitsFor(pattern).some((unit) =>
    FRAMES.some(([begin, end]) => {
      const of = (length: number) => `${begin}${unit.repeat(Math.ceil(length / unit.length))}${end}`;
      if (took(of(BRIEF)) < GLANCE_MS) return false;
      const brief = Math.min(took(of(BRIEF)), took(of(BRIEF)), took(of(BRIEF)));
      const long = Math.min(took(of(LONG)), took(of(LONG)));
      return long > MEASURED_MS && long / brief > GROWTH_MAX;
    }),
  );
};

it('no expression of the sources takes the square of a long text [req:attack-a61]', () => {
  const looked = unbounded.filter(({ file }) => !(file in SHORT));

  expect(looked.filter(isSquared)).toEqual([]);
  expect(Object.keys(SHORT).filter((file) => !unbounded.some((one) => one.file === file))).toEqual([]);
  expect(looked.length).toBeGreaterThan(120);
});
