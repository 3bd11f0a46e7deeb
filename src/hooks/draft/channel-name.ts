import type { DraftName } from './draft-storage';

/** Names one record's draft between the tabs of a browser. */
export const channelName = (name: DraftName): string => `kaichuang-draft-${name}`;
