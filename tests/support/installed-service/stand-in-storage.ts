/** A service without attachments has no place of its own for them. */
export const checkStorage = async (): Promise<void> => undefined;
