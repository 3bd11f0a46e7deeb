import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const check = (files: Record<string, string>) =>
  withFiles(files, (folder) => runScript('check-structure.mjs', [folder]));

const lines = (count: number) => 'export {};\n'.repeat(count);

describe('the structure check', () => {
  it('accepts a tree that keeps the rules', async () => {
    const { status, output } = await check({
      'contract/limits.ts': 'export const PAGE_SIZE = 10;\n',
      'contract/apply.ts': "import Type from 'typebox';\nexport const Apply = Type.Object({});\n",
      'src/utils/paging.ts':
        "import { PAGE_SIZE } from '@contract/limits';\nexport const first = 1;\nexport const size = PAGE_SIZE;\n",
      'src/hooks/useApply.ts':
        "import type { Apply } from '@contract/apply';\nexport const useApply = (): Apply | null => null;\n",
      'src/pages/demand/index.tsx':
        "import { DemandView } from './DemandView';\nexport default DemandView;\n",
      'src/pages/demand/DemandView.tsx':
        "import { Card } from '@/pages/demand/parts/Card';\nexport const DemandView = Card;\n",
      'src/pages/demand/parts/Card.tsx': 'export const Card = () => null;\n',
      'server/modules/apply/service.ts':
        "import { get } from '@server/db/schema';\nexport const read = get;\n",
      'server/modules/review/routes.ts':
        "import { read } from '@server/modules/apply/service';\nexport const routes = read;\n",
      'server/db/schema.ts': 'export const get = 1;\n',
      'server/modules/school/manage.ts':
        "type Table = 'school' | 'department';\nexport const stop = (tx: Tx, table: Table) =>\n  tx.updateTable(table).set({}).where('id', 'in', (eb) => eb.selectFrom('account').select('schoolId'));\n",
      'server/demo/fill.ts': "export const fill = (tx: Tx) => tx.insertInto('account').values({});\n",
    });

    expect(output).toMatch(/^structure: 0 breaches/);
    expect(status).toBe(0);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a screen that reads the server',
      {
        'src/utils/a.ts': "import { b } from '@server/b';\nexport const a = b;\n",
        'server/b.ts': 'export const b = 1;\n',
      },
      /src\/utils\/a\.ts:1\n {2}must not import server\/b\.ts/,
    ],
    [
      'a server file that reads a screen, even for a type only',
      {
        'server/a.ts': "import type { B } from '@/utils/b';\nexport type A = B;\n",
        'src/utils/b.ts': 'export type B = 1;\n',
      },
      /server\/a\.ts:1\n {2}must not import src\/utils\/b\.ts/,
    ],
    [
      'a component that calls a service',
      {
        'src/components/List.tsx': "import { list } from '@/services/demand';\nexport const List = list;\n",
        'src/services/demand.ts': 'export const list = 1;\n',
      },
      /must not import src\/services\/demand\.ts/,
    ],
    [
      'a page that reads another page',
      {
        'src/pages/demand/index.tsx': "import { View } from '@/pages/achi/View';\nexport default View;\n",
        'src/pages/achi/index.tsx': 'export default null;\n',
        'src/pages/achi/View.tsx': 'export const View = 1;\n',
      },
      /must not import src\/pages\/achi\/View\.tsx/,
    ],
    [
      'a page that reads the parts of another area',
      {
        'src/pages/demand/index.tsx':
          "import { Card } from '@/pages/achi/parts/Card';\nexport default Card;\n",
        'src/pages/achi/parts/Card.tsx': 'export const Card = 1;\n',
      },
      /must not import src\/pages\/achi\/parts\/Card\.tsx/,
    ],
    [
      'fields that the compiler would not look at',
      { 'server/a.ts': `export const a: A = {\n  ${'...'}{ b: 1 },\n  c: 2,\n};\n` },
      /server\/a\.ts:2\n {2}fields written as an object that is spread at once/,
    ],
    [
      "a module that reads another module's repository",
      {
        'server/modules/apply/service.ts':
          "import { rows } from '@server/modules/period/repository';\nexport const read = rows;\n",
        'server/modules/period/repository.ts': 'export const rows = 1;\n',
      },
      /must not import server\/modules\/period\/repository\.ts/,
    ],
    [
      'a module that asks one which stands above it, even for a type only',
      {
        'server/modules/demand/a.ts':
          "import type { B } from '@server/modules/apply/service';\nexport type A = B;\n",
        'server/modules/apply/service.ts': 'export type B = 1;\n',
      },
      /demand\/a\.ts:1\n {2}demand imports apply, which does not stand below it\n {2}→ hand it in/,
    ],
    [
      'a module that has no place in the order',
      { 'server/modules/pet/service.ts': 'export const a = 1;\n' },
      /the module pet has no place in the order\n {2}→ name it in scripts\/structure\/layers\.mjs/,
    ],
    [
      'a place in the order for what is no module',
      { 'server/app.ts': 'export const a = 1;\n' },
      /layers\.mjs\n {2}certification is no module/,
    ],
    [
      'folders of the service that import each other, one of them for a type only',
      {
        'server/jobs/a.ts': "import { b } from '@server/modules/apply/b';\nexport const a = b;\n",
        'server/jobs/c.ts': 'export type C = 1;\n',
        'server/modules/apply/b.ts': "import type { C } from '@server/jobs/c';\nexport const b: C = 1;\n",
      },
      /folder cycle server\/jobs → server\/modules → server\/jobs/,
    ],
    [
      'folders within a module that import each other by way of a file beside them',
      {
        'server/modules/apply/draft/a.ts':
          "import { b } from '@server/modules/apply/b';\nexport const a = b;\n",
        'server/modules/apply/b.ts': "import { c } from './draft/c';\nexport const b = c;\n",
        'server/modules/apply/draft/c.ts': 'export const c = 1;\n',
      },
      /folder cycle server\/modules\/apply\/b\.ts → server\/modules\/apply\/draft → server\/modules\/apply\/b\.ts/,
    ],
    [
      'a write into the table of another module',
      {
        'server/modules/school/a.ts':
          "export const a = (tx: Tx) =>\n  tx\n    .updateTable('account').set({});\n",
      },
      /server\/modules\/school\/a\.ts:3\n {2}writes account, a table of account\n {2}→ ask server\/modules\/account\/service\.ts/,
    ],
    [
      'a write in SQL, inside another template',
      {
        'server/plugins/a.ts': `export const a = (db: Db) => sql\`select \${one ? sql\`(update rate_limit set count = 0)\` : ''}\`;\n`,
      },
      /writes rateLimit, a table of server\/security\n {2}→ ask server\/security/,
    ],
    [
      'a list that joins a table which is not shared',
      {
        'server/modules/chart/a.ts':
          "export const a = (db: Db) =>\n  db.selectFrom('overview').innerJoin('setting as s', 's.key', 'overview.id');\n",
      },
      /a\.ts:2\n {2}reads setting, a table of site/,
    ],
    [
      'a read in SQL',
      {
        'server/modules/chart/a.ts':
          'export const a = sql<number>`(select count(*) from overview o join demand_reply r on true)`;\n',
      },
      /reads demandReply, a table of demand/,
    ],
    [
      'a table that is emptied by time',
      {
        'server/modules/chart/a.ts':
          "export const a = (db: Db, at: Date) => forgetBefore(db, 'outbox', 'createdAt', at);\n",
      },
      /writes outbox, a table of delivery/,
    ],
    [
      'a table behind a variable',
      { 'server/modules/chart/a.ts': 'export const a = (db: Db, t: T) => db.deleteFrom(t).execute();\n' },
      /deleteFrom\(t\) names its table by a variable/,
    ],
    [
      'a table without an owner',
      { 'server/db/pet-schema.ts': 'export interface PetSchema {\n  pet: PetTable;\n}\n' },
      /server\/db\/pet-schema\.ts\n {2}the table pet has no owner/,
    ],
    [
      'an owner of what is no table',
      { 'server/db/schema.ts': 'export interface Schema {\n  account: AccountTable;\n}\n' },
      /tables\.mjs\n {2}viewMark is no table/,
    ],
    [
      'a reason for a reading that no longer happens',
      { 'server/db/schema.ts': 'export interface Schema {\n  consent: ConsentTable;\n}\n' },
      /server\/security does not read consent/,
    ],
    [
      'a list of the contract that a screen states once more',
      {
        'contract/choices.ts': "export const KINDS = [\n  'a',\n  'b',\n  'c',\n] as const;\n",
        'src/utils/a.ts': "import { b } from './b';\nexport const KINDS = [b, ['a', 'b', 'c']];\n",
        'src/utils/b.ts': "export const b = ['a', 'b'];\n",
      },
      /src\/utils\/a\.ts:2\n {2}states again the list of contract\/choices\.ts:1/,
    ],
    [
      'a package in the contract',
      { 'contract/a.ts': "import dayjs from 'dayjs';\nexport const now = dayjs;\n" },
      /contract imports the package dayjs/,
    ],
    [
      'a schema whose value a screen takes',
      {
        'src/utils/a.ts': "import { Apply } from '@contract/apply';\nexport const a = Apply;\n",
        'contract/apply.ts': "import Type from 'typebox';\nexport const Apply = Type.Object({});\n",
      },
      /takes a value of contract\/apply, which loads TypeBox/,
    ],
    [
      'an import that climbs out of its folder',
      {
        'server/db/a.ts': "import { b } from '../b';\nexport const a = b;\n",
        'server/b.ts': 'export const b = 1;\n',
      },
      /parent-relative import \.\.\/b/,
    ],
    [
      'a barrel',
      { 'src/utils/a.ts': "export { b } from './b';\n", 'src/utils/b.ts': 'export const b = 1;\n' },
      /re-exports \.\/b/,
    ],
    [
      'files that import each other in a circle',
      {
        'src/utils/a.ts': "import { b } from './b';\nexport const a = b;\n",
        'src/utils/b.ts': "import { a } from './a';\nexport const b = a;\n",
      },
      /import cycle src\/utils\/a\.ts → src\/utils\/b\.ts → src\/utils\/a\.ts/,
    ],
    [
      'files in a circle that only a type closes',
      {
        'src/utils/a.ts': "import { b } from './b';\nexport const a = b;\nexport type A = string;\n",
        'src/utils/b.ts': "import type { A } from './a';\nexport const b: A = '';\n",
      },
      /import cycle src\/utils\/a\.ts → src\/utils\/b\.ts → src\/utils\/a\.ts/,
    ],
    [
      'folders that import each other through different files',
      {
        'src/layouts/main/Header.tsx': "import { find } from './search/find';\nexport const Header = find;\n",
        'src/layouts/main/search/find.ts':
          "import { Frame } from '@/layouts/main/Frame';\nexport const find = Frame;\n",
        'src/layouts/main/Frame.tsx': 'export const Frame = null;\n',
      },
      /folder cycle src\/layouts\/main → src\/layouts\/main\/search → src\/layouts\/main/,
    ],
    [
      'folders that import each other only when seen from above',
      {
        'src/layouts/main/bar/Bar.tsx':
          "import { Page } from '@/layouts/root/page/Page';\nexport const Bar = Page;\n",
        'src/layouts/root/page/Page.tsx': 'export const Page = null;\n',
        'src/layouts/root/guard/Guard.tsx':
          "import { Foot } from '@/layouts/main/foot/Foot';\nexport const Guard = Foot;\n",
        'src/layouts/main/foot/Foot.tsx': 'export const Foot = null;\n',
      },
      /folder cycle src\/layouts\/main → src\/layouts\/root → src\/layouts\/main/,
    ],
    ['a long source file', { 'src/utils/a.ts': lines(251) }, /251 lines, at most 250/],
    ['a long test', { 'tests/rules/a.test.ts': lines(401) }, /401 lines, at most 400/],
    ['a long route entry', { 'src/pages/demand/index.tsx': lines(81) }, /81 lines, at most 80/],
    ['a long model', { 'src/models/user.ts': lines(101) }, /101 lines, at most 100/],
    ['a long README', { 'README.md': 'text\n'.repeat(151) }, /151 lines, at most 150/],
    ['a deep folder', { 'src/a/b/c/d/e/f/g.ts': lines(1) }, /6 folders under src, at most 5/],
    [
      'a file named after nothing it exports',
      { 'src/utils/formatDate.ts': 'export const other = 1;\n' },
      /the name formatDate is none of its exports/,
    ],
    [
      'an index that is no route entry',
      { 'src/utils/index.ts': lines(1) },
      /index is for the entry of a route only/,
    ],
    ['a test beside the service', { 'server/db/a.test.ts': lines(1) }, /a test inside server/],
    ['a link into the void', { 'docs/a.md': '[b](b.md)\n' }, /names b\.md, which is not there/],
    ['a page that names a file of the past', { 'README.md': 'see `src/gone.ts`\n' }, /names src\/gone\.ts/],
    [
      'two migrations with one number',
      { 'server/db/migrations/0007_a.sql': 'select 1;\n', 'server/db/migrations/0007_b.sql': 'select 1;\n' },
      /0007_b\.sql\n {2}has the number of server\/db\/migrations\/0007_a\.sql/,
    ],
    [
      'two decisions with one number',
      { 'docs/decisions/0007-a.md': '# a\n', 'docs/decisions/0007-b.md': '# b\n' },
      /0007-b\.md\n {2}has the number of docs\/decisions\/0007-a\.md/,
    ],
    ['work left for later', { 'src/utils/a.ts': `// TO${'DO'} later\n` }, /unfinished work/],
    ['the path of one machine', { 'docs/a.md': `see ${'/home'}/someone/notes\n` }, /the path of one machine/],
    [
      'the host of a registry',
      { 'docs/a.md': `from https://${'registry'}.example.com\n` },
      /the host of a package registry/,
    ],
    [
      'a check switched off',
      { 'src/utils/a.ts': `// @ts-${'ignore'}\nexport {};\n` },
      /a check switched off/,
    ],
  ])('refuses %s', async (_case, files, message) => {
    const { status, output } = await check(files);

    expect(output).toMatch(message);
    expect(status).toBe(1);
  });
});
