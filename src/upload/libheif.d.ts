/** As much of the decoder as is used. */
declare module 'libheif-js/libheif/libheif.js' {
  interface HeifPicture {
    get_width: () => number;
    get_height: () => number;
    /** Fills the pixels; null where that failed. */
    display: (onto: ImageData, done: (drawn: ImageData | null) => void) => void;
  }
  const libheif: () => { HeifDecoder: new () => { decode: (bytes: Uint8Array) => HeifPicture[] } };
  export default libheif;
}
