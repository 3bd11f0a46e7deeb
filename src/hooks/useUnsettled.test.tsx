import { act, screen } from '@testing-library/react';
import { aLivingDraft, aService, memory } from '@tests/support/draft-service';
import { renderWithText } from '@tests/support/renderWithText';
import type { Draft } from '@/draft/draft-shape';
import { useUnsettled } from './useUnsettled';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const acted = jest.fn();

function Submit({ draft }: { draft: Draft<unknown> }) {
  const { unsettled, settled } = useUnsettled(draft);
  return (
    <>
      <button type="button" onClick={() => void settled().then(acted)}>
        提交
      </button>
      {unsettled && <p role="alert">{unsettled}</p>}
    </>
  );
}
const press = (): Promise<void> => act(async () => screen.getByText('提交').click());
const pass = (ms: number): Promise<void> => act(() => jest.advanceTimersByTimeAsync(ms));

test('what could not be saved is said until it is saved, not until the next press', async () => {
  const service = aService();
  const draft = aLivingDraft(service, memory());
  renderWithText(<Submit draft={draft} />);
  service.down = true;
  act(() => draft.set('base.title', '泵站群'));
  await press();
  await pass(0);
  expect(acted).toHaveBeenLastCalledWith(false);
  expect(screen.getByRole('alert')).toHaveTextContent('保存未完成，请重试；内容已存在本机');

  service.down = false;
  await pass(60_000);
  expect(service.fields['base.title']).toBe('泵站群');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  // The word is gone for good: what is typed next waits to be saved, nothing has failed.
  act(() => draft.set('base.title', '泵站群能耗'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await press();
  await pass(0);
  expect(acted).toHaveBeenLastCalledWith(true);
});
