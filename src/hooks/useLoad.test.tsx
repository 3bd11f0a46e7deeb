import { MINUTE_MS } from '@contract/time-units';
import { act, renderHook } from '@testing-library/react';
import { RequestError } from '@/utils/request-error';
import { useLoad } from './useLoad';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const settle = (ms = 0): Promise<void> =>
  act(async () => {
    await jest.advanceTimersByTimeAsync(ms);
  });

const comeBack = (): void => {
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
};

/** Mounts, lets it load and unmounts; returns what the page showed at its first moment. */
async function visit(key: string): Promise<unknown> {
  const { result, unmount } = renderHook(() => useLoad(async () => 'rows', { cacheKey: key }));
  const first = result.current.data;
  await settle();
  unmount();
  return first;
}

describe('useLoad', () => {
  it('shows what it knew for 5 minutes [constant.dataCache]', async () => {
    await visit('a');
    await settle(5 * MINUTE_MS - 1);
    const soon = await visit('a');
    await settle(5 * MINUTE_MS + 1);
    const late = await visit('a');

    expect([soon, late]).toEqual(['rows', undefined]);
  });

  it('refreshes on coming back at most every 5 s [constant.focusRefresh]', async () => {
    const load = jest.fn(async () => 'rows');
    renderHook(() => useLoad(load, { refreshOnWindowFocus: true }));
    await settle();

    comeBack();
    await settle(4_999);
    comeBack();
    await settle();
    const soon = load.mock.calls.length;
    await settle(2);
    comeBack();
    await settle();

    expect([soon, load.mock.calls.length]).toEqual([2, 3]);
  });

  it('leaves the failure to the page', async () => {
    const { result } = renderHook(() => useLoad(() => Promise.reject(new Error('没有连上服务'))));

    await settle();

    expect(result.current.error?.message).toBe('没有连上服务');
  });

  it.each([null, 0, '', false])('tells an answer of %p from none', async (answer) => {
    const { result } = renderHook(() => useLoad<unknown>(async () => answer));
    const before = result.current.data;

    await settle();

    expect([before, result.current.data]).toEqual([undefined, answer]);
  });

  it('shows without asking what is known at once', async () => {
    const load = jest.fn(async () => 'asked');
    const { result } = renderHook(() => useLoad<string | null>(load, { atOnce: () => null }));

    await settle();

    expect([result.current.data, load.mock.calls.length]).toEqual([null, 0]);
  });

  describe('about one record and then another', () => {
    /** Answers come when the test says so. */
    const show = () => {
      const answers: Record<number, { come: (data: string) => void; fail: (reason: Error) => void }> = {};
      const load = (id: number) =>
        new Promise<string>((come, fail) => {
          answers[id] = { come, fail };
        });
      const isAnswer = jest.fn(() => true);
      const hook = renderHook(({ id }) => useLoad(() => load(id), { about: id, answers: isAnswer }), {
        initialProps: { id: 7 },
      });
      return { ...hook, answers, isAnswer };
    };
    const refusal = new RequestError({ kind: 'reply', httpStatus: 403 });

    it('never shows the one for the other', async () => {
      const { result, rerender, answers } = show();
      answers[7]?.come('七');
      await settle();
      const before = result.current;
      rerender({ id: 8 });
      expect([before.data, result.current.data]).toEqual(['七', undefined]);
      // A write to the first record ends after the page has moved on to the second.
      act(() => before.set('七，改过'));
      expect(result.current.data).toBeUndefined();
      answers[8]?.come('八');
      await settle();
      expect(result.current.data).toBe('八');
      act(() => before.set('七，改过'));
      expect(result.current.data).toBe('八');
    });

    it('says what is wrong with an address that names no record at all', async () => {
      const { result } = renderHook(() => useLoad(() => Promise.reject(refusal), { about: Number('abc') }));
      await settle();
      expect(result.current.error).toBe(refusal);
    });

    it('leaves what is wrong with the one behind', async () => {
      const { result, rerender, answers } = show();
      answers[7]?.fail(refusal);
      await settle();
      expect(result.current.error).toBe(refusal);
      rerender({ id: 8 });
      expect(result.current.error).toBeUndefined();
    });

    it('does nothing about a failure whose page has been left', async () => {
      const { rerender, unmount, answers, isAnswer } = show();
      rerender({ id: 8 });
      answers[7]?.fail(refusal);
      await settle();
      unmount();
      answers[8]?.fail(refusal);
      await settle();
      expect(isAnswer).not.toHaveBeenCalled();
    });
  });

  describe('about one question and then another', () => {
    const refusal = new RequestError({ kind: 'reply', httpStatus: 503 });

    /** Answers with the question itself, or fails if the test says so. */
    const show = () => {
      const answer: { failing: boolean } = { failing: false };
      const load = async (word: string): Promise<string> => {
        if (answer.failing) throw refusal;
        return word;
      };
      const hook = renderHook(({ word }) => useLoad(() => load(word), { question: word }), {
        initialProps: { word: '甲' },
      });
      return { ...hook, answer };
    };

    const seen = ({ data, error, isCurrent }: { data: unknown; error: unknown; isCurrent: boolean }) => ({
      data,
      error,
      isCurrent,
    });

    it('keeps the answer to the one before until the new one is there', async () => {
      const { result, rerender } = show();
      await settle();
      rerender({ word: '乙' });
      expect(seen(result.current)).toEqual({ data: '甲', error: undefined, isCurrent: false });
      await settle();
      expect(seen(result.current)).toEqual({ data: '乙', error: undefined, isCurrent: true });
    });

    it('shows no answer to another question for one that failed, also not while it is asked again', async () => {
      const { result, rerender, answer } = show();
      await settle();
      answer.failing = true;
      rerender({ word: '乙' });
      await settle();
      expect(seen(result.current)).toEqual({ data: undefined, error: refusal, isCurrent: false });
      answer.failing = false;
      act(() => result.current.reload());
      expect(result.current.data).toBeUndefined();
      await settle();
      expect(seen(result.current)).toEqual({ data: '乙', error: undefined, isCurrent: true });
    });

    it('answers nothing before there is anything', async () => {
      const { result } = show();
      expect(seen(result.current)).toEqual({ data: undefined, error: undefined, isCurrent: false });
      await settle();
    });

    it('still knows what does not depend on the question', async () => {
      const { result, rerender, answer } = show();
      await settle();
      answer.failing = true;
      rerender({ word: '乙' });
      await settle();
      expect(result.current.lastKnown).toBe('甲');
    });

    it('keeps an answer whose own question fails when it is asked again', async () => {
      const { result, answer } = show();
      await settle();
      answer.failing = true;
      act(() => result.current.reload());
      await settle();
      expect(seen(result.current)).toEqual({ data: '甲', error: refusal, isCurrent: true });
    });

    it('shows what is known again to whoever goes back to the question it answers', async () => {
      const { result, rerender, answer } = show();
      await settle();
      answer.failing = true;
      rerender({ word: '乙' });
      await settle();
      rerender({ word: '甲' });
      expect(seen(result.current)).toEqual({ data: '甲', error: undefined, isCurrent: true });
      await settle();
      expect(seen(result.current)).toEqual({ data: '甲', error: refusal, isCurrent: true });
    });
  });
});
