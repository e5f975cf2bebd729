import { useLingui } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { Price } from '#src/ui/feedback/Price.tsx'
import { useProductOffer } from '../offer/useProductOffer.ts'
import type { ProductOfferKey } from '../offer/useProductOffer.ts'

/** The price without details, for the bar on phones. */
export function BarPrice({ product, from }: { readonly product: ProductOfferKey; readonly from: boolean }) {
  const { t } = useLingui()
  const locale = useShop().locale.intlLocale
  const { least: price, isFrom } = useProductOffer(product)
  return price && <Price money={price} locale={locale} from={from || isFrom ? t`da` : undefined} />
}
