/* Runs before any other script: says what text may become markup, or the address of a script, on this page. The policy
   of the service asks for such rules (`require-trusted-types-for`); browsers without them go on as before. */
(() => {
  const types = window.trustedTypes;
  if (!types) return;

  /* What the service's texts and the charts' labels are made of. All else, svg, math and forms included, is refused. */
  const HARMLESS = new Set(
    (
      'A,B,BLOCKQUOTE,BR,CODE,DD,DIV,DL,DT,EM,H1,H2,H3,H4,H5,H6,HR,I,IMG,LI,OL,P,PRE,S,SPAN,STRONG,SUB,SUP,TABLE,' +
      'TBODY,TD,TFOOT,TH,THEAD,TR,U,UL'
    ).split(','),
  );
  const ATTRIBUTES = new Set(
    'ALIGN,ALT,CLASS,COLSPAN,HREF,ID,LANG,REL,ROWSPAN,SRC,START,STYLE,TARGET,TITLE'.split(','),
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
  const isHarmlessAttribute = ({ name, value }) =>
    ATTRIBUTES.has(name.toUpperCase()) && (!/^(href|src)$/i.test(name) || isHarmlessAddress(value));
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

/* Runs before anything is painted: sets the theme, so that nothing flashes. Same rules as src/theme/theme-mode.ts. */
(() => {
  const root = document.documentElement;
  const retryMs = Number(document.currentScript.dataset.retryMs);

  const themeChoice = () => {
    try {
      return localStorage.getItem('theme_choice') ?? 'system';
    } catch {
      return 'system'; // storage is forbidden: the system's own choice is all there is
    }
  };

  const isOtherLanguage = () => {
    try {
      return (localStorage.getItem('umi_locale') ?? 'zh-CN') !== 'zh-CN';
    } catch {
      return false; // nothing was ever chosen
    }
  };

  /* A page is prepared in Chinese: whoever reads another language sees the splash until the app speaks theirs. */
  if (isOtherLanguage()) delete root.dataset.prepared;

  /* What is pressed on a prepared page waits until the app has it (src/utils/arrived-page.tsx): the last press counts. */
  let pressed = null;
  const keepPress = (event) => {
    const button = event.target.closest?.('button[type="button"]');
    if (!button || root.dataset.prepared === undefined) return;
    event.stopImmediatePropagation();
    pressed = button;
  };
  if (root.dataset.prepared !== undefined) {
    addEventListener('click', keepPress, true);
    const handOver = () => {
      removeEventListener('click', keepPress, true);
      /* The app may have drawn a page of its own instead of taking this one over. */
      const isSame = (button) => button.textContent === pressed.textContent && button.checkVisibility?.();
      const button = pressed?.isConnected
        ? pressed
        : pressed && [...document.querySelectorAll('#root button')].find(isSame);
      button?.click();
    };
    document.addEventListener('takenover', handOver, { once: true });
  }

  const choice = themeChoice();
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
    /* Under a prepared page the splash keeps quiet until it has something to say (src/prepared.css). */
    splash.dataset.told = '';
    button.onclick = () => {
      button.hidden = true;
      text.textContent = text.dataset.loading;
      setTimeout(offerRetry, retryMs, 'slow');
      retry();
    };
  };

  setTimeout(offerRetry, retryMs, 'slow');
  window.addEventListener('splash:failed', () => offerRetry('failed'));
})();
