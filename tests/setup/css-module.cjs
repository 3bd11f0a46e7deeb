/** A class name stands for itself, so a test may read `styles.card` without a CSS compiler. */
const names = new Proxy(
  // An own key, because the import helper copies what it can enumerate.
  { default: undefined },
  {
    get(_target, key) {
      if (key === '__esModule') return true;
      return key === 'default' ? names : String(key);
    },
  },
);

module.exports = names;
