import { Trans, useLingui } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/money.ts'
import { Price } from '#src/ui/Price.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { useProductOffer } from './useProductOffer.ts'
import type { ProductOfferKey } from './useProductOffer.ts'

type ProductPriceProps = {
  readonly product: ProductOfferKey
  /** Other variants that the shopper may still choose cost more. */
  readonly from: boolean
}

/** What the product costs and everything the law wants beside it: VAT, lowest earlier price, price per unit, scales. */
export function ProductPrice({ product, from }: ProductPriceProps) {
  const { t } = useLingui()
  const locale = useShop().locale.intlLocale
  const { price, isFrom, before, unitPrice, tiers } = useProductOffer(product)
  if (!price) return null
  const lowestLabel = t`Prezzo più basso degli ultimi 30 gg`
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Stack gap="s1">
      <Price
        money={price}
        locale={locale}
        size="lg"
        from={from || isFrom ? t`da` : undefined}
        reducedFrom={before ? { money: before, label: lowestLabel, nowLabel: t`Prezzo attuale` } : undefined}
      />
      {before && (
        // Screen readers have heard it with the struck price.
        <Text size="sm" tone="muted" aria-hidden="true">
          {lowestLabel}: <span className={figures}>{formatMoney(before, locale)}</span>
        </Text>
      )}
      <Text size="xs" tone="muted">
        <span className={figures}>{unitPrice}</span>
        {unitPrice !== null && ' · '}
        <Trans>IVA inclusa</Trans>
      </Text>
      {tiers.map(({ quantity, discount: fraction }) => {
        const discount = percent.format(fraction)
        return (
          <Text key={quantity} size="sm" tone="accent" weight="medium">
            <Trans>
              Da {quantity} pezzi: {discount} di sconto
            </Trans>
          </Text>
        )
      })}
    </Stack>
  )
}
