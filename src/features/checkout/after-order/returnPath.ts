/**
 * The path of the page to which a provider sends shoppers back; the ticket of the payment follows. Its parameter is the
 * one that the storefront takes out of addresses.
 */
export const returnPath = (code: string): string => `/checkout/return?method=${encodeURIComponent(code)}&token=`
