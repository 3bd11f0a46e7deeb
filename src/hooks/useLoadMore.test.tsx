import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useLoadMore } from './useLoadMore';

const asked: object[] = [];
/** Numbers of the rows, newest first. */
let rows: number[] = [];
const load = async (page: { pageNum: number; pageSize: number }) => {
  asked.push(page);
  const first = (page.pageNum - 1) * page.pageSize;
  return { list: rows.slice(first, first + page.pageSize).map((id) => ({ id })), total: rows.length };
};

function List() {
  const box = useRef<HTMLDivElement>(null);
  const { list } = useLoadMore(load, box);
  return (
    <div ref={box} data-testid="box">
      {list.length} 条<p>{list.map(({ id }) => id).join(' ')}</p>
    </div>
  );
}

/** Scrolls so that `rest` pixels are left below the visible part. */
async function scrollTo(rest: number): Promise<void> {
  const box = screen.getByTestId('box');
  const size = { scrollHeight: 2000, clientHeight: 500, scrollTop: 2000 - 500 - rest };
  for (const [name, value] of Object.entries(size)) {
    Object.defineProperty(box, name, { configurable: true, value });
  }
  await act(async () => {
    fireEvent.scroll(box);
  });
}

beforeEach(async () => {
  asked.length = 0;
  rows = Array.from({ length: 25 }, (_, i) => 25 - i);
  render(<List />);
  await screen.findByText('10 条');
});

describe('a list that grows', () => {
  it('begins with page 1 of 10 rows [constant.firstPage] [constant.pageSize]', () => {
    expect(asked).toEqual([{ pageNum: 1, pageSize: 10 }]);
  });

  it('asks for more when 100 px are left, and not before [constant.loadMore]', async () => {
    await scrollTo(101);
    const before = asked.length;
    await scrollTo(100);

    expect(before).toBe(1);
    expect(asked.slice(1)).toEqual([{ pageNum: 2, pageSize: 10 }]);
  });

  it('is one list to its reader, and stops at the end [call.rule.loadMore]', async () => {
    for (const _ of [1, 2, 3, 4]) await scrollTo(0);

    expect(screen.getByText('25 条')).toBeInTheDocument();
    expect(asked).toHaveLength(3);
  });

  it('says each row once when others have come in front of them meanwhile', async () => {
    rows = [26, ...rows];
    for (const _ of [1, 2, 3, 4]) await scrollTo(0);

    expect(screen.getByText(Array.from({ length: 25 }, (_, i) => 25 - i).join(' '))).toBeInTheDocument();
    expect(asked).toHaveLength(3);
  });
});
