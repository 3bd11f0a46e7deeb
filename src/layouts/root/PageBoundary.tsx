import { useLocation } from '@umijs/max';
import { Component, type ReactNode } from 'react';
import { isChunkFailure, mayReloadForChunk } from '@/utils/chunk-failure';
import { PageFailure } from './PageFailure';

interface Props {
  /** A new value means another page: the failure of the last one is over. */
  place: string;
  children: ReactNode;
}

interface State {
  error: Error | null;
  place: string;
}

class Boundary extends Component<Props, State> {
  override state: State = { error: null, place: this.props.place };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ place }: Props, state: State): Partial<State> | null {
    return place === state.place ? null : { place, error: null };
  }

  override componentDidCatch(error: Error): void {
    console.error('A page failed.', error);
    if (isChunkFailure(error) && mayReloadForChunk()) location.reload();
  }

  override render(): ReactNode {
    const { error } = this.state;
    if (!error) return this.props.children;
    return <PageFailure isChunk={isChunkFailure(error)} onRetry={() => this.setState({ error: null })} />;
  }
}

/** If a page breaks, the frame around it stays, so that the reader can go elsewhere. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
