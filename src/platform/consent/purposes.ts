/** The optional purposes (Garante 2021). A fourth purpose, necessary storage, needs no consent. */
export const OPTIONAL_PURPOSES = ['preferences', 'statistics', 'marketing'] as const

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]
