const { TestEnvironment } = require('jest-environment-jsdom');
const askedStyles = require('./asked-styles.cjs');
require('./indexed-collections.cjs');
require('./indexed-labels.cjs');
const refuseCallbacks = require('./refuse-callbacks.cjs');

/** Everything a current browser has and jsdom lacks, taken from Node, which speaks the same standards. */
const FROM_NODE = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  // The encoders return arrays of Node's realm: `instanceof Uint8Array` must hold in the page as well.
  'ArrayBuffer',
  'Uint8Array',
];

/** A page that is gone hears nothing; Node would wait for the next message for ever. */
class PageBroadcastChannel extends BroadcastChannel {
  constructor(name) {
    super(name);
    this.unref();
  }
}

module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.getComputedStyle = askedStyles(this.global.getComputedStyle.bind(this.global));
    for (const name of FROM_NODE) this.global[name] = globalThis[name];
    this.global.BroadcastChannel = PageBroadcastChannel;
    Object.defineProperty(this.global.crypto, 'subtle', {
      value: globalThis.crypto.subtle,
      configurable: true,
    });
  }

  handleTestEvent(event, state) {
    refuseCallbacks(event, state);
  }
};
