import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import {
  ACHIEVEMENT_CHARTS,
  ACHIEVEMENT_NARROWS,
  EMBED_PATH,
  EMBEDDED_CHARTS,
  embedAddress,
} from '@contract/chart-choices';
import { COMPLETE_LOCALES, DEFAULT_LOCALE } from '@contract/locale';
import { startService, type TestService } from '@tests/support/service';
import { temporaryDirectory } from '@tests/support/temporary-directory';
import { serviceTexts, writeServiceTexts } from '../../../config/plugins/service-texts';

const appDir = join(temporaryDirectory(), 'app');
const texts = serviceTexts();
let service: TestService;
beforeAll(async () => {
  mkdirSync(appDir, { recursive: true });
  writeServiceTexts(appDir);
  service = await startService({ config: { appDir } });
});
afterAll(() => service.stop());

const ask = async (address: string): Promise<{ status: number; html: string }> => {
  const { statusCode, body } = await service.app.inject({ method: 'GET', url: address });
  return { status: statusCode, html: body };
};
const numbersIn = (html: string): number[] =>
  [...html.matchAll(/<td[^>]*>(\d+)<\/td>/g)].map(([, digits]) => Number(digits));
const sumOf = (values: number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The page without the parts marked as Chinese, and without the title, which contains the name of the site. */
const ownWords = (html: string): string =>
  html.replace(/<bdi lang="zh-CN">.*?<\/bdi>/g, '').replace(/<title>.*?<\/title>/, '');

const LANGUAGES = Object.keys(texts);
it('has the ten languages that say everything', () => {
  expect([DEFAULT_LOCALE, ...LANGUAGES].sort()).toEqual([...COMPLETE_LOCALES].sort());
});

describe.each(EMBEDDED_CHARTS)('%s on a site in another language', (chart) => {
  it.each(LANGUAGES.filter((lang) => !/^(?:zh|ja)/.test(lang)))(
    'says in %s all that is its own',
    async (lang) => {
      const { html } = await ask(embedAddress({ chart, theme: 'light', lang }));
      expect(html).toContain(`<html lang="${lang}" dir="${lang === 'ar-EG' ? 'rtl' : 'ltr'}"`);
      expect(ownWords(html)).not.toMatch(/\p{Script=Han}|\{\w+\}/u);
      expect(html).toContain('<bdi lang="zh-CN">开创专项</bdi>');
    },
  );

  it.each([
    ['fr-BE', 'fr-FR'],
    ['it-IT', 'en-US'],
    ['"><b>', 'en-US'],
  ])('answers %s in %s', async (asked, lang) => {
    const { html } = await ask(embedAddress({ chart, theme: 'light', lang: asked }));
    expect(html).toContain(`<html lang="${lang}"`);
  });
});

/**
 * These two charts count every achievement; the one of units shows only ten, and some achievements have no maturity.
 */
describe.each(['year', 'field'] as const)('the numbers of %s', (chart) => {
  it.each(Object.entries(ACHIEVEMENT_NARROWS))(
    'counts no other achievements than the chosen %s',
    async (key, values) => {
      const embed = async (narrows = {}) =>
        sumOf(
          numbersIn((await ask(embedAddress({ chart, theme: 'light', lang: 'zh-CN', ...narrows }))).html),
        );
      const parts = await Promise.all(values.map((value) => embed({ [key]: value })));
      const total = await embed();
      expect(parts.filter((part) => part > 0 && part < total).length).toBeGreaterThan(0);
      if (key !== 'maturity') expect(sumOf(parts)).toBe(total);
    },
  );
});

describe.each(ACHIEVEMENT_CHARTS)('%s under filters', (chart) => {
  it('names the filter, and leads to the same figures on the platform', async () => {
    const { html } = await ask(`${EMBED_PATH}/${chart}?field=medicine`);
    expect(html).toContain('<p class="scope">数字医疗</p>');
    expect(html).toContain(`/achi/data?chart=${chart}&#38;field=medicine`);
  });

  it.each(['field=x', 'type=product&type=process', 'maturity='])('refuses %s', async (query) => {
    expect((await ask(`${EMBED_PATH}/${chart}?${query}`)).status).toBe(404);
  });
});
