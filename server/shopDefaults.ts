/** Defaults that the merchant builds into the shop; environment variables override them. */
export type ShopDefaults = {
  /** Spec §7: the id of the tag manager's container, e.g. `GTM-ABC1234`; null if the shop has none of its own. */
  readonly tagManagerId: string | null
}

export const SHOP_DEFAULTS: ShopDefaults = { tagManagerId: null }
