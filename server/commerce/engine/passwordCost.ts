/** The work factors of scrypt. */
export type PasswordCost = { readonly N: number; readonly r: number; readonly p: number }

/**
 * Work factors of new hashes, from the table of OWASP's Password Storage Cheat Sheet: of its equally strong rows the one
 * with 32 MiB, because several sign-ins are checked at a time. Stored with each hash, so they can grow.
 */
export const PASSWORD_COST: PasswordCost = { N: 32_768, r: 8, p: 3 }
