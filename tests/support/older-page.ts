/** What the service answers to a page that was opened before an update; `tests/security/older-page.test.ts` asks it. */

/** To a call that there is no more. */
export const UNKNOWN_CALL = {
  status: 404,
  errorCode: 'call.unknown',
  sentence: { id: 'said.call.unknown' },
} as const;

/** To a call with a field that it has no more. */
export const UNKNOWN_FIELD = {
  status: 400,
  errorCode: 'request.invalid',
  sentence: { fields: [{ id: 'said.field.unknown' }] },
} as const;
