import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { numberFormat } from '#src/lib/formatters.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Money } from '#src/ui/feedback/Money.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures, visuallyHidden } from '#src/ui/theme/global.css.ts'
import { earlierPrice, scale, scaleCell } from './ProductPrice.css.ts'
import type { ShownSum } from './shownSum.ts'
import { useProductOffer } from './useProductOffer.ts'
import type { ProductOfferKey } from './useProductOffer.ts'

type ProductPriceProps = {
  readonly product: ProductOfferKey
  /** Other selectable variants cost more. */
  readonly from: boolean
  /** The sum of the present choices; null before there is one. */
  readonly chosen?: ShownSum | null
}

/** The price with all legally required details: tax, lowest earlier price, price per unit, tier prices. */
export function ProductPrice({ product, from, chosen = null }: ProductPriceProps) {
  const { t } = useLingui()
  const locale = useShop().locale.intlLocale
  const { catalogue: tax } = useStoreSettings().tax
  const { least, isFrom, before: beforeLeast, unitPrice, tiers, fixedTaxes } = useProductOffer(product)
  const price = least && { ...least, value: chosen?.value ?? least.value }
  // The earlier price is that of the product without surcharges.
  const before = price?.value === least?.value ? beforeLeast : null
  // The next variant may not be reduced: its line stays empty, so that the page does not move while choosing.
  const [hasBeenReduced, setHasBeenReduced] = useState(before !== null)
  if (before !== null && !hasBeenReduced) setHasBeenReduced(true)
  if (!price) return null
  const lowestLabel = t`Prezzo più basso degli ultimi 30 gg`
  const percent = numberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Stack gap="s1">
      <Price
        money={price}
        locale={locale}
        size="lg"
        from={from || (chosen?.isFrom ?? isFrom) ? t`da` : undefined}
        reducedFrom={before ? { money: before, label: lowestLabel, nowLabel: t`Prezzo attuale` } : undefined}
      />
      <Text size="xs" tone="muted">
        <span className={figures} translate="no">
          {unitPrice}
        </span>
        {unitPrice !== null && tax !== null && <span> · </span>}
        <LateTaxes as="note" place="product" taxes={fixedTaxes} price={price} />
      </Text>
      {hasBeenReduced && (
        // Screen readers announce it with the struck price.
        <div className={earlierPrice} aria-hidden="true">
          {before && (
            <span>
              {lowestLabel}: <Money money={before} locale={locale} />
            </span>
          )}
        </div>
      )}
      {tiers.length > 0 && (
        <table className={`${scale} ${figures}`}>
          <caption className={visuallyHidden}>
            <Trans>Sconti per quantità</Trans>
          </caption>
          <tbody>
            {tiers.map(({ quantity, discount }) => (
              <tr key={quantity}>
                <th scope="row" className={scaleCell}>
                  <Plural value={quantity} one="Da # pezzo" other="Da # pezzi" />
                </th>
                <td className={scaleCell} translate="no">{`−${percent.format(discount)}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Stack>
  )
}
