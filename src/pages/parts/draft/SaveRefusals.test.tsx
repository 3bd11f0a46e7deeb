import { screen } from '@testing-library/react';
import { aDraft } from '@tests/support/aDraft';
import { renderWithText } from '@tests/support/renderWithText';
import type { DraftView } from '@/draft/draft-shape';
import { FormConflicts } from './FormConflicts';
import { SavingLine } from './SavingLine';

const words = {
  title: { label: 'demand.form.title.label' },
  indicators: { label: 'demand.form.indicators.label' },
  'indicators.*.name': { label: 'demand.detail.name.column' },
} as const;

const show = (facts: Partial<DraftView<unknown>>) => {
  const draft = aDraft();
  const view = { ...draft.view(), ...facts };
  renderWithText(
    <>
      <SavingLine view={view} onRetry={() => undefined} />
      <FormConflicts {...{ draft, view, words }} history={async () => ({ list: [], total: 0 })} readOnly>
        {null}
      </FormConflicts>
    </>,
  );
};

test.each([
  ['by its label', 'title', '需求名称：最多 400 个字符，暂未保存；改好后会自动保存'],
  [
    'by its list and its label',
    'indicators.goal-1.name',
    /^.+ · .+：最多 400 个字符，暂未保存；改好后会自动保存$/,
  ],
  ['without a name where the form has none', 'secret', /^最多 400 个字符，暂未保存；改好后会自动保存$/],
])('a refused field is told %s, and sending it again is not offered', (_, path, text) => {
  show({ phase: 'blocked', refusals: { [path]: '最多 400 个字符' } });
  expect(screen.getByRole('alert')).toHaveTextContent(text);
  expect(screen.getByRole('status')).toHaveTextContent('部分内容暂未保存');
  expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument();
});

test('a refusal of the whole draft is told as it is, and can be tried again', () => {
  show({ phase: 'blocked', reason: '没有找到请求的内容' });
  expect(screen.getByRole('alert')).toHaveTextContent('没有找到请求的内容');
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
});

test('it stays while something else is being saved', () => {
  show({ phase: 'saving', refusals: { title: '最多 400 个字符' } });
  expect(screen.getByRole('alert')).toHaveTextContent('需求名称');
});
