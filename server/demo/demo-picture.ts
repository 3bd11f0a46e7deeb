/** Drawn by scripts/demo-pictures.mjs. */
type Drawn = 'sound' | 'network' | 'slopes' | 'tanks' | 'seals' | 'ring' | 'frost' | 'hall';
/** Taken from the product by `npm run screenshots -- --manual`. */
type Taken = 'manual-login' | 'manual-tasks' | 'manual-budget' | 'manual-check' | 'manual-project';

/** A picture of the demo and what is said of it. */
export interface DemoPicture {
  /** Its file in `pictures/`, without the ending. */
  picture: Drawn | Taken;
  alt: string;
  caption: string;
}
