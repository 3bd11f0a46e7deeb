import { screen, within } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { CheckAnswers } from './CheckAnswers';

const show = () =>
  renderKit(
    <CheckAnswers
      title="项目基本信息"
      to="#base"
      answers={[
        { id: 'title', label: '项目名称', value: '漏损智能诊断', to: '#base.title' },
        { id: 'risk', label: '风险', value: '', to: '#plan.risk' },
        {
          id: 'keywords',
          label: '关键词',
          value: '漏损',
          error: '请填写 3—5 个关键词',
          to: '#base.keywords',
        },
      ]}
    />,
  );

test('the section can be changed, and each answer with which something is wrong', () => {
  show();
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.getByRole('link', { name: '修改关键词' })).toHaveAttribute('href', '#base.keywords');
  expect(screen.getByRole('link', { name: '修改项目基本信息' })).toHaveAttribute('href', '#base');
});

test('an empty answer is written 未填写', () => {
  show();
  const term = screen.getByText('风险', { selector: 'dt' });
  expect(within(term.parentElement as HTMLElement).getByText('未填写')).toBeVisible();
});

test('what is wrong stands with its answer', () => {
  show();
  expect(screen.getByText('请填写 3—5 个关键词').closest('dd')).toHaveTextContent('漏损');
});

test('two short answers share a line, one that is left over has its own', () => {
  const short = ['批次', '类别', '领域'].map((label) => ({
    id: label,
    label,
    value: 'x',
    room: 'half' as const,
  }));
  renderKit(<CheckAnswers title="项目基本信息" answers={short} />);
  const shares = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).parentElement?.classList.contains('half');
  expect(['批次', '类别', '领域'].map(shares)).toEqual([true, true, false]);
});
