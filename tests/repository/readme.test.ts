import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { demoAccounts } from '@server/demo/demo-accounts';

const root = resolve(__dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

describe('what the papers promise', () => {
  it('the README names every demo account with its part and its password', () => {
    const readme = read('README.md');

    for (const { login, title, password } of demoAccounts) {
      expect(readme).toContain(`\`${login}\` | ${title}`);
      expect(readme).toContain(password);
    }
  });

  it('the README names no script that is not there', () => {
    const { scripts } = JSON.parse(read('package.json'));
    const named = [...read('README.md').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name);

    expect(named.filter((name) => !(String(name) in scripts))).toEqual([]);
  });

  it('the glossary has a Chinese word for every status of an application', async () => {
    const { APPLICATION_STATUSES } = await import('@contract/enums');
    const glossary = read('docs/glossary.md');

    expect(APPLICATION_STATUSES.filter((status) => !glossary.includes(`| ${status} |`))).toEqual([]);
  });

  it('the operations page explains every exit code but the general one', async () => {
    const { EXIT_CODES } = await import('@server/errors/startup-error');
    const page = read('docs/operations.md');
    const special = Object.values(EXIT_CODES).filter((code) => code !== EXIT_CODES.failure);

    expect(special.filter((code) => !page.includes(`| ${code} |`))).toEqual([]);
  });
});
