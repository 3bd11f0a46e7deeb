/** What somebody who was invited to an application may do: write named sections, or read. */
export const HELPER_ROLES = ['author', 'reader'] as const;
export type HelperRole = (typeof HELPER_ROLES)[number];

/** A person's part in an application that several people write together; the leader is the applicant. */
export const DRAFT_PARTS = ['leader', ...HELPER_ROLES] as const;
export type DraftPart = (typeof DRAFT_PARTS)[number];

/** What became of an invitation. */
export const INVITATION_STATES = ['waiting', 'accepted', 'declined', 'withdrawn', 'expired'] as const;
export type InvitationState = (typeof INVITATION_STATES)[number];

/** What prevents a person from accepting an invitation that is still valid. */
export const INVITATION_OBSTACLES = ['leader', 'member', 'filed'] as const;
export type InvitationObstacle = (typeof INVITATION_OBSTACLES)[number];

/** An invitation opens a whole draft: its code is longer than one that opens a course. */
export const INVITATION_CODE_LENGTH = 10;
export const INVITATION_DAYS = 14;
export const HELPERS_MAX = 30;
export const INVITATIONS_MAX = 30;
export const INVITATION_NOTE_MAX = 40;
