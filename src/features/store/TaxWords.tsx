import { Trans } from '@lingui/react/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { hasValueAddedTax } from '#src/shop/countries/valueAddedTax.ts'
import { storeCountry } from '#src/shop/storeFacts.ts'

/** Says whether a price contains the tax, by the name that it has in the store's country. */
export function TaxWords({ isIncluded }: { readonly isIncluded: boolean }) {
  if (hasValueAddedTax(storeCountry(useShop().locale))) {
    return isIncluded ? <Trans>IVA inclusa</Trans> : <Trans>IVA esclusa</Trans>
  }
  return isIncluded ? <Trans>imposte incluse</Trans> : <Trans>imposte escluse</Trans>
}
