/** scripts/build/receipt-checker.mjs makes it while the service is bundled. */
declare module 'virtual:receipt-checker' {
  const script: string;
  export default script;
}
