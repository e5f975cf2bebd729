import { useLingui } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import type { SavedMethod } from './savedMethod.ts'

/** The name and expiry of a saved payment method; null if unknown. */
export function useSavedMethodText(): (method: SavedMethod) => {
  readonly name: string
  readonly until: string | null
} {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  return (method) => {
    if (method.kind === 'account') {
      const { name } = method
      return { name: name === null ? t`Conto PayPal` : t`Conto PayPal di ${name}`, until: null }
    }
    const { lastDigits, expiry } = method
    const brand = method.brand ?? t`Carta`
    const month =
      expiry &&
      new Date(Date.UTC(expiry.year, expiry.month - 1)).toLocaleDateString(intlLocale, {
        month: 'long',
        year: 'numeric',
        timeZone: 'UTC',
      })
    return {
      name: lastDigits === null ? brand : t`${brand} che finisce con ${lastDigits}`,
      until: month && t`Vale fino a ${month}`,
    }
  }
}
