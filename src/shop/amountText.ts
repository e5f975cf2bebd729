import { numberFormat } from '#src/lib/formatters.ts'

/** The decimals of a currency: none for JPY, three for KWD. */
export const decimalsOf = (currency: string): number =>
  numberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2

/** An amount as a plain number with the decimals of its currency, for providers and machines. */
export const amountText = (value: number, currency: string): string => value.toFixed(decimalsOf(currency))

/** Magento's amounts have at most four decimals; their sums have dust beyond them. */
export const exactAmount = (value: number): number => Number(value.toFixed(4))

/** Whether two amounts differ by less than half of the smallest coin, or of a hundredth where there is no such coin. */
export const isSameAmount = (a: number, b: number, currency: string): boolean =>
  Math.abs(a - b) < 10 ** -Math.max(2, decimalsOf(currency)) / 2
