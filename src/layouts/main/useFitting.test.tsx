import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { countFitting, useFitting } from './useFitting';

describe('countFitting', () => {
  // Gaps of 32 px; 更多 takes 64.
  it.each([
    ['all that fit', [80, 80, 80], 304, 3],
    ['one pixel too little folds into 更多', [80, 80, 80], 303, 2],
    ['as few as it takes', [80, 80, 80], 100, 0],
    ['none of none', [], 0, 0],
  ])('%s', (_, widths, room, expected) => {
    expect(countFitting(widths, room)).toBe(expected);
  });
});

const widths: Record<string, number> = { row: 0, item: 80 };
const seen: number[] = [];

function Row({ count }: { count: number }) {
  const list = useRef<HTMLUListElement>(null);
  const fitting = Math.min(useFitting(list, count), count);
  seen.push(fitting);
  return (
    <ul ref={list} className="row">
      {Array.from({ length: fitting }, (_, i) => (
        <li key={String(i)} className="item" />
      ))}
    </ul>
  );
}

describe('useFitting', () => {
  beforeEach(() => {
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
      return { width: widths[this.className] ?? 0 } as DOMRect;
    });
  });

  const shown = (): number => screen.queryAllByRole('listitem').length;

  it('folds what does not fit', () => {
    widths['row'] = 320;

    render(<Row count={5} />);

    expect(shown()).toBe(2);
  });

  it('takes 10 px for an entry it has not measured [constant.overflowWidth]', () => {
    // 80 + 80 + 10 and two gaps are 234: the third entry is tried, measured, and then folded away.
    widths['row'] = 234;
    const { rerender } = render(<Row count={2} />);
    seen.length = 0;

    rerender(<Row count={3} />);

    expect(seen).toContain(3);
    expect(shown()).toBe(1);
  });

  it('folds nothing in a row that is not drawn', () => {
    widths['row'] = 0;

    render(<Row count={5} />);

    expect(shown()).toBe(5);
  });
});
