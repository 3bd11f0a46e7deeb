/** Types for only the part of the decoder that is used. */
declare module 'qr/decode.js' {
  const decodeQR: import('./read-stamp').ReadCode;
  export default decodeQR;
}
