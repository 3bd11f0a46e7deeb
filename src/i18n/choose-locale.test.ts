import { createPluginManager } from '@@/core/plugin';
import { directionOf } from '@contract/rules/direction';
import { allowConsole } from '@tests/setup/allow-console';
import { getIntl, getLocale } from '@umijs/max';
import enUS from 'antd/locale/en_US';
import dayjs from 'dayjs';
import { chooseLocale, startLocale } from './choose-locale';
import { isLocaleKept } from './kept-locale';
import { LANGUAGES } from './languages';
import { PACKS, type Pack } from './packs';
import { recentLanguages } from './recent-languages';

const pack = (messages: Pack['messages']) => async (): Promise<Pack> => ({
  messages,
  antd: enUS,
  dayjs: 'en',
});
/** What dayjs has really loaded: it keeps its old locale when it does not know the new one. */
const dayjsLocales = (): string[] => Object.keys((dayjs as unknown as { Ls: object }).Ls);
const home = (): string => getIntl(getLocale()).formatMessage({ id: 'shell.nav.home.label' });
const demand = (): string => getIntl(getLocale()).formatMessage({ id: 'shell.nav.demand.label' });

beforeAll(createPluginManager);

const real = { ...PACKS };

beforeEach(() => {
  PACKS['en-US'] = pack({ 'shell.nav.home.label': 'Home', 'shell.nav.demand.label': 'Demands' });
  PACKS['ar-EG'] = pack({ 'shell.nav.home.label': 'الرئيسية' });
});

afterEach(() => void Object.assign(PACKS, real));

describe('choosing a language', () => {
  it.each([['EN'], ['en-us'], ['english'], ['en_US'], ['zh-CNN'], [''], ['../en']])(
    'refuses the code %j [rule.locale.format] [rule.locale.error]',
    async (lang) => {
      await expect(chooseLocale(lang)).rejects.toThrow('setLocale lang format error');
    },
  );

  it('keeps the choice and says it to the document [entity.session.locale]', async () => {
    await chooseLocale('en-US');

    expect([home(), localStorage.getItem('umi_locale')]).toEqual(['Home', 'en-US']);
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-US', 'ltr']);
  });

  it('changes the page where the browser has no room to keep it, and back again', async () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });

    await chooseLocale('en-US');
    const shown = [getIntl().formatMessage({ id: 'shell.nav.home.label' }), document.documentElement.lang];
    const isKept = isLocaleKept('en-US');
    await chooseLocale('zh-CN');
    full.mockRestore();

    expect([...shown, isKept]).toEqual(['Home', 'en-US', false]);
    expect([getIntl().formatMessage({ id: 'shell.nav.home.label' }), isLocaleKept('zh-CN')]).toEqual([
      '首页',
      true,
    ]);
  });

  it('turns the page round for a language written from right to left [entity.language.rtl]', async () => {
    await chooseLocale('ar-EG');

    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-EG', 'rtl']);
  });

  it('lets English stand in for what a language lacks, and Chinese for what English lacks [entity.language.fallback]', async () => {
    await chooseLocale('ar-EG');

    // Substituted texts are isolated: otherwise punctuation at their ends would change sides.
    expect(demand()).toBe('\u2066Demands\u2069');
    expect(getIntl('ar-EG').formatMessage({ id: 'shell.nav.faq.label' })).toBe('\u2066常见问题\u2069');
    expect(home()).toBe('الرئيسية');
  });

  it('stays with the one chosen last, however late another one comes', async () => {
    let come = (): void => undefined;
    const english = pack({ 'shell.nav.home.label': 'Home' });
    PACKS['en-US'] = () => new Promise((done) => (come = () => done(english())));

    const slow = chooseLocale('en-US');
    const quick = chooseLocale('zh-CN');
    await quick;
    come();

    expect(await slow).toBe('overtaken');
    expect([document.documentElement.lang, home()]).toEqual(['zh-CN', '首页']);
  });

  it('tells whether all of the language is there', async () => {
    expect(await chooseLocale('ar-EG')).toBe('partly');
    expect(await chooseLocale('zh-CN')).toBe('whole');
    Object.assign(PACKS, real);
    expect(await chooseLocale('ar-EG')).toBe('whole');
  });

  it('refuses a language that the table does not have', async () => {
    await expect(chooseLocale('xx-YY')).rejects.toThrow('no pack');
  });

  it('remembers what was read last, so that the way back is short', async () => {
    await chooseLocale('en-US');
    await chooseLocale('ar-EG');
    await chooseLocale('zh-CN');

    expect(recentLanguages()).toEqual(['zh-CN', 'ar-EG', 'en-US']);
  });
});

describe('the start', () => {
  it('is Chinese whatever the browser prefers, until somebody chooses [constant.locale]', async () => {
    await startLocale();

    expect(navigator.language).toBe('en-US');
    expect([getLocale(), home()]).toEqual(['zh-CN', '首页']);
    await chooseLocale('en-US');
    expect(localStorage.getItem('umi_locale')).toBe('en-US');
  });

  it('brings the language chosen last time', async () => {
    localStorage.setItem('umi_locale', 'ar-EG');

    await startLocale();

    expect(document.documentElement.lang).toBe('ar-EG');
    expect(home()).toBe('الرئيسية');
  });

  it.each([['xx-YY'], ['<script>'], ['en']])('is Chinese when %j was stored', async (stored) => {
    localStorage.setItem('umi_locale', stored);

    await startLocale();

    expect(localStorage.getItem('umi_locale')).toBeNull();
    expect(home()).toBe('首页');
  });

  it('is not held up by a pack that does not arrive, and tries it again next time', async () => {
    allowConsole(/could not be loaded/);
    PACKS['fr-FR'] = () => Promise.reject(new Error('Loading chunk 3 failed.'));
    localStorage.setItem('umi_locale', 'fr-FR');

    await startLocale();

    expect(localStorage.getItem('umi_locale')).toBe('fr-FR');
  });
});

describe('the table of languages', () => {
  it('says code, own name, flag and the word for language [entity.language]', () => {
    expect(LANGUAGES.find(({ lang }) => lang === 'zh-CN')).toEqual({
      lang: 'zh-CN',
      label: '简体中文',
      icon: '🇨🇳',
      title: '语言',
    });
  });

  it.each([
    ['sr-RS', '🇷🇸'],
    ['sl-SI', '🇸🇮'],
  ])('shows %s with the flag of its own country', (code, flag) => {
    expect(LANGUAGES.find(({ lang }) => lang === code)?.icon).toBe(flag);
  });

  it.each([['he-IL'], ['ar-EG'], ['fa-IR'], ['ku-IQ']])(
    'knows that %s is written from right to left',
    (lang) => {
      expect(directionOf(lang)).toBe('rtl');
    },
  );

  it('has each language once, under a code that can be chosen [entity.language.table]', () => {
    const codes = LANGUAGES.map(({ lang }) => lang);

    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[a-z]{2}-[A-Z]{2}$/);
  });

  it.each(LANGUAGES.filter(({ lang }) => lang !== 'zh-CN').map(({ lang }) => [lang]))(
    'has a real pack for %s, with words for the components and the calendar',
    async (lang) => {
      const load = real[lang] as () => Promise<Pack>;
      const { messages, antd, dayjs } = await load();

      expect(messages['shell.nav.home.label']).toMatch(/\S/);
      expect(antd.Modal?.okText).toMatch(/\S/);
      expect(dayjsLocales()).toContain(dayjs);
    },
  );
});
