/** As much of the decoder as is used. */
declare module 'qr/decode.js' {
  const decodeQR: import('./read-stamp').ReadCode;
  export default decodeQR;
}
