import { PURPOSES } from '#src/shop/defineShop.ts'

/** The optional purposes (Garante 2021). A fourth purpose, necessary storage, needs no consent. */
export const OPTIONAL_PURPOSES = PURPOSES

export type OptionalPurpose = (typeof OPTIONAL_PURPOSES)[number]
