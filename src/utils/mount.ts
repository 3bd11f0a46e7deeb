import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showBeside } from './prepared';

const rootElement = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app.');
  return root;
};

/** The service has written the page itself into the HTML, as a visitor sees it (src/prepare). */
export const isPrepared = (): boolean => rootElement().hasChildNodes();

/**
 * Hydrates the prepared page, or renders the app beside it until that is complete. A prepared page can be read already,
 * so hydration is a transition: React responds first to whatever its reader does meanwhile.
 */
export function mount(App: ComponentType, hydrates: boolean): void {
  const app = createElement(App);
  if (hydrates) startTransition(() => void hydrateRoot(rootElement(), app));
  else createRoot(isPrepared() ? showBeside(rootElement()) : rootElement()).render(app);
}
