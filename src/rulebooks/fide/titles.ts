/** FIDE's titles. */
export const FIDE_TITLES = ['GM', 'IM', 'FM', 'WGM', 'WIM', 'WFM', 'CM', 'WCM'] as const;

export const isTitle = (title: string): boolean => (FIDE_TITLES as readonly string[]).includes(title);
