/** What a shopper may allow (Garante 2021), beside the fourth purpose: what is necessary needs no consent. */
export const OPTIONAL_PURPOSES = ['preferences', 'statistics', 'marketing'] as const

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]
