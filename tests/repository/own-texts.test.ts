import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const load = createRequire(__filename);
const plugin = (name: string) => load(resolve('config/plugins', name));

const ownTexts: (source: string) => string = plugin('own-texts.cjs');
const textsIn = (source: string): string[] => {
  const made = ownTexts(source);
  const texts = /addOwnTexts\((\{.*\})\);\n$/s.exec(made)?.[1] ?? '{}';
  return Object.keys(JSON.parse(texts));
};

describe('the texts that a module brings along', () => {
  it('are those it names', () => {
    expect(textsIn(`t('shell.nav.home.label'); <Page title="home.page.title" />`)).toEqual([
      'home.page.title',
      'shell.nav.home.label',
    ]);
  });

  it('are all of a shape where a part is only known later', () => {
    const texts = textsIn(`t(\`kit.status.demand.\${status}.label\`)`);

    expect(texts.length).toBeGreaterThan(3);
    for (const id of texts) expect(id).toMatch(/^kit\.status\.demand\.\w+\.label$/);
  });

  it('are all of that shape too where a template stands in the part', () => {
    const texts = textsIn(`t(\`result.\${status === \`stage_\${n}\` ? 'mend' : 'submit'}.\${n}.action\`)`);

    expect(texts).toEqual(expect.arrayContaining(['result.mend.one.action', 'result.submit.two.action']));
  });

  it('are none where none is named, and the module stays as it is', () => {
    const source = "export const path = '/demand/detail';";

    expect(ownTexts(source)).toBe(source);
  });
});
