import { showOwnPage } from './prepared';

/** The splash of index.html stands until the first screen is ready (plugins/html-shell.ts, public/boot.js). */
export function removeSplash(): void {
  document.getElementById('splash')?.remove();
  showOwnPage();
}

/** Tells the splash that the start failed, and waits until somebody asks to try again. */
export function untilRetry(): Promise<void> {
  window.dispatchEvent(new Event('splash:failed'));
  return new Promise((resolve) => {
    const retry = (event: Event): void => {
      // Keeps public/boot.js from reloading the page: trying again is cheaper and keeps what is loaded.
      event.preventDefault();
      window.removeEventListener('splash:retry', retry);
      resolve();
    };
    window.addEventListener('splash:retry', retry);
  });
}
