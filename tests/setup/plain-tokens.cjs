/**
 * Stands in for the module through which antd notes, in development only, which design tokens a component reads: a proxy
 * around thousands of getters, for a list that nobody asks for here. This is what it does in a build.
 */
const nothing = () => undefined;
const plainToken = (token) => ({ token, keys: undefined, flush: nothing });

module.exports = {
  __esModule: true,
  default: plainToken,
  merge: (...tokens) => Object.assign({}, ...tokens),
  statistic: {},
  _statistic_build_: {},
};
