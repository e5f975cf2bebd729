import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { numberFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import type { QuantityLimit } from '#src/ui/fields/QuantityStepper.tsx'

/** Names the limit of a quantity. */
export function useLimitText(): (limit: QuantityLimit, pieces: number) => string {
  const { t } = useLingui()
  const figure = numberFormat(useShop().locale.intlLocale, {})
  const multiplesText = (pieces: string) => t`Si ordina solo a multipli di ${pieces}.`
  return (limit, pieces) => {
    switch (limit) {
      case 'least':
        return t({ message: plural(pieces, { one: 'Almeno un pezzo', other: 'Almeno # pezzi' }) })
      case 'most':
        return t({ message: plural(pieces, { one: 'Al massimo un pezzo', other: 'Al massimo # pezzi' }) })
      case 'step':
        return multiplesText(figure.format(pieces))
    }
  }
}
