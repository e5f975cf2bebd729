/** Magento's format of a point in time (milliseconds since 1970), in UTC: `2026-11-20 18:24:28`. */
export const toMagentoDate = (milliseconds: number): string =>
  new Date(milliseconds).toISOString().slice(0, 19).replace('T', ' ')
