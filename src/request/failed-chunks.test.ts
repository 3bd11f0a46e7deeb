import { createPluginManager } from '@@/core/plugin';
import { registerNotices } from '@/utils/notices';
import { listenForFailedChunks } from './failed-chunks';

const shown: string[] = [];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  createPluginManager();
  registerNotices(() =>
    Promise.resolve({
      message: (level, text) => shown.push(`${level}: ${text}`),
      notification: () => undefined,
    }),
  );
  listenForFailedChunks();
});
beforeEach(() => {
  shown.length = 0;
});

const reject = (reason: unknown): Event => {
  const event = Object.assign(new Event('unhandledrejection', { cancelable: true }), { reason });
  window.dispatchEvent(event);
  return event;
};

describe('code that an event handler fetches', () => {
  it('and that does not come is said', async () => {
    const event = reject(new Error('Loading chunk 12 failed.'));
    await settled();

    expect(shown).toEqual(['error: 页面资源加载未完成，请刷新']);
    expect(event.defaultPrevented).toBe(true);
  });

  it('and fails otherwise stays an ordinary error', async () => {
    const event = reject(new Error('x is not a function'));
    await settled();

    expect(shown).toEqual([]);
    expect(event.defaultPrevented).toBe(false);
  });
});
