import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderLinkedKit } from '@tests/support/renderKit';
import { type ComponentProps, useState } from 'react';
import { BudgetTable } from './BudgetTable';

type Cells = ComponentProps<typeof BudgetTable>['cells'];
const empty = { special: null, self: null, basis: null };
const cellsOf = (some: Partial<Cells> = {}): Cells => ({
  equipment: empty,
  business: empty,
  labour: empty,
  indirect: empty,
  ...some,
});

function Held({
  start = cellsOf(),
  ...rest
}: Partial<ComponentProps<typeof BudgetTable>> & { start?: Cells }) {
  const [cells, setCells] = useState(start);
  return (
    <BudgetTable
      id="budget"
      basis={{ max: 500, help: '测算依据每项不超过 500 字' }}
      cells={cells}
      sources={{ special: 120_000_000, self: 60_000_000 }}
      leftOut={(n) => `余 ${n}`}
      onChange={(changes) =>
        setCells((before) => {
          const next = { ...before };
          for (const { subject, column, value } of changes)
            next[subject] = { ...next[subject], [column]: value };
          return next;
        })
      }
      {...rest}
    />
  );
}
const cell = (name: string) => screen.getByRole('textbox', { name });
const row = (name: string) => screen.getByRole('row', { name: new RegExp(`^${name}`) });
const figures = (name: string) =>
  within(row(name))
    .getAllByRole('status')
    .map((output) => output.textContent);

