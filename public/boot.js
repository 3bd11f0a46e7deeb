/* Runs before anything is painted: sets the theme, so that nothing flashes. Same rules as src/theme/theme-mode.ts. */
(() => {
  const root = document.documentElement;

  const themeChoice = () => {
    try {
      return localStorage.getItem('theme_choice') ?? 'system';
    } catch {
      return 'system'; // storage is forbidden: the system's own choice is all there is
    }
  };

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
    /* Under a page's preview the splash keeps quiet until it has something to say (src/preview.css). */
    splash.dataset.told = '';
    button.onclick = () => {
      button.hidden = true;
      text.textContent = text.dataset.loading;
      setTimeout(offerRetry, 8000, 'slow');
      retry();
    };
  };

  setTimeout(offerRetry, 8000, 'slow');
  window.addEventListener('splash:failed', () => offerRetry('failed'));
})();
