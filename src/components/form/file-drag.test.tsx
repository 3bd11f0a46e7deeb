import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './FileDrop';

const files = [new File(['x'], '申报书.docx')];
const dragged = { dataTransfer: { types: ['Files'], files, dropEffect: 'uninitialized' } };

/** The pointer goes to another element, or with null out of the window. */
const leave = (target: HTMLElement, next: HTMLElement | null): void => {
  const event = createEvent.dragLeave(target, dragged);
  Object.defineProperty(event, 'relatedTarget', { value: next });
  fireEvent(target, event);
};

const renderDrop = () => {
  const onFile = jest.fn();
  const { unmount } = render(
    <>
      <input aria-label="题目" />
      <FileDrop label="选择文件" accept=".docx" busy={false} fault={null} onFile={onFile} />
    </>,
  );
  const zone = screen.getByRole('button', { name: '选择文件' }).parentElement as HTMLElement;
  return { onFile, zone, beside: screen.getByRole('textbox', { name: '题目' }), unmount };
};

/** Whether the browser is kept from what it would do with the file: open it in place of the page. */
const isHeld = (name: 'dragOver' | 'drop', target: HTMLElement): boolean => {
  const event = createEvent[name](target, dragged);
  fireEvent(target, event);
  return event.defaultPrevented;
};

test('a file on its way shows where it can be dropped, and over what it would be', () => {
  const { zone, beside } = renderDrop();
  expect(zone).not.toHaveAttribute('data-drag');

  fireEvent.dragOver(beside, dragged);
  expect(zone).toHaveAttribute('data-drag', 'page');
  fireEvent.dragOver(screen.getByRole('button', { name: '选择文件' }), dragged);
  expect(zone).toHaveAttribute('data-drag', 'field');
  leave(zone, beside);
  expect(zone).toHaveAttribute('data-drag', 'field');

  leave(zone, null);
  expect(zone).not.toHaveAttribute('data-drag');
});

test('a file dropped on the field is taken', () => {
  const { zone, onFile } = renderDrop();
  fireEvent.dragOver(zone, dragged);

  expect(isHeld('drop', zone)).toBe(true);

  expect(onFile).toHaveBeenCalledWith(files[0]);
  expect(zone).not.toHaveAttribute('data-drag');
});

test('a file that misses the field is taken by nobody and opened nowhere', () => {
  const { beside, onFile } = renderDrop();

  expect([isHeld('dragOver', beside), isHeld('drop', beside)]).toEqual([true, true]);

  expect(onFile).not.toHaveBeenCalled();
});

test('words that are dragged go where they always went', () => {
  const { beside, zone } = renderDrop();
  const event = createEvent.dragOver(beside, { dataTransfer: { types: ['text/plain'], files: [] } });
  fireEvent(beside, event);

  expect(event.defaultPrevented).toBe(false);
  expect(zone).not.toHaveAttribute('data-drag');
});

test('without such a field on the page the browser does as it does', () => {
  const { unmount } = renderDrop();
  unmount();

  expect(isHeld('dragOver', document.body)).toBe(false);
});
