/**
 * Place it first in a short dialog: the visible button is outside the form, and browsers submit on Enter only with a
 * button inside. Unlike a key handler, this ignores an Enter that only ends input-method composition.
 */
export const EnterSubmits = () => <button type="submit" hidden />;
