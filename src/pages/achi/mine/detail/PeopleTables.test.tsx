import { screen, within } from '@testing-library/react';
import { renderWithText } from '@tests/support/renderWithText';
import { PeopleTables } from './PeopleTables';

const contributors = [
  { id: 'a', name: '沈知遥', role: 'lead' as const, login: 'shenzhiyao' },
  { id: 'b', name: '程晓影', role: 'engineering' as const, login: null },
];
const ips = [{ id: 'c', kind: 'invention' as const, number: 'ZL2024 1 0700137.X', title: '自检方法' }];

test('people and rights are read a line each, in tables that have no controls', () => {
  renderWithText(<PeopleTables fields={{ contributors, ips }} />);

  const [people, rights] = screen.getAllByRole('table');
  expect(within(people as HTMLElement).getByRole('row', { name: '沈知遥 主持 shenzhiyao' })).toBeVisible();
  expect(within(people as HTMLElement).getByRole('row', { name: '程晓影 工程实现 —' })).toBeVisible();
  expect(
    within(rights as HTMLElement).getByRole('row', { name: '自检方法 发明专利 ZL2024 1 0700137.X' }),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('without rights there is no table of them', () => {
  renderWithText(<PeopleTables fields={{ contributors, ips: [] }} />);

  expect(screen.getAllByRole('table')).toHaveLength(1);
});
