// A file of its own without static imports, so that pages do not carry the list of the files of the sheet.

export const loadCartWallet = async () => (await import('./CartWallet.tsx')).CartWallet

export const loadProductWallet = async () => (await import('./ProductWallet.tsx')).ProductWallet
