/** Runs at most `atOnce` tasks at a time; the others wait in the order in which they came. */
export const takingTurns = (atOnce: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((go) => waiting.push(go));
    try {
      return await work();
    } finally {
      // Passes the free slot to the next waiting task, if there is one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
