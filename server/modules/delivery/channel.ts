/** A message as a channel gets it. The id is the same at every attempt, so a receiver can drop a second copy. */
export interface Letter {
  id: string;
  recipient: string;
  subject: string;
  body: string;
}

export interface Channel {
  send: (letter: Letter) => Promise<void>;
  close: () => void;
}

/** The receiver will never take it; trying again would only annoy. */
export class Undeliverable extends Error {
  override readonly name = 'Undeliverable';
}
