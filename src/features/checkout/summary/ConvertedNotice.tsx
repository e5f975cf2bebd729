import { Trans } from '@lingui/react/macro'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Text } from '#src/ui/layout/Text.tsx'

/** Magento charges in the base currency: names it below a total in another one. */
export function ConvertedNotice({ total }: { readonly total: MoneyValue }) {
  const { baseCurrency } = useStoreSettings()
  if (baseCurrency === null || total.currency === baseCurrency) return null
  return (
    <Text size="sm" tone="muted">
      <Trans>L’importo viene addebitato in {baseCurrency}: il totale qui sopra è convertito.</Trans>
    </Text>
  )
}
