/** Long names of phases may break after their slash. */
export const breakable = (text: string): string => text.replaceAll('/', '/\u200b');
