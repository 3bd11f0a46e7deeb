/** So long a page may take to show itself; then it is shown as it is. */
const PATIENCE_MS = 4_000;

const stands = (root: Element): boolean =>
  root.querySelector('main h1') !== null &&
  root.querySelector('[data-page-loading], main [aria-busy="true"]') === null;

/**
 * The service wrote the page's text into the HTML (server/modules/site/preview). It stays until the app shows the same,
 * so that nobody sees the text go and come back.
 */
export function removePreview(): void {
  const preview = document.getElementById('preview');
  const root = document.getElementById('root');
  if (!preview || !root) return;
  const remove = (): void => {
    observer.disconnect();
    clearTimeout(timer);
    preview.remove();
    delete document.documentElement.dataset.preview;
  };
  const look = (): void => {
    if (stands(root)) remove();
  };
  const observer = new MutationObserver(look);
  const timer = setTimeout(remove, PATIENCE_MS);
  observer.observe(root, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
  look();
}
