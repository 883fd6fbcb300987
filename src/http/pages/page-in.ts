/** The page number in an address, from 1; anything else means the first. */
export const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
