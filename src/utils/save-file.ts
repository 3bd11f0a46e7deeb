/** Hands a file to the browser's downloads. */
export const saveFile = (name: string, content: Blob): void => {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Safari still reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1_000);
};
