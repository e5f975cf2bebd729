import type { MoneyValue } from '#src/ui/money.ts'

/** Magento's `Money`, whose parts may all be null, as the design system takes it; null where there is no amount. */
export function money(
  amount:
    | { readonly value: number | null | undefined; readonly currency: string | null | undefined }
    | null
    | undefined,
): MoneyValue | null {
  return amount?.value != null && amount.currency != null ? { value: amount.value, currency: amount.currency } : null
}
