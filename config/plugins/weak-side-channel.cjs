/** qs remembers the objects on its way in one of these; every browser served has the WeakMap that its package stands in for. */
module.exports = () => new WeakMap();
