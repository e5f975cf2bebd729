/**
 * A file of its own without static imports, so that pages do not carry the list of the files of the sheet. Few browsers
 * have the sheet, so its code moves no other code into the files of a page.
 *
 * @chunkWeight 0.02
 */

export const loadCartWallet = async () => (await import('./CartWallet.tsx')).CartWallet

export const loadProductWallet = async () => (await import('./ProductWallet.tsx')).ProductWallet
