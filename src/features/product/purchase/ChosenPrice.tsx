import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Text } from '#src/ui/layout/Text.tsx'

/**
 * The sum of the backend's prices for the chosen options, labelled as such, because only the cart has the final price.
 */
export function ChosenPrice({ money, from }: { readonly money: MoneyValue; readonly from?: string | undefined }) {
  const { locale } = useShop()
  return (
    <Cluster justify="between" align="baseline" role="status">
      <Text as="span" size="sm">
        <Trans>Con le tue scelte</Trans>
      </Text>
      <Price money={money} locale={locale.intlLocale} from={from} />
    </Cluster>
  )
}
