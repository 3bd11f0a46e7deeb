const { TestEnvironment } = require('jest-environment-jsdom');
const { offerServer } = require('./server-environment.cjs');

/** For the few tests of the service that also ask what a page makes of its answer. */
module.exports = class ServerInPageEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    offerServer(this.global);
  }
};
