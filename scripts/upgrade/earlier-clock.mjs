/**
 * Loaded before the service (`--import`): a machine whose clock is behind by `CLOCK_BEHIND_MS`. What follows from time
 * that has passed between two starts (an outage, a form that has settled, a certification near its end) is then written
 * by the service itself, and nobody waits for it. It stands before real time only, so that no row is of the future.
 */
const behind = Number(process.env.CLOCK_BEHIND_MS ?? 0);
const RealDate = Date;

class EarlierDate extends RealDate {
  constructor(...given) {
    super(...(given.length > 0 ? given : [EarlierDate.now()]));
  }

  static now() {
    return RealDate.now() - behind;
  }
}

if (behind > 0) globalThis.Date = EarlierDate;
