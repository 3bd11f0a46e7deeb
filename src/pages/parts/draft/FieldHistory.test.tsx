import { createPluginManager } from '@@/core/plugin';
import type { FieldHistoryRow } from '@contract/draft';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDraft } from '@tests/support/aDraft';
import { renderWithText } from '@tests/support/renderWithText';
import { useSyncExternalStore } from 'react';
import type { ApplicationDraft } from '@/hooks/useApplicationDraft';
import { FieldHistory } from './FieldHistory';
import { isRestorable } from './is-restorable';

const row = (facts: Partial<FieldHistoryRow>): FieldHistoryRow => ({
  id: 1,
  path: 'base.title',
  value: '没有采用的名称',
  kind: 'declined' as const,
  by: '顾明谦',
  at: '2026-09-14T14:05:00+08:00',
  ...facts,
});

function Shown({ draft, rows }: { draft: ApplicationDraft; rows: FieldHistoryRow[] }) {
  useSyncExternalStore(draft.subscribe, draft.view);
  return (
    <FieldHistory
      list={async () => ({ list: rows, total: rows.length })}
      labelOf={(path) => path}
      textOf={(_, value) => String(value)}
      draft={draft}
      mayRestore={(each) => isRestorable(draft, each)}
      onClose={() => undefined}
    />
  );
}

const show = async (rows: FieldHistoryRow[]) => {
  const draft = aDraft({ 'base.title': '现在的名称', 'team.members': ['m001'] });
  renderWithText(<Shown draft={draft} rows={rows} />);
  await screen.findAllByText('顾明谦');
  return draft;
};
const restore = { name: /^恢复这一版/ };

beforeAll(() => void createPluginManager());

test('a value that was not taken is put back as an edit, and that can be undone', async () => {
  const draft = await show([row({})]);

  await userEvent.click(screen.getByRole('button', restore));
  expect(draft.value('base.title')).toBe('没有采用的名称');
  expect(draft.view().state.edits['base.title']).toMatchObject({ base: '现在的名称' });
  expect(screen.getByRole('status')).toHaveTextContent('已填回表单');

  await userEvent.click(screen.getByRole('button', { name: /^撤销/ }));
  expect(draft.value('base.title')).toBe('现在的名称');
  expect(draft.view().state.edits).toEqual({});
  expect(screen.getByRole('button', restore)).toBeVisible();
});

test.each([
  ['what stands there now', row({ value: '现在的名称' })],
  ['a field of a row that was taken out', row({ path: 'team.members.m009.name', value: '沈' })],
  ['what came masked', row({ path: 'team.members.m001.idNumber', value: '1101**********0012' })],
])('%s is shown and not offered', async (_, only) => {
  await show([only]);

  expect(screen.getByText(String(only.value))).toBeVisible();
  expect(screen.queryByRole('button', restore)).not.toBeInTheDocument();
});

test('a value that was replaced while the history stood open shows none of the others twice', async () => {
  const pages = [
    [row({ id: 3, value: '第三版' }), row({ id: 2, value: '第二版' })],
    [row({ id: 2, value: '第二版' }), row({ id: 1, value: '第一版' })],
  ];
  renderWithText(
    <FieldHistory
      list={async ({ pageNum = 1 }) => ({ list: pages[pageNum - 1] ?? [], total: 4 })}
      labelOf={(path) => path}
      textOf={(_, value) => String(value)}
      draft={null}
      mayRestore={() => false}
      onClose={() => undefined}
    />,
  );
  await screen.findByText('第三版');

  await userEvent.click(screen.getByRole('button', { name: '更早的内容' }));

  expect(await screen.findByText('第一版')).toBeVisible();
  expect(screen.getAllByText('第二版')).toHaveLength(1);
});
