/** Names one application's draft, between tabs and between visits. */
export const draftName = (applicationId: number): string => `kaichuang-draft-${applicationId}`;
