/** Umi's request plugin re-exports a second data hook that nothing here uses. */
const unused = () => {
  throw new Error('useRequest of the request plugin is not part of this bundle; use ahooks.');
};
module.exports = { default: unused, UseRequestProvider: unused, __esModule: true };
