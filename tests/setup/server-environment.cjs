const { TestEnvironment } = require('jest-environment-node');
const refuseCallbacks = require('./refuse-callbacks.cjs');

/** What tests hand to the service, and the other way round, is of one kind: `instanceof` must hold in both. */
const SHARED = [
  'AggregateError',
  'Date',
  'Error',
  'JSON',
  'Map',
  'Promise',
  'RangeError',
  'RegExp',
  'Set',
  'TypeError',
];

/** Packages, contract/ and server/ are loaded by Node itself, once a worker: see bundle-server.mjs. */
function offerServer(global) {
  global.__nativeRequire = require;
  global.__serverModule = (path) => require(process.env.SERVER_BUNDLE).modules[path]();
}

class ServerEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of SHARED) this.global[name] = globalThis[name];
    offerServer(this.global);
  }

  handleTestEvent(event, state) {
    refuseCallbacks(event, state);
  }
}

module.exports = ServerEnvironment;
module.exports.offerServer = offerServer;
