interface Command<Store> {
  call: <A extends unknown[], R>(fn: (...args: A) => Promise<R>, ...args: A) => unknown;
  put: (action: { type: string; payload?: unknown }) => unknown;
  select: (pick: (store: Store) => string | undefined) => unknown;
  take: (type: string) => unknown;
}

/** What a saga yields comes back untyped, so each effect declares the type of what it requested. */
export type Effect<P, R = void, Store = never> = (
  action: { payload: P },
  command: Command<Store>,
) => Generator<unknown, R, never>;

/** The argument of a dva subscription. */
export interface Listener {
  history: {
    listen: (onMove: (move: { location: { pathname: string } }) => void) => () => void;
    location: { pathname: string };
  };
  dispatch: (action: { type: string; payload?: unknown }) => void;
}

/** `history.listen` does not report the first page, so that one is checked at once. */
export function onHome({ history, dispatch }: Listener): () => void {
  const arrive = (pathname: string): void => {
    if (pathname === '/') dispatch({ type: 'query' });
  };
  arrive(history.location.pathname);
  return history.listen(({ location }) => arrive(location.pathname));
}
