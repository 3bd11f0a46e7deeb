/** If the page is not complete within this time, it is shown as it is. */
const PATIENCE_MS = 4_000;

/** Id of the prepared page while the app is rendered beside it. */
const OLD = 'prepared';

const stands = (root: Element): boolean =>
  root.querySelector('main h1') !== null &&
  root.querySelector('[data-page-loading], main [aria-busy="true"]') === null;

/**
 * A page is prepared for any visitor, in Chinese. For signed-in people, and where its content is outdated, the app
 * renders its own; the prepared one stays visible until that one is complete, so that no text disappears and comes
 * back.
 */
export function showBeside(prepared: HTMLElement): HTMLElement {
  prepared.id = OLD;
  const root = document.createElement('div');
  root.id = 'root';
  prepared.after(root);
  document.documentElement.dataset['beside'] = '';
  return root;
}

/** The app has taken the page over; its frame was taken over earlier. boot.js then replays presses made meanwhile. */
export function endPrepared(): void {
  if (document.documentElement.dataset['prepared'] === undefined) return;
  delete document.documentElement.dataset['prepared'];
  document.dispatchEvent(new Event('hydrated'));
}

/** Shows the page that the app has rendered as soon as it is complete. */
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
