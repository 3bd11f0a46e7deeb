/** A class name stands for itself, so a test may read `styles.card` without a CSS compiler. */
const names = new Proxy(
  {},
  {
    get(_target, key) {
      if (key === '__esModule') return true;
      return key === 'default' ? names : String(key);
    },
  },
);

module.exports = names;
