import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderKit } from '@tests/support/renderKit';
import { useState } from 'react';
import { UnitSearchField } from './UnitSearchField';
import type { UnitSearch } from './useUnitSearch';

const qingtao = { id: 7, name: '青陶水务科技有限公司', uscc: '91330106MA27XABC1X', attended: true };

function Held({
  search,
  onPick = () => undefined,
}: {
  search: UnitSearch;
  onPick?: (unit: typeof qingtao) => void;
}) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <UnitSearchField
      id="u"
      label="单位全称"
      required
      max={120}
      value={value}
      onChange={setValue}
      search={search}
      onPick={onPick}
    />
  );
}
const field = () => screen.getByRole('combobox', { name: '单位全称' });

test('it asks once the typing pauses, and hands over the unit that is chosen', async () => {
  const search = jest.fn<ReturnType<UnitSearch>, Parameters<UnitSearch>>(() => Promise.resolve([qingtao]));
  const onPick = jest.fn();
  renderKit(<Held search={search} onPick={onPick} />);
  // Without pauses: on a busy machine userEvent may pause between keys as long as a person does, which would start a
  // search.
  for (const typed of ['青', '青陶', '青陶水', '青陶水务'])
    fireEvent.change(field(), { target: { value: typed } });
  await userEvent.click(await screen.findByText(qingtao.uscc));
  expect(search).toHaveBeenCalledTimes(1);
  expect(search.mock.calls[0]?.[0]).toBe('青陶水务');
  expect(onPick).toHaveBeenCalledWith(qingtao);
  expect(field()).toHaveValue(qingtao.name);
});

test('it does not ask among unfinished pinyin, and asks for the word at once when it is there', async () => {
  const search = jest.fn<ReturnType<UnitSearch>, Parameters<UnitSearch>>(() => Promise.resolve([qingtao]));
  renderKit(<Held search={search} />);
  fireEvent.compositionStart(field());
  for (const typed of ['q', 'qing', "qing'tao", '青陶'])
    fireEvent.change(field(), { target: { value: typed } });
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 350)));
  expect(search).not.toHaveBeenCalled();
  fireEvent.compositionEnd(field());
  expect(await screen.findByText(qingtao.uscc)).toBeVisible();
  expect(search.mock.calls.map(([words]) => words)).toEqual(['青陶']);
});

test('one letter is too little to ask for', async () => {
  const search = jest.fn<ReturnType<UnitSearch>, Parameters<UnitSearch>>(() => Promise.resolve([]));
  renderKit(<Held search={search} />);
  await userEvent.type(field(), '青');
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 350)));
  expect(search).not.toHaveBeenCalled();
});

test('a name that is not registered is said to be so, and stays', async () => {
  renderKit(<Held search={() => Promise.resolve([])} />);
  await userEvent.type(field(), '无名单位');
  expect(await screen.findByText(/没有找到“无名单位”/)).toBeVisible();
  expect(field()).toHaveValue('无名单位');
});

test('a failed question can be asked again', async () => {
  const search = jest
    .fn<ReturnType<UnitSearch>, Parameters<UnitSearch>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValueOnce([qingtao]);
  renderKit(<Held search={search} />);
  await userEvent.type(field(), '青陶');
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByText(qingtao.uscc)).toBeVisible();
});
