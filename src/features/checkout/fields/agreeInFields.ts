import type { Agreement } from '#src/shop/payments.ts'

/** Asks for the shopper's agreement in the fields of a method; null if there is none, which the fields explain. */
export type AgreeInFields = () => Promise<Agreement | null>
