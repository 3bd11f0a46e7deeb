import { saveFile } from './save-file';

it('is still there to be read for a while after the click, and leaves nothing in the page', () => {
  jest.useFakeTimers();
  const revokeObjectURL = jest.fn();
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL });
  const clicked: string[] = [];
  const press = ({ target }: Event): void => {
    const link = target as HTMLAnchorElement;
    clicked.push(`${link.download} ${link.href} ${link.isConnected}`);
  };
  document.addEventListener('click', press, { once: true });

  saveFile('成果.bib', new Blob(['@misc{}']));

  jest.advanceTimersByTime(900);
  expect(clicked).toEqual(['成果.bib blob:x true']);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  jest.advanceTimersByTime(200);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:x');
  expect(document.querySelector('a')).toBeNull();
  jest.useRealTimers();
});
