import { withFiles } from '@tests/support/temporary-folder';
import { reachedTests } from '../../scripts/structure/reached-tests.mjs';
import { readTree } from '../../scripts/structure/tree.mjs';

const FILES = {
  'src/utils/date.ts': 'export const today = 1;\n',
  'src/utils/shape.ts': 'export interface Shape {}\n',
  'src/pages/a/index.tsx':
    "import { today } from '@/utils/date';\nimport type { Shape } from '@/utils/shape';\nexport default today;\n",
  'src/pages/a/index.test.tsx': "import Page from './index';\n",
  'src/pages/b/parts/row.tsx': 'export const row = 1;\n',
  'src/pages/b/detail/index.tsx': "import { row } from '../parts/row';\nexport default row;\n",
  'src/pages/b/detail/detail.test.tsx': "import { renderApp } from '@tests/support/renderApp';\n",
  'src/pages/b/other/other.test.tsx': "import { renderApp } from '@tests/support/renderApp';\n",
  'server/modules/demand/list.ts': 'export const list = 1;\n',
  'server/app.ts': "import { list } from './modules/demand/list';\nexport const build = list;\n",
  'tests/support/service.ts': "import { build } from '@server/app';\nexport const start = build;\n",
  'tests/server/demand/list.test.ts': "import { start } from '@tests/support/service';\n",
  'server/plugins/gate.ts': 'export const gate = 1;\n',
  'tests/server/plugins/gate.test.ts': "import { start } from '@tests/support/service';\n",
  'tests/server/account/account.test.ts': "import { start } from '@tests/support/service';\n",
  'tests/rules/list.test.ts': "import { list } from '@server/modules/demand/list';\n",
  'tests/browser/list.test.ts': "import { list } from '@server/modules/demand/list';\n",
};

const reachedBy = (...changed: string[]): Promise<string[]> =>
  withFiles(FILES, (folder) => reachedTests(changed, readTree(folder)));

describe('the tests that a change can reach', () => {
  it('import it, however far the way', async () => {
    expect(await reachedBy('src/utils/date.ts')).toEqual(['src/pages/a/index.test.tsx']);
  });

  it('are those of the pages that show it, which open them by their address', async () => {
    expect(await reachedBy('src/pages/b/parts/row.tsx')).toEqual(['src/pages/b/detail/detail.test.tsx']);
  });

  it('are not those that know its types only', async () => {
    expect(await reachedBy('src/utils/shape.ts')).toEqual([]);
  });

  it('are, for a part of the service, its own calls and what imports it, not every start of the service', async () => {
    expect(await reachedBy('server/modules/demand/list.ts')).toEqual([
      'tests/rules/list.test.ts',
      'tests/server/demand/list.test.ts',
    ]);
  });

  it('are, for a layer of the service, those of its folder', async () => {
    expect(await reachedBy('server/plugins/gate.ts')).toEqual(['tests/server/plugins/gate.test.ts']);
  });

  it('are itself, where it is a test', async () => {
    expect(await reachedBy('tests/server/account/account.test.ts')).toEqual([
      'tests/server/account/account.test.ts',
    ]);
  });
});
