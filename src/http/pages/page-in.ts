/** The page that an address asks for, from 1; whatever else is written is the first. */
export const pageIn = (text: string | undefined): number => (/^[1-9]\d{0,5}$/.test(text ?? '') ? Number(text) : 1);
