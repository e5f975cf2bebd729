import type { MoneyValue } from '#src/ui/feedback/money.ts'

/** Magento's `Money` without nulls; null if the backend has no amount. */
export function completeMoney(
  money:
    | { readonly value?: number | null | undefined; readonly currency?: string | null | undefined }
    | null
    | undefined,
): MoneyValue | null {
  return money?.value == null || money.currency == null ? null : { value: money.value, currency: money.currency }
}
