/**
 * Hyphens in long words, which otherwise break anywhere on phones and with large text. Only for browsers that can leave
 * the usual words whole.
 */
export const hyphenated = {
  '@supports': { '(hyphenate-limit-chars: 14 5 5)': { hyphens: 'auto', hyphenateLimitChars: '14 5 5' } },
} as const
