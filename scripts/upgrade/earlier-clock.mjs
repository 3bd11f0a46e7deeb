/**
 * Loaded before the service (`--import`) to set its clock back by `CLOCK_BEHIND_MS`. What depends on time passed
 * between two starts (an outage, a form that has settled, a certification near its end) is thus written by the service
 * itself without waiting. The clock is only ever set back, so that no row is dated in the future.
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
