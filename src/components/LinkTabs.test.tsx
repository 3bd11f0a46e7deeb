import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLinkedKit } from '@tests/support/renderKit';
import { FilterChips } from './FilterChips';
import { LinkTabs } from './LinkTabs';

const tabs = ['全部', '进行中'].map((label) => ({ key: label, label, to: `?tab=${label}` }));
const chips = tabs.map(({ label, to }) => ({ value: label, label, to }));

test.each([
  ['tabs', <LinkTabs key="tabs" label="项目" current="全部" tabs={tabs} />],
  ['chips', <FilterChips key="chips" label="项目" current="全部" chips={chips} />],
])('of a row of %s that scrolls, the one that the Tab key reaches is shown whole', async (_, row) => {
  renderLinkedKit(row);
  const last = screen.getByRole('link', { name: '进行中' });
  const shown = jest.spyOn(last, 'scrollIntoView');

  await userEvent.tab();
  await userEvent.tab();

  expect(last).toHaveFocus();
  expect(shown).toHaveBeenCalledWith({ block: 'nearest', inline: 'nearest' });
});
