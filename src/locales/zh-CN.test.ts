import { CONTRACT_WORDS } from '@contract/rules/all-words';
import { SAID_TEXTS } from '@contract/sentences/said-texts';
import zhCN from './zh-CN';

const ASKS = /^请(?:填写|选择|输入|上传)/;
const NAMELESS = /请(?:填写|选择|输入|上传)(?:这一项|此项|该项|本项|此处|这里|必填项)?[。！]?$/;

test('whatever asks for something names it', () => {
  const texts = Object.entries<string>({ ...zhCN, ...CONTRACT_WORDS, ...SAID_TEXTS }).filter(
    // A placeholder does not need to name its object, because the label is above it.
    ([id]) => !id.endsWith('.placeholder'),
  );

  expect(texts.filter(([, text]) => NAMELESS.test(text))).toEqual([]);
  expect(texts.filter(([, text]) => ASKS.test(text)).length).toBeGreaterThan(100);
});
