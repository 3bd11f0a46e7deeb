import { setHistory } from '@@/core/history';
import { render } from '@testing-library/react';
import { createMemoryHistory, IntlProvider } from '@umijs/max';
import type { ReactElement, ReactNode } from 'react';
// biome-ignore lint/style/noRestrictedImports: Umi exports no router for a part of a page
import { MemoryRouter } from 'react-router-dom';
import zhCN from '@/locales/zh-CN';

/** The library's types are older than React's and do not know that a provider has children. */
function Chinese({ children }: { children: ReactNode }) {
  const provider = { locale: 'zh-CN', messages: zhCN, children };
  return <IntlProvider {...provider} />;
}

/** Renders one part of the app with all its Chinese words and nothing else around it; what is typed into it asks before leaving. */
export const renderWithText = (element: ReactElement) => {
  setHistory(createMemoryHistory() as never);
  return render(element, { wrapper: Chinese });
};

/** The same for a part with links. */
export const renderLinkedWithText = (element: ReactElement) =>
  renderWithText(
    <MemoryRouter future={{ v7_startTransition: true, v7_relativeSplatPath: true }}>{element}</MemoryRouter>,
  );
