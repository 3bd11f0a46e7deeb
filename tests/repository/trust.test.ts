import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints } from '@contract/endpoints';
import { DECLARED } from '@tests/trust/access/declared';

const ROOT = resolve(__dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');
const sections = [...document.matchAll(/<!-- (T\d):start -->\n([\s\S]*?)<!-- \1:end -->/g)];

describe('the measured tables', () => {
  it('declare who may call every row of the contract', () => {
    expect(Object.keys(DECLARED).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('stand in the document as met, each by its own command', () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const [, id, text] of sections) {
      expect([id, /`npm run trust -- \S+`，\d{4}-\d\d-\d\d：达到。/.test(text ?? '')]).toEqual([id, true]);
    }
  });
});
