/** What the service answers to a code that was not the one it sent, or came too late. */
export const WRONG_CODE = 'code.wrong';
