/**
 * A text without zero-width blanks, soft hyphens and marks of direction, which messengers and documents add to copied
 * words. Joiners stay: some scripts and emoji need them.
 */
export const visible = (text: string): string =>
  text.replaceAll(/[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
