import { applySiteHead } from './site-head';

const meta = (name: string): string | undefined =>
  document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const icons = (): (string | null)[] =>
  [...document.head.querySelectorAll('link[rel="icon"]')].map((link) => link.getAttribute('href'));

beforeEach(() => {
  document.head.innerHTML = `<link rel="icon" href="/favicon.svg" type="image/svg+xml">
    <meta name="keywords" content="开创专项,项目申报"><meta name="description" content="平台简介">`;
});

describe('the head of the page', () => {
  it('bears the tab logo of the site [state.favicon] [entity.setting]', () => {
    applySiteHead({ name: '分站', tabLogoUrl: '/logo.png', isMainSite: true });

    expect(icons()).toEqual(['/logo.png']);
  });

  it('bears the icon that the page came with when the site has none, and again when its own is taken away', () => {
    applySiteHead({ name: '分站', tabLogoUrl: null, isMainSite: true });
    const first = icons();
    applySiteHead({ name: '分站', tabLogoUrl: '/logo.png', isMainSite: true });
    applySiteHead({ name: '分站', tabLogoUrl: null, isMainSite: true });

    expect([first, icons()]).toEqual([['/favicon.svg'], ['/favicon.svg']]);
  });

  it('keeps keywords and description on the main site', () => {
    applySiteHead({ name: '开创专项', tabLogoUrl: null, isMainSite: true });

    expect([meta('keywords'), meta('description')]).toEqual(['开创专项,项目申报', '平台简介']);
  });

  it('names another site in the keywords and drops the description [state.meta.keywords] [state.meta.description]', () => {
    applySiteHead({ name: '水务分站', tabLogoUrl: null, isMainSite: false });

    expect([meta('keywords'), meta('description')]).toEqual(['水务分站', undefined]);
  });
});
