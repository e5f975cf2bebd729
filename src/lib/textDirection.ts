export type TextDirection = 'ltr' | 'rtl'

/**
 * The direction in which a language is written, by its BCP 47 tag. For the host only: some browsers do not know it, so
 * every document states its own (`dir`).
 */
export const textDirectionOf = (tag: string): TextDirection => new Intl.Locale(tag).getTextInfo().direction ?? 'ltr'
