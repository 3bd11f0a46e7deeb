const { createElement, forwardRef } = require('react');
const icons = require('@ant-design/icons/es/components/AntdIcon');

/**
 * The component library calls each of its signs by its English name, "down" or "close-circle", inside controls that are
 * named by their own words. Here a sign is silent, unless whoever draws it gives it a name.
 */
module.exports = forwardRef((props, ref) => {
  const label = props['aria-label'];
  const said = label ? { role: 'img' } : { role: undefined, 'aria-label': undefined, 'aria-hidden': true };
  return createElement(icons.default, { ...props, ...said, ref });
});
