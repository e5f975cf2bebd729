import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'

type Choose = (attributeCode: string, slug: string) => void

/**
 * The shopper's choice: the options in the URL, overridden by picks that are not in the URL yet, so that a tap has an
 * immediate effect. Picks replace the history entry: Back leaves the product instead of going through its colours.
 */
export function useChoice(inUrl: VariantParams, urlKey: string): readonly [VariantParams, Choose] {
  const navigate = useNavigate()
  const [picked, setPicked] = useState<VariantParams>({})
  const picks = Object.entries(picked)
  // The URL contains the picks; from now on it alone decides.
  if (picks.length > 0 && picks.every(([code, slug]) => inUrl[code] === slug)) setPicked({})

  const choose: Choose = (attributeCode, slug) => {
    const wanted = { ...picked, [attributeCode]: slug }
    setPicked(wanted)
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...wanted }),
      // The address still leads to this product, so it need not be resolved.
      state: { urlTarget: { kind: 'product', urlKey } },
      replace: true,
      resetScroll: false,
    })
  }
  return [{ ...inUrl, ...picked }, choose]
}
