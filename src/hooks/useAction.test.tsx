import { act, screen } from '@testing-library/react';
import { renderKit } from '@tests/support/renderKit';
import { useAction } from './useAction';

const work = jest.fn(async () => undefined);

function Pressed({ onDone }: { onDone: (isDone: boolean) => void }) {
  const { run } = useAction();
  const press = (): void => void run(work).then(onDone);
  return (
    <button
      type="button"
      onClick={() => {
        press();
        press();
      }}
    >
      办理
    </button>
  );
}

test('pressed twice before the button is drawn anew, it is done once', async () => {
  const done: boolean[] = [];
  renderKit(<Pressed onDone={(isDone) => done.push(isDone)} />);
  await act(async () => screen.getByText('办理').click());
  expect(work).toHaveBeenCalledTimes(1);
  expect(done.sort()).toEqual([false, true]);
});
