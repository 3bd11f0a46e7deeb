// Whole first: its parts depend on one another in the order in which it loads them.
require('jsdom');
const { implementation: Label } = require('jsdom/lib/jsdom/living/nodes/HTMLLabelElement-impl.js');
const { isLabelable } = require('jsdom/lib/jsdom/living/helpers/form-controls.js');
const { domSymbolTree } = require('jsdom/lib/jsdom/living/helpers/internal-constants.js');

const ELEMENT = 1;
/** Of a tree as it was at one version: the first element of each id. */
const indexes = new WeakMap();

function elementById(root, id) {
  let index = indexes.get(root);
  if (index?.version !== root._version) {
    index = { version: root._version, byId: new Map() };
    for (const node of domSymbolTree.treeIterator(root)) {
      if (node.nodeType !== ELEMENT) continue;
      const own = node.getAttributeNS(null, 'id');
      if (own && !index.byId.has(own)) index.byId.set(own, node);
    }
    indexes.set(root, index);
  }
  return index.byId.get(id);
}

const { get: controlOf } = Object.getOwnPropertyDescriptor(Label.prototype, 'control');

/**
 * Which control a label belongs to: jsdom looks through the whole page for each label, and to name one control asks
 * each label. In a form of fifty fields that is half of a test's time.
 */
Object.defineProperty(Label.prototype, 'control', {
  configurable: true,
  get() {
    const id = this.getAttributeNS(null, 'for');
    if (!id) return controlOf.call(this);
    const element = elementById(this.getRootNode({}), id);
    return element && isLabelable(element) ? element : null;
  },
});
