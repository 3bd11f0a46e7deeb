/* Runs before any other script: says what text may become markup, or the address of a script, on this page. The policy
   of the service asks for such rules (`require-trusted-types-for`); browsers without them go on as before. */
(() => {
  const types = window.trustedTypes;
  if (!types) return;

  /* What the service's texts and the charts' labels are made of. All else, svg, math and forms included, is refused. */
  const HARMLESS = new Set(
    (
      'A,B,BLOCKQUOTE,BR,CODE,DD,DIV,DL,DT,EM,FIGCAPTION,FIGURE,H1,H2,H3,H4,H5,H6,HR,I,IMG,LI,OL,P,PRE,S,SPAN,' +
      'STRONG,SUB,SUP,TABLE,TBODY,TD,TFOOT,TH,THEAD,TR,U,UL'
    ).split(','),
  );
  const ATTRIBUTES = new Set(
    (
      'ALIGN,ALT,CLASS,COLSPAN,DECODING,HEIGHT,HREF,ID,LANG,LOADING,REL,ROWSPAN,SIZES,SRC,SRCSET,START,STYLE,' +
      'TARGET,TITLE,WIDTH'
    ).split(','),
  );
  /* Only ever read in a document that runs nothing and loads nothing. */
  const inert = types.createPolicy('inert', { createHTML: (html) => html });
  const read = (html) => new DOMParser().parseFromString(inert.createHTML(html), 'text/html');

  const schemeOf = (value) => {
    try {
      return new URL(value, location.origin).protocol;
    } catch {
      return 'https:'; // no address at all: it leads nowhere
    }
  };
  const isHarmlessAddress = (value) =>
    ['http:', 'https:', 'mailto:', 'tel:'].includes(schemeOf(value)) ||
    /^data:image\/(gif|jpeg|png|webp);/i.test(value);
  const addressesIn = ({ name, value }) => {
    if (name === 'srcset') return value.split(',').map((candidate) => candidate.trim().split(/\s/)[0]);
    return name === 'href' || name === 'src' ? [value] : [];
  };
  const isHarmlessAttribute = (attribute) =>
    ATTRIBUTES.has(attribute.name.toUpperCase()) && addressesIn(attribute).every(isHarmlessAddress);
  const isHarmless = (page) =>
    page.head.childElementCount === 0 &&
    [...page.body.querySelectorAll('*')].every(
      (element) => HARMLESS.has(element.tagName) && [...element.attributes].every(isHarmlessAttribute),
    );

  types.createPolicy('default', {
    /* Text that means something else when it is read a second time is no text of ours either. */
    createHTML: (html) => {
      const page = read(html);
      const again = read(page.body.innerHTML);
      return isHarmless(page) && isHarmless(again) && again.body.innerHTML === page.body.innerHTML
        ? html
        : null;
    },
    createScriptURL: (address) => {
      const url = new URL(address, location.href);
      return url.origin === location.origin && /^\/[\w.@-]+\.js$/.test(url.pathname) ? address : null;
    },
  });
})();

/* Where the browser keeps nothing for this site, memory stands in until the page goes: whoever signs in is signed in that
   long (src/utils/stored.ts). Locks and messages between tabs are denied with it, and there is no other tab to share with. */
(() => {
  class Memory {
    getItem(key) {
      return Object.hasOwn(this, key) ? this[key] : null;
    }
    setItem(key, value) {
      this[key] = String(value);
    }
    removeItem(key) {
      delete this[key];
    }
    clear() {
      for (const key of Object.keys(this)) delete this[key];
    }
    key(index) {
      return Object.keys(this)[index] ?? null;
    }
    get length() {
      return Object.keys(this).length;
    }
  }
  const isDenied = (name) => {
    try {
      window[name].getItem('');
      return false;
    } catch {
      return true;
    }
  };
  const replace = (place, name, value) => Object.defineProperty(place, name, { configurable: true, value });
  const denied = ['localStorage', 'sessionStorage'].filter(isDenied);
  if (denied.length === 0) return;
  for (const name of denied) replace(window, name, new Memory());
  replace(window, 'BroadcastChannel', undefined);
  replace(navigator, 'locks', undefined);
  document.documentElement.dataset.unkept = '';
})();

