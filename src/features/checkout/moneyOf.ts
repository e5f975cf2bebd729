import type { MoneyValue } from '#src/ui/money.ts'

type Money = { readonly value: number | null | undefined; readonly currency: string | null | undefined }

/** Magento's money, whose parts may be null by its schema and never are in a cart or an order. */
export const moneyOf = ({ value, currency }: Money): MoneyValue => ({ value: value ?? 0, currency: currency ?? 'EUR' })
