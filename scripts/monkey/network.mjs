const LATE_MS = 3500;

/** What may happen to a call, and in which share of all calls. `lost`: the service does the work, the answer gets lost. */
const FAULTS = [
  [0.06, (route) => route.abort('connectionreset')],
  [0.04, (route) => route.fulfill({ status: 503, body: '' })],
  [0.03, (route) => new Promise((done) => setTimeout(done, LATE_MS)).then(() => route.continue())],
  [0.03, (route) => route.fetch().then(() => route.abort('connectionreset'))],
];

const faultFor = (drawn) => {
  let from = 0;
  for (const [share, fault] of FAULTS) {
    from += share;
    if (drawn < from) return fault;
  }
  return (route) => route.continue();
};

/** Lets some calls of the app fail; pages, scripts and styles always arrive. */
export const failSometimes = (context, random) =>
  context.route('**/*', async (route) => {
    const isCall = ['fetch', 'xhr'].includes(route.request().resourceType());
    // A call whose page has been left meanwhile cannot be answered any more.
    await (isCall ? faultFor(random()) : faultFor(1))(route).catch(() => undefined);
  });