/* Runs before anything is painted: sets the theme, so that nothing flashes. Same rules as src/theme/theme-mode.ts. */
(() => {
  const root = document.documentElement;
  const retryMs = Number(document.currentScript.dataset.retryMs);

  const isOtherLanguage = (localStorage.getItem('umi_locale') ?? 'zh-CN') !== 'zh-CN';

  /* What the app has kept of the reader's language (src/i18n/splash-words.ts): none before it was ever chosen. */
  const splashWords = () => {
    try {
      return JSON.parse(localStorage.getItem('splash_words'));
    } catch {
      return null; // it holds something else: the splash stays Chinese
    }
  };

  /* In the very turn in which the browser has read the splash: before it is painted. */
  const translateSplash = ({ lang, dir, name, loading, slow, failed, retry }) => {
    const watch = new MutationObserver(() => {
      const button = document.querySelector('.splash-retry');
      if (!button) return;
      watch.disconnect();
      const text = document.querySelector('.splash-text');
      root.lang = lang;
      root.dir = dir;
      document.querySelector('.splash-name').textContent = name;
      Object.assign(text.dataset, { loading, slow, failed });
      text.textContent = loading;
      button.textContent = retry;
    });
    watch.observe(root, { childList: true, subtree: true });
  };
  const words = isOtherLanguage && splashWords();
  if (typeof words?.loading === 'string') translateSplash(words);

  /* A page is prepared in Chinese: whoever reads another language sees the splash until the app speaks theirs. */
  if (isOtherLanguage) delete root.dataset.prepared;

  /* What is pressed on a prepared page waits until the app has it (src/utils/arrived-page.tsx): the last press counts. */
  let pressed = null;
  const placeOf = (button) => button.closest('dialog, header, nav, main, aside, footer')?.tagName;
  const wordsOf = (button) => button.getAttribute('aria-label') ?? button.textContent;
  /* What a reader could take for it: in sight, in the same part of the page, with the same words. */
  const like = ({ words, place }, page) =>
    [...page.querySelectorAll('button')].filter(
      (button) =>
        wordsOf(button) === words && placeOf(button) === place && (button.checkVisibility?.() ?? true),
    );
  const keepPress = (event) => {
    const button = event.target.closest?.('button[type="button"]');
    const page = button?.closest('#root, #prepared');
    if (!page || root.dataset.prepared === undefined) return;
    event.stopImmediatePropagation();
    const look = { words: wordsOf(button), place: placeOf(button) };
    pressed = { button, look, isOnly: like(look, page).length === 1 };
  };
  /* The app may have drawn a page of its own instead of taking this one over: only what is surely the same is pressed. */
  const handOver = () => {
    removeEventListener('click', keepPress, true);
    if (pressed === null) return;
    const { button, look, isOnly } = pressed;
    const same = button.isConnected ? [button] : like(look, document.getElementById('root'));
    if (same.length === 1 && (isOnly || same[0] === button)) same[0].click();
  };
  if (root.dataset.prepared !== undefined) {
    addEventListener('click', keepPress, true);
    document.addEventListener('hydrated', handOver, { once: true });
  }

  const choice = localStorage.getItem('theme_choice') ?? 'system';
  const isDark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const light = location.hostname.includes('learning.') ? 'learning' : 'default';
  root.dataset.theme = choice === 'care' ? 'care' : isDark ? 'dark' : light;

  /* The app hears `splash:retry` once it runs and tries again by itself; before that a reload is the retry. */
  const retry = () => {
    if (window.dispatchEvent(new Event('splash:retry', { cancelable: true }))) location.reload();
  };

  const offerRetry = (kind) => {
    const splash = document.getElementById('splash');
    if (!splash) return;
    const text = splash.querySelector('.splash-text');
    const button = splash.querySelector('.splash-retry');
    text.textContent = text.dataset[kind];
    button.hidden = false;
    button.removeAttribute('aria-disabled');
    /* Under a prepared page the splash keeps quiet until it has something to say (src/prepared.css). */
    splash.dataset.told = '';
    button.onclick = () => {
      /* It keeps its place and the focus while it works, as all buttons do (src/components/Button.tsx). */
      if (button.hasAttribute('aria-disabled')) return;
      button.setAttribute('aria-disabled', 'true');
      text.textContent = text.dataset.loading;
      setTimeout(offerRetry, retryMs, 'slow');
      retry();
    };
  };

  setTimeout(offerRetry, retryMs, 'slow');
  window.addEventListener('splash:failed', () => offerRetry('failed'));
})();
