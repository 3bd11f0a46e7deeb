import { useSyncExternalStore } from 'react';

const never = () => () => undefined;
const no = () => false;
const yes = () => true;

/** True while the service prepares a page, and while the app hydrates in a browser what was prepared. */
export const useHydrating = (): boolean => useSyncExternalStore(never, no, yes);
