// One visit of a page by a reader with an empty cache, as Chromium tells it: largest paint, layout shift, long tasks,
// time in scripts, when the app's own controls are there, and the requests behind them.
const IDLE_MS = 1500;
const QUIET_MS = 500;
const MOBILE_CPU = 4;
/** ant-design-pro fetches megabytes after its page is visible, on the slow network too. */
const PATIENCE_MS = 120_000;
/** A slow phone connection: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up; throughput is in bytes per second. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/**
 * Runs before the page's scripts; `controls` is an expression that is truthy once the page's own controls are there.
 */
const watch = (controls) => {
  const seen = { paint: 0, shift: 0, longTasks: 0, controls: null };
  window.benchSeen = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.paint = startTime;
  });
  observe('layout-shift', ({ value }) => {
    seen.shift += value;
  });
  observe('longtask', ({ duration }) => {
    seen.longTasks += duration;
  });
  const isThere = new Function(`return ${controls}`);
  const look = () => {
    if (seen.controls !== null) return;
    if (document.body && isThere()) seen.controls = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/**
 * Length of the chain of requests that leads to this one, each started by the answer to the one before; the document is
 * 1.
 */
const levelOf = (requests, url, open = new Set()) => {
  const request = requests.get(url);
  if (!request || open.has(url)) return 0;
  open.add(url);
  return 1 + Math.max(0, ...request.from.map((by) => levelOf(requests, by, open)));
};

const initiatorsOf = ({ url, stack }) => {
  const frames = [];
  for (let at = stack; at; at = at.parent) frames.push(...at.callFrames.map((frame) => frame.url));
  return [...new Set([url, ...frames].filter(Boolean))];
};

/** Waits until no request has been open for QUIET_MS; after PATIENCE_MS, throws with the requests that still are. */
async function untilQuiet(page, open) {
  const patient = performance.now() + PATIENCE_MS;
  for (let quiet = 0; quiet < QUIET_MS; quiet = open.size === 0 ? quiet + QUIET_MS / 10 : 0) {
    if (performance.now() > patient) throw new Error(`Still under way: ${[...open.values()].join(', ')}`);
    await page.waitForTimeout(QUIET_MS / 10);
  }
}

/** @returns paint, controls and long tasks in ms, scripts in s, bytes on the wire, levels and requests. */
export async function visit(browser, { url, controls }, { slow }) {
  const context = await browser.newContext({ locale: 'zh-CN', viewport: { width: 412, height: 915 } });
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const requests = new Map();
    const open = new Map();
    let bytes = 0;
    client.on('Network.requestWillBeSent', ({ requestId, request, initiator }) => {
      if (request.url.startsWith('data:')) return;
      requests.set(request.url, { from: initiatorsOf(initiator) });
      open.set(requestId, request.url);
    });
    client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      open.delete(requestId);
      bytes += encodedDataLength;
    });
    client.on('Network.loadingFailed', ({ requestId }) => open.delete(requestId));
    await client.send('Network.enable');
    await client.send('Performance.enable');
    await client.send('Emulation.setCPUThrottlingRate', { rate: MOBILE_CPU });
    if (slow) await client.send('Network.emulateNetworkConditions', SLOW_4G);
    await page.addInitScript(watch, controls);
    await page.goto(url, { waitUntil: 'load', timeout: PATIENCE_MS });
    await page.waitForFunction(() => window.benchSeen.controls !== null, null, { timeout: PATIENCE_MS });
    const needed = [...requests.keys()].map((each) => levelOf(requests, each));
    await untilQuiet(page, open);
    await page.waitForTimeout(IDLE_MS);
    const seen = await page.evaluate(() => window.benchSeen);
    const { metrics } = await client.send('Performance.getMetrics');
    const scripts = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
    return { ...seen, scripts, bytes, levels: Math.max(...needed), requests: requests.size };
  } finally {
    await context.close();
  }
}