describe('the table', () => {
  test('keeps the semantics of a table', () => {
    renderLinkedKit(<Held />);
    const table = screen.getByRole('table', { name: '单位：万元，保留两位小数' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['科目', '专项经费', '自筹经费', '小计', '测算依据']);
    expect(within(table).getByRole('rowheader', { name: '合计' })).toBeVisible();
  });

  test('adds up in integer 分: 0.1 and 0.2 are 0.30', async () => {
    renderLinkedKit(<Held />);
    await userEvent.type(cell('设备费，专项经费'), '0.1');
    await userEvent.type(cell('业务费，专项经费'), '0.2');
    await userEvent.type(cell('间接费用，自筹经费'), '1');
    expect(figures('直接费用')).toEqual(['0.30', '0.00', '0.30']);
    expect(figures('合计')).toEqual(['0.30', '1.00', '1.30']);
    expect(figures('相差')).toEqual(['−119.70', '−59.00', '−178.70']);
  });

  test('counts text that is no amount as nothing, and keeps it', async () => {
    renderLinkedKit(<Held />);
    await userEvent.type(cell('设备费，专项经费'), '二十');
    await userEvent.tab();
    expect(cell('设备费，专项经费')).toHaveValue('二十');
    expect(figures('合计')).toEqual(['0.00', '0.00', '0.00']);
  });

  test('shows the sum error at 相差, where the summary leads', () => {
    renderLinkedKit(<Held errors={{ 'budget.difference': '预算合计与经费来源相差 180.00 万元' }} />);
    expect(row('相差')).toHaveAttribute('id', 'budget.difference');
    expect(row('相差')).toHaveAccessibleDescription(/预算合计与经费来源相差 180\.00 万元/);
  });

  test('ties the error of a cell to the cell', () => {
    renderLinkedKit(<Held errors={{ 'budget.labour.self': '金额应为不小于 0、最多两位小数的数字' }} />);
    expect(cell('劳务费，自筹经费')).toBeInvalid();
    expect(cell('劳务费，自筹经费')).toHaveAccessibleDescription(/金额应为不小于 0/);
    expect(cell('劳务费，专项经费')).not.toBeInvalid();
  });

  test('is for reading only once it is locked', () => {
    renderLinkedKit(
      <Held
        readOnly
        start={cellsOf({ equipment: { special: 42_000_000, self: null, basis: '噪声记录仪' } })}
      />,
    );
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(row('设备费')).toHaveTextContent('42.00');
  });
});

describe('the keys', () => {
  test('up, down and Enter go along the column, past the sums', async () => {
    renderLinkedKit(<Held />);
    await userEvent.click(cell('业务费，专项经费'));
    await userEvent.keyboard('{ArrowUp}');
    expect(cell('设备费，专项经费')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(cell('间接费用，专项经费')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(cell('间接费用，专项经费')).toHaveFocus();
  });

  test('left and right go on only from the end of the text', async () => {
    renderLinkedKit(
      <Held start={cellsOf({ equipment: { special: 42_000_000, self: 1_000_000, basis: null } })} />,
    );
    await userEvent.click(cell('设备费，专项经费'));
    await userEvent.keyboard('{ArrowLeft}');
    expect(cell('设备费，专项经费')).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    expect(cell('设备费，自筹经费')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    expect(cell('设备费，测算依据')).toHaveFocus();
  });

  test('Enter does not send the form', async () => {
    const onSubmit = jest.fn((event: Event) => event.preventDefault());
    renderLinkedKit(
      <form onSubmit={(event) => onSubmit(event.nativeEvent)}>
        <Held />
        <button type="submit">下一步</button>
      </form>,
    );
    await userEvent.type(cell('间接费用，专项经费'), '3{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('pasting', () => {
  const paste = async (into: string, text: string) => {
    await userEvent.click(cell(into));
    await userEvent.paste(text);
  };

  test('a block from a spreadsheet goes over the cells, and can be undone', async () => {
    renderLinkedKit(<Held start={cellsOf({ business: { special: 7_000_000, self: null, basis: '旧' } })} />);
    await paste('设备费，专项经费', '42.00\t30.00\r\n38.50\t18.00\r\n');
    expect(cell('设备费，自筹经费')).toHaveValue('30.00');
    expect(cell('业务费，专项经费')).toHaveValue('38.50');
    expect(screen.getByText('已粘贴 4 个单元格')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(cell('业务费，专项经费')).toHaveValue('7.00');
    expect(cell('设备费，自筹经费')).toHaveValue('');
  });

  test.each([
    ['专项经费（万元）\t自筹经费\t小计', '劳务费，自筹经费'],
    ['自筹经费\t专项经费\t备注', '设备费，专项经费'],
  ])('the table of the template goes where its names say: %s', async (head, into) => {
    renderLinkedKit(<Held />);
    const [special, self] = head.startsWith('专') ? ['7', '8'] : ['8', '7'];
    await paste(into, `科目\t${head}\n间接费用\t${special}\t${self}\t\n设备费\t1\t1\t\n合计\t8\t9\t`);
    expect(cell('间接费用，专项经费')).toHaveValue('7.00');
    expect(cell('间接费用，自筹经费')).toHaveValue('8.00');
    expect(cell('设备费，专项经费')).toHaveValue('1.00');
    expect(cell('劳务费，自筹经费')).toHaveValue('');
    expect(screen.getByText('已粘贴 4 个单元格')).toBeVisible();
  });

  test('names without a head begin at the column that they are pasted in, and an unknown name has no place', async () => {
    renderLinkedKit(<Held />);
    await paste('设备费，自筹经费', '劳务费\t3\n国际合作费\t5');
    expect(cell('劳务费，自筹经费')).toHaveValue('3.00');
    expect(screen.getByText('已粘贴 1 个单元格；余 1')).toBeVisible();
  });

  test('what has no place in the table is said, and what was typed since stays when the rest is undone', async () => {
    renderLinkedKit(<Held isClosed={(id) => id === 'budget.labour.self'} />);
    await paste('劳务费，专项经费', '5\t6\t\n直接\t费用\t\n9\t10\t依据\n11\t\t多余');
    expect(screen.getByText('已粘贴 5 个单元格；余 3')).toBeVisible();
    await userEvent.clear(cell('间接费用，自筹经费'));
    await userEvent.type(cell('间接费用，自筹经费'), '80');
    await userEvent.click(screen.getByRole('button', { name: '撤销' }));
    expect(cell('劳务费，专项经费')).toHaveValue('');
    expect(cell('间接费用，测算依据')).toHaveValue('');
    expect(cell('间接费用，自筹经费')).toHaveValue('80.00');
  });

  test('cells of currency are the amounts that they show', async () => {
    renderLinkedKit(<Held />);
    await paste('设备费，专项经费', '￥42.00\t ¥1,230.50 \n');
    expect(cell('设备费，专项经费')).toHaveValue('42.00');
    expect(cell('设备费，自筹经费')).toHaveValue('1230.50');
  });

  test('a block that was copied with its sums skips the computed row and column', async () => {
    renderLinkedKit(<Held />);
    const line = (n: number) => `${n}\t${n}\t${n * 2}\t依据${n}`;
    await paste('设备费，专项经费', [line(1), line(2), line(3), line(6), line(4)].join('\n'));
    expect(cell('间接费用，专项经费')).toHaveValue('4.00');
    expect(cell('间接费用，测算依据')).toHaveValue('依据4');
    expect(figures('合计')).toEqual(['10.00', '10.00', '20.00']);
  });

  test('one value is pasted as into any field', async () => {
    renderLinkedKit(<Held />);
    await paste('设备费，专项经费', '12');
    expect(cell('设备费，专项经费')).toHaveValue('12');
    expect(screen.queryByText(/已粘贴/)).not.toBeInTheDocument();
  });

  test('a pasted word that is no amount stays where it was pasted', async () => {
    renderLinkedKit(<Held />);
    await paste('设备费，专项经费', '待定\t5');
    expect(cell('设备费，专项经费')).toHaveValue('待定');
  });
});

test('the ratio of indirect cost is shown against the limit of the period', () => {
  const line = (special: number) => ({ special, self: null, basis: null });
  renderLinkedKit(
    <Held
      start={cellsOf({
        equipment: line(50_000_000),
        business: line(100_000_000),
        indirect: line(15_000_000),
      })}
      indirectMax={0.2}
    />,
  );
  expect(screen.getByText('15.00%')).toBeVisible();
  expect(screen.getByText(/本批次参考上限 20%/)).toBeVisible();
});

test('how long a basis may be is said above the table, and counted once it comes near', async () => {
  const line = { special: null, self: null, basis: null };
  const view = renderLinkedKit(<Held />);
  expect(screen.getByText('测算依据每项不超过 500 字')).toBeVisible();
  expect(cell('设备费，测算依据')).toHaveAccessibleDescription('测算依据每项不超过 500 字');
  view.unmount();

  renderLinkedKit(<Held start={cellsOf({ equipment: { ...line, basis: '字'.repeat(399) } })} />);
  expect(screen.queryByText('399 / 500 字')).not.toBeInTheDocument();
  await userEvent.type(cell('设备费，测算依据'), '字');
  expect(cell('设备费，测算依据')).toHaveAccessibleDescription('400 / 500 字');
});
