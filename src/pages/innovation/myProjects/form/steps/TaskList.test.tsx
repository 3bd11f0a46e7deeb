import { screen, within } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { type Task, TaskList } from './TaskList';

const tasks: Task[] = [
  { id: 'base', title: '项目基本信息', status: 'done', to: '#base' },
  { id: 'budget', title: '预算', hint: '1 处需要修改', status: 'problem', to: '#budget' },
  { id: 'check', title: '核对并提交', hint: '前七项完成后，在这里逐项核对', status: 'blocked', to: '#check' },
];
const show = () => renderKit(<TaskList label="申报书" tasks={tasks} />);

test('the whole row is the link, and its state is heard with it', () => {
  show();
  const row = screen.getByRole('link', { name: /预算/ });
  expect(row).toHaveAttribute('href', '#budget');
  expect(row).toHaveAccessibleDescription('有问题');
});

test('what is done is plain text, so that what is not stands out', () => {
  show();
  const rows = within(screen.getByRole('list', { name: '申报书' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('已完成');
  expect(rows[0]?.querySelectorAll('svg')).toHaveLength(1);
  expect(rows[1]?.querySelectorAll('svg')).toHaveLength(2);
});

test('a task that cannot be started yet is no link and says so', () => {
  show();
  expect(screen.queryByRole('link', { name: /核对并提交/ })).not.toBeInTheDocument();
  expect(screen.getByText('暂不可开始')).toBeVisible();
});
