/** A service without attachments has no storage. */
export const checkStorage = async (): Promise<void> => undefined;
