import { fireEvent, render, screen } from '@testing-library/react';
import { CoverPicture } from './CoverPicture';

const COVER = { at: '/prod-api/cms/open/achi/1/cover/3', alt: '控制柜的正面', caption: '' };
const show = () => render(<CoverPicture cover={COVER} large={false} instead={<p>画出的封面</p>} />);
const picture = () => screen.queryByRole('img', { name: COVER.alt });

/** Sets how far the browser is with loading the picture when the app starts. */
const loaded = (complete: boolean, naturalWidth: number): void => {
  for (const [name, value] of Object.entries({ complete, naturalWidth }))
    jest.spyOn(HTMLImageElement.prototype, name as 'complete', 'get').mockReturnValue(value as never);
};
afterEach(() => jest.restoreAllMocks());

it.each([
  ['is on its way', false, 0],
  ['has come', true, 480],
])('stays while it %s', (_, complete, width) => {
  loaded(complete, width);
  show();

  expect(picture()).toBeInTheDocument();
});

it('gives way to the drawn one when it fails', () => {
  show();
  fireEvent.error(picture() as HTMLElement);

  expect(picture()).toBeNull();
  expect(screen.getByText('画出的封面')).toBeInTheDocument();
});

it('gives way to the drawn one when it had failed in the prepared page already', () => {
  loaded(true, 0);
  show();

  expect(picture()).toBeNull();
  expect(screen.getByText('画出的封面')).toBeInTheDocument();
});
