/** So long a page may take to show itself; then it is shown as it is. */
const PATIENCE_MS = 4_000;

/** The prepared page, once the app is drawn beside it. */
const OLD = 'prepared';

const stands = (root: Element): boolean =>
  root.querySelector('main h1') !== null &&
  root.querySelector('[data-page-loading], main [aria-busy="true"]') === null;

/**
 * A page is prepared for anybody in Chinese. For whoever is signed in, and where what it says is old, the app draws
 * its own; the prepared one stays in sight until that one stands, so that nobody sees the text go and come back.
 */
export function showBeside(prepared: HTMLElement): HTMLElement {
  prepared.id = OLD;
  const root = document.createElement('div');
  root.id = 'root';
  prepared.after(root);
  document.documentElement.dataset['beside'] = '';
  return root;
}

/** The page is in the app's hands; its frame is so earlier. boot.js then hands over what was pressed. */
export function endPrepared(): void {
  if (document.documentElement.dataset['prepared'] === undefined) return;
  delete document.documentElement.dataset['prepared'];
  document.dispatchEvent(new Event('hydrated'));
}

/** Shows what the app has drawn, as soon as it is as much as what was prepared. */
export function showOwnPage(): void {
  const prepared = document.getElementById(OLD);
  const root = document.getElementById('root');
  if (!prepared || !root) return;
  const show = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    prepared.remove();
    delete document.documentElement.dataset['beside'];
    endPrepared();
  };
  const look = (): void => {
    if (stands(root)) show();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(show, PATIENCE_MS);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  look();
}
