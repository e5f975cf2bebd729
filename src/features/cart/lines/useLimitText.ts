import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { QuantityLimit } from '#src/ui/fields/QuantityStepper.tsx'

/** Names the limit of a quantity. */
export function useLimitText(): (limit: QuantityLimit, pieces: number) => string {
  const { t } = useLingui()
  return (limit, pieces) => {
    switch (limit) {
      case 'least':
        return t({ message: plural(pieces, { one: 'Almeno un pezzo', other: 'Almeno # pezzi' }) })
      case 'most':
        return t({ message: plural(pieces, { one: 'Al massimo un pezzo', other: 'Al massimo # pezzi' }) })
      case 'step':
        return t`Si ordina solo a multipli di ${pieces}.`
    }
  }
}
