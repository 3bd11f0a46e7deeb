import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import { SENTENCES } from '@contract/sentences/catalogue';
import { RETIRED_SENTENCES } from '@contract/sentences/retired';
import { SAID_TEXTS } from '@contract/sentences/said-texts';
import { say, spokenOf, textOf } from '@contract/sentences/sentence';
import { asWritten } from '@contract/word';

const SERVER = resolve(__dirname, '../../server');
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(SERVER, path), 'utf8') }));
const everything = sources.map(({ text }) => text).join('\n');

/** `join.${kind}.${refusal}` stands for any code of that form. */
const shapes = [...everything.matchAll(/`(\w+\.[^`\n]*\$\{[^`\n]*)`/g)].map(([, body = '']) => {
  const parts = body.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^$()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('\\w+')}$`);
});

describe('the sentences of the service', () => {
  it('are all said somewhere', () => {
    const unsaid = Object.keys(SENTENCES).filter(
      (code) => !everything.includes(`'${code}'`) && !shapes.some((shape) => shape.test(code)),
    );

    expect(unsaid).toEqual([]);
  });

  it('are kept for what was told with them once nobody says them any more', () => {
    const retired = Object.keys(RETIRED_SENTENCES);

    expect(retired.filter((code) => code in SENTENCES || everything.includes(`'${code}'`))).toEqual([]);
    expect(retired.filter((code) => SAID_TEXTS[`said.${code}`] === undefined)).toEqual([]);
  });

  // The compiler checks that a code is in the table; this checks that every sentence is given by a code.
  it('are said by their code wherever something is refused', () => {
    const REFUSAL =
      /\b(?:badRequest|unauthorized|forbidden|notFound|conflict|unprocessable|tooMany|badField|AppError|limitRate|asWritten)\((?:[^()]|\([^()]*\))*?['"`][^'"`\n]*[\u4e00-\u9fff]/g;
    const written = sources
      .filter(({ path }) => /^(?:modules|plugins|http|security|drafts|audit|receipt)\//.test(path))
      .flatMap(({ path, text }) => [...text.matchAll(REFUSAL)].map(([found]) => `${path}: ${found}`));

    expect(written).toEqual([]);
  });

  // A time as Chinese text would stay Chinese in the sentence of another language.
  it('carry times as words, which every language writes its own way', () => {
    const CHINESE_PAPERS = /(?:letter-pdf|compose-letter|receipt-pdf|deadline-events|review\/publicity)\.ts$/;
    const chinese = sources.filter(({ text }) => /\bbeijingTime\b/.test(text)).map(({ path }) => path);

    expect(chinese.filter((path) => !CHINESE_PAPERS.test(path))).toEqual([]);
  });

  it('name their gaps in plain words', () => {
    const odd = Object.entries(SENTENCES).filter(([, text]) =>
      /[{}]/.test(text.replace(/\{[a-z]\w*\}/g, '')),
    );

    expect(odd).toEqual([]);
  });

  it('are Chinese for the answer, with every gap filled', () => {
    const stage = STATUS_WORDS.word('stage_one');

    expect(textOf(say('apply.stage_over', { stage, at: '2027-05-31 17:00（北京时间）' }))).toBe(
      '阶段一成果已于 2027-05-31 17:00（北京时间）截止提交',
    );
  });

  it('go along with their gaps for whoever says them in another language', () => {
    const stage = STATUS_WORDS.word('stage_one');

    expect(spokenOf(say('apply.stage_over', { stage, at: '2027-05-31 17:00' }))).toEqual({
      id: 'said.apply.stage_over',
      params: { stage: { id: 'contract.status.stage_one' }, at: '2027-05-31 17:00' },
    });
    expect(spokenOf('auth.expired')).toEqual({ id: 'said.auth.expired' });
    expect(spokenOf(asWritten('机构自己写的话'))).toBeNull();
  });
});
