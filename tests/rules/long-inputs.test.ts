import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Texts that rules look for, repeated; a rule that searches again from each position needs quadratic time. */
const PIECES = [
  ...['T', ' ', '\n', '\u3000', '0', '1,', '1 ', '.', '-', '/', ':', '日', '；', '、', ';', 'a@', 'a.', 'a '],
  ...[
    '(',
    '（',
    '[',
    '<a ',
    '&',
    '%',
    '"',
    '·',
    '中',
    '中 ',
    'http://',
    '\\',
    '_x',
    '*',
    '|',
    'Aa',
    '\u0301',
  ],
];
const [SHORT, LONG] = [4_000, 32_000];
/** Limit of the first, quick measurement in milliseconds; slower rules are measured thoroughly. */
const GLANCE_MS = 8;
const MEASURED_MS = 100;
const LOOKS = 3;
/** For a text eight times as long, quadratic work grows by 64, linear work by 8. */
const GROWTH_MAX = 24;

type Rule = (one: string, other: string) => unknown;
const rules = readdirSync('contract/rules', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts'))
  .flatMap((file) =>
    Object.entries(require(resolve(join('contract/rules', file))) as Record<string, unknown>)
      .filter((entry): entry is [string, Rule] => {
        const [, rule] = entry;
        return typeof rule === 'function' && (rule.length === 1 || rule.length === 2);
      })
      .map(([name, rule]) => ({ name: `${file} ${name}`, rule })),
  );

const took = (rule: Rule, text: string): number => {
  const begun = performance.now();
  try {
    rule(text, text);
  } catch {
    // Not a rule for texts.
  }
  return performance.now() - begun;
};
/** The shortest of three times, because other load on the machine only makes things slower. */
const least = (rule: Rule, text: string): number => Math.min(...[1, 2, 3].map(() => took(rule, text)));

it('no rule takes the square of a long text', () => {
  const squared = rules.flatMap(({ name, rule }) => {
    for (const piece of PIECES) {
      const of = (length: number) => `x${piece.repeat(Math.ceil(length / piece.length))}x`;
      if (took(rule, of(SHORT)) < GLANCE_MS) continue;
      const times = Array.from(
        { length: LOOKS },
        () => [least(rule, of(SHORT)), least(rule, of(LONG))] as const,
      );
      // A quadratic rule is slow in every measurement; a delay by the machine is not.
      if (times.every(([short, long]) => long > MEASURED_MS && long / short > GROWTH_MAX))
        return [
          `${name}: ${JSON.stringify(piece)} ${times.map((ms) => ms.map(Math.round).join(' → ')).join(', ')} ms`,
        ];
    }
    return [];
  });

  expect(squared).toEqual([]);
  expect(rules.length).toBeGreaterThan(200);
}, 60_000);
