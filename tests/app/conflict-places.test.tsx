import { createPluginManager } from '@@/core/plugin';
import type { FieldConflict } from '@contract/draft';
import { SECTIONS, type Section } from '@contract/enums';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft } from '@tests/support/aDraft';
import { AGREEMENT, fieldsOfSection, wholeForm } from '@tests/support/matrix/application-fields';
import type { MatrixField, MatrixKind } from '@tests/support/matrix/matrix-edits';
import { FORM_VIEWS } from '@tests/support/matrix/matrix-records';
import {
  FIGURE,
  FILE,
  fieldsOfForm,
  planOf,
  RECORD_PLANS,
  type RecordForm,
  wholeRecord,
} from '@tests/support/matrix/matrix-wholes';
import { renderSection } from '@tests/support/renderSection';
import { renderWithText } from '@tests/support/renderWithText';
import { stubService } from '@tests/support/stubService';
import { type ReactNode, useSyncExternalStore } from 'react';
import { ConflictForm } from '@/components/form/ConflictForm';
import { TextField } from '@/components/form/TextField';
import type { Draft } from '@/draft/draft-shape';
import { usePartForm } from '@/hooks/usePartForm';
import { SECTION_BODIES } from '@/pages/innovation/myProjects/form/section-bodies';
import { uploadPorts } from '@/upload/upload-ports';

/**
 * Fields that have no conflicts: row orders and file lists merge automatically, and a `key` has no control. A file's
 * row (`ONCE`) is set only once.
 */
const MERGED: readonly MatrixKind[] = ['rows', 'files', 'key'];
const ONCE = /^files\.attachments\./;

const pathsOf = (fields: readonly MatrixField[]): string[] =>
  fields.filter(({ path, kind }) => !MERGED.includes(kind) && !ONCE.test(path)).map(({ path }) => path);

const AT = '2026-09-14T14:05:00+08:00';
const conflictAt = (path: string): FieldConflict => ({
  path,
  mine: '我',
  theirs: '对方写下的',
  by: '顾明谦',
  at: AT,
});

const aFile = (id: string) => ({
  id,
  name: '附件.pdf',
  size: 2048,
  type: 'application/pdf',
  state: 'ready' as const,
  refusal: null,
  sha256: null,
  createTime: AT,
});
const application = { files: [FILE, FIGURE, AGREEMENT].map(aFile) };

interface Around {
  paths: readonly string[];
  onTake?: (path: string, side: 'mine' | 'theirs') => void;
  children: ReactNode;
}
const Changed = ({ paths, onTake = () => undefined, children }: Around) => (
  <ConflictForm
    conflicts={paths.map(conflictAt)}
    labelOf={(path) => path}
    textOf={(_, value) => String(value)}
    onTake={onTake}
  >
    {children}
  </ConflictForm>
);

/** The choice is shown at the control, or in its table row, and not at the top. */
const expectAtField = (path: string): void => {
  const choice = screen.getByRole('group', { name: `另一处有更新 ${path}`, hidden: true });
  expect([path, choice.closest('#conflicts')]).toEqual([path, null]);
  const control = document.getElementById(path);
  const described = control?.closest('[aria-describedby]') ?? control?.querySelector('[aria-describedby]');
  const isRead = control?.getAttribute('tabindex') === '-1' && !control.matches('fieldset');
  if (!isRead)
    expect([path, described?.getAttribute('aria-describedby')]).toEqual([
      path,
      expect.stringContaining(`${path}-conflict-lead`),
    ]);
  expect(screen.getByRole('link', { name: path, hidden: true })).toBeInTheDocument();
};

beforeAll(() => void createPluginManager());
beforeEach(() => {
  stubService({
    'GET /prod-api/cms/period/list': { body: { code: 200, rows: [], total: 0 } },
    'GET /prod-api/system/dept/search/{keyword}': { body: { code: 200, data: [] } },
    'POST /prod-api/cms/content/preview': { body: { code: 200, data: { bodyHtml: '', refusedLinks: [] } } },
  });
  jest.spyOn(uploadPorts, 'storage').mockReturnValue({
    list: async () => [],
    keep: async () => undefined,
    forget: async () => undefined,
    claim: async () => () => undefined,
  });
});

test.each(SECTIONS)('%s: every field shows the choice between two values at its place', async (section) => {
  const Body = SECTION_BODIES[section];
  const paths = pathsOf(fieldsOfSection(section));
  const at = section === 'team' ? '/#team.members.m001.name' : '/';
  renderSection(
    section as Section,
    (props) => (
      <Changed paths={paths}>
        <Body {...props} />
      </Changed>
    ),
    { draft: aDraft(wholeForm(), application), application, at },
  );
  await act(async () => undefined);
  for (const path of paths) expectAtField(path);
});

function Record({ name, draft }: { name: RecordForm; draft: Draft<never> }) {
  const View = FORM_VIEWS[name];
  const view = useSyncExternalStore(draft.subscribe, draft.view);
  const part = usePartForm(planOf(name).shape, draft, view);
  return <View part={part} draft={draft} tell={() => undefined} />;
}

test.each(Object.keys(RECORD_PLANS) as RecordForm[])('%s: the same', async (name) => {
  const plan = planOf(name);
  const paths = pathsOf(fieldsOfForm(plan));
  const fields = wholeRecord(plan);
  const draft = aDraft(fields, {}, { fieldsOf: () => fields }) as unknown as Draft<never>;
  renderWithText(
    <Changed paths={paths}>
      <Record name={name} draft={draft} />
    </Changed>,
  );
  await act(async () => undefined);
  for (const path of paths) expectAtField(path);
});

test('where the field is not on the page, the choice with both values stands at the top', async () => {
  const onTake = jest.fn();
  renderWithText(
    <Changed paths={['gone.row1.name']} onTake={onTake}>
      <TextField id="title" label="名称" max={30} value="甲" onChange={() => undefined} />
    </Changed>,
  );
  const top = screen.getByRole('region', { name: '另一处有更新' });
  expect(top).toHaveTextContent('我的我对方的（顾明谦，2026-09-14 14:05）对方写下的');
  await userEvent.click(within(top).getByRole('button', { name: '保留我的：gone.row1.name' }));
  expect(onTake).toHaveBeenCalledWith('gone.row1.name', 'mine');
});
