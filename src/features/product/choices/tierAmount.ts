/** The price of one piece in a tier. Magento reckons `percent_off` from the regular price, rounded to two decimals. */
export const tierAmount = (regular: number, percentOff: number): number =>
  Math.round(regular * (100 - percentOff)) / 100
