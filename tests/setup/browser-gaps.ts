import 'regenerator-runtime';

const nothing = () => undefined;

/** jsdom draws nothing, so it has no media, sizes or positions; antd asks for all three. */
class StillObserver {
  readonly observe = nothing;
  readonly unobserve = nothing;
  readonly disconnect = nothing;
  readonly takeRecords = () => [];
}

/** Node's own MessageChannel keeps the process awake after the test; this one is a timer. */
class TimerMessageChannel {
  readonly port1: { onmessage: ((event: { data: unknown }) => void) | null } = { onmessage: null };
  readonly port2 = {
    postMessage: (data: unknown): void => {
      setTimeout(() => this.port1.onmessage?.({ data }), 0);
    },
  };
}

const stillMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: nothing,
  removeEventListener: nothing,
  addListener: nothing,
  removeListener: nothing,
  dispatchEvent: () => false,
});

const read = (how: 'readAsText' | 'readAsArrayBuffer') =>
  function from(this: Blob): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result);
      reader.onerror = () => reject(reader.error);
      reader[how](this);
    });
  };
/** Every browser reads a Blob as text and as bytes; jsdom's has only a FileReader. */
const READING = { text: read('readAsText'), arrayBuffer: read('readAsArrayBuffer') };
for (const [name, way] of Object.entries(READING))
  if (!(name in Blob.prototype)) Object.assign(Blob.prototype, { [name]: way });

Object.assign(globalThis, {
  matchMedia: stillMedia,
  ResizeObserver: StillObserver,
  IntersectionObserver: StillObserver,
  MessageChannel: TimerMessageChannel,
});

Object.assign(Element.prototype, { scrollIntoView: nothing, scrollTo: nothing });
window.scrollTo = nothing;

function open(this: HTMLDialogElement): void {
  this.open = true;
}

/** jsdom knows the element and its `open`, not its methods. */
Object.assign(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement, returnValue?: string): void {
    if (!this.open) return;
    this.open = false;
    if (returnValue !== undefined) this.returnValue = returnValue;
    this.dispatchEvent(new Event('close'));
  },
});
