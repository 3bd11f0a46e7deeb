import { screen, within } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { StoreProvider } from '@tests/support/StoreProvider';
import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { AntdRoot } from './AntdRoot';

test.each([
  ['date', ['2026年', '9月']],
  ['month', ['2026年']],
] as const)('the head of a calendar for a %s bears the names that it shows', async (picker, names) => {
  renderKit(
    <StoreProvider>
      <AntdRoot>
        <DatePicker open picker={picker} value={dayjs('2026-09-14')} />
      </AntdRoot>
    </StoreProvider>,
  );
  const head = document.querySelector<HTMLElement>('.ant-picker-header-view');
  if (!head) throw new Error('no calendar is open');
  for (const name of names) expect(within(head).getByRole('button', { name, hidden: true })).toBeVisible();
  expect(screen.queryByLabelText(/选择(?:年份|月份)/)).not.toBeInTheDocument();
});
