import { type ComponentType, createElement, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { showBeside } from './prepared';

const rootElement = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no place for the app.');
  return root;
};

/** The service wrote the page itself into the HTML, as a visitor sees it (src/prepare). */
export const isPrepared = (): boolean => rootElement().hasChildNodes();

/**
 * Hydrates the page that is there, or draws it: beside what is there, until it stands. A page that is hydrated can
 * already be read, so the work makes way for whatever its reader does meanwhile, and React answers that first.
 */
export function mount(App: ComponentType, hydrates: boolean): void {
  const app = createElement(App);
  if (hydrates) startTransition(() => void hydrateRoot(rootElement(), app));
  else createRoot(isPrepared() ? showBeside(rootElement()) : rootElement()).render(app);
}
