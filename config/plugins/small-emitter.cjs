/** What the locale plugin asks of its event emitter, without the 40 kB of stand-ins for ES2015 that the package brings. */
module.exports = class SmallEmitter {
  listeners = new Map();

  on(name, listener) {
    this.listeners.set(name, [...(this.listeners.get(name) ?? []), listener]);
  }

  off(name, listener) {
    const others = (this.listeners.get(name) ?? []).filter((each) => each !== listener);
    this.listeners.set(name, others);
  }

  emit(name, ...values) {
    for (const listener of this.listeners.get(name) ?? []) listener(...values);
  }
};
