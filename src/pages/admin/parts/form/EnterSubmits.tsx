/**
 * First in a short dialog: Enter in one of its lines sends it. The button that is seen stands outside the form, and a
 * browser asks for one within; unlike a key handler it knows when Enter only ends a word of an input method.
 */
export const EnterSubmits = () => <button type="submit" hidden />;
