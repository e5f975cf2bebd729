/** The host's addresses for a change of store and currency; both also work before scripts have loaded. */
export const SWITCH_STORE_PATH = '/api/switch-store'
export const SWITCH_CURRENCY_PATH = '/api/switch-currency'

/** Where a store of another domain takes over the choice about cookies. */
export const HAND_OVER_PATH = '/api/hand-over'

/** Leads to the same page in another store. `from` is the path and query of the current page, with its base path. */
export const switchStoreAddress = (storeCode: string, from: string): string =>
  `${SWITCH_STORE_PATH}?${new URLSearchParams({ to: storeCode, from })}`
