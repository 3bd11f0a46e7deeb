import { createPluginManager } from '@@/core/plugin';
import { registerNotices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';
import { dataLayerConfig } from './data-layer';

const shown: [level: string, text: string, ms: number][] = [];
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

beforeAll(() => {
  createPluginManager();
  registerNotices(() =>
    Promise.resolve({
      message: (level, text, ms) => shown.push([level, text, ms]),
      notification: () => shown.push(['notification', '', 0]),
    }),
  );
});
beforeEach(() => {
  shown.length = 0;
});

describe('an error that escapes an effect of a model', () => {
  it('is an error toast of 3 s [error.dataLayer]', async () => {
    dataLayerConfig.onError(new Error('没有选择批次'));
    await settled();

    expect(shown).toEqual([['error', '没有选择批次', 3000]]);
  });

  it('that says nothing has a text all the same', async () => {
    dataLayerConfig.onError(new Error(''));
    await settled();

    expect(shown).toEqual([['error', '请求出错，请重试', 3000]]);
  });

  it('is not said twice when a call has failed', async () => {
    dataLayerConfig.onError(new RequestError({ kind: 'network' }));
    await settled();

    expect(shown).toEqual([]);
  });
});
