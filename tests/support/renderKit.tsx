import { type RenderOptions, type RenderResult, render } from '@testing-library/react';
import { IntlProvider } from '@umijs/max';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: Umi exports no router for a part of a page
import { MemoryRouter } from 'react-router-dom';
import { kit } from '@/locales/zh-CN/kit';
import { request } from '@/locales/zh-CN/request';

/** The library's types are older than React's and do not know that a provider has children. */
function Chinese({ children }: { children: ReactNode }) {
  const provider = { locale: 'zh-CN', messages: { ...kit, ...request }, children };
  return <IntlProvider {...provider} />;
}

/** Renders a shared component with its Chinese texts and those of errors, without the rest of the app. */
export const renderKit = (element: ReactElement, options?: Omit<RenderOptions, 'wrapper'>): RenderResult =>
  render(element, { ...options, wrapper: Chinese });

type Entry = NonNullable<ComponentProps<typeof MemoryRouter>['initialEntries']>[number];

/** The same for a component that has links, or asks where it stands: `at` an entry of the browser's history. */
export const renderLinkedKit = (element: ReactElement, at: Entry = '/'): RenderResult =>
  render(element, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <MemoryRouter initialEntries={[at]} future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>
        <Chinese>{children}</Chinese>
      </MemoryRouter>
    ),
  });
