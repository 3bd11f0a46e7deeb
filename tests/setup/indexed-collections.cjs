// Whole first: its parts depend on one another in the order in which it loads them.
require('jsdom');
const { implementation: Collection } = require('jsdom/lib/jsdom/living/nodes/HTMLCollection-impl.js');

const HTML = 'http://www.w3.org/1999/xhtml';
/** Of a collection as it was at one version: the first element of each name. */
const indexes = new WeakMap();

const namesOf = (element) => [
  element.getAttributeNS(null, 'id'),
  ...(element._namespaceURI === HTML ? [element.getAttributeNS(null, 'name')] : []),
];

/**
 * What a collection holds under a name: jsdom looks through all of it, and does so for each property that is read, its
 * length among them. Libraries that walk the style sheets of a page so take the square of their number.
 */
Collection.prototype.namedItem = function namedItem(key) {
  if (key === '') return null;
  this._update();
  let index = indexes.get(this);
  if (index?.version !== this._version) {
    index = { version: this._version, byName: new Map() };
    for (const element of this._list)
      for (const name of namesOf(element))
        if (name !== null && !index.byName.has(name)) index.byName.set(name, element);
    indexes.set(this, index);
  }
  return index.byName.get(key) ?? null;
};
