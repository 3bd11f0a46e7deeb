/** Error code for a code that is wrong or has expired. */
export const WRONG_CODE = 'code.wrong';
