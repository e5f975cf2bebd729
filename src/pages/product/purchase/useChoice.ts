import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { VariantParams } from '#src/features/product/variants/variantSelection.ts'
import { searchOfChoice } from '#src/lib/url/urlSearch.ts'

type Choose = (attributeCode: string, slug: string) => void

/**
 * What the shopper chose: the URL, and on top of it what was picked a moment ago and is on its way there, so that a tap
 * is answered at once. Picks replace the history entry: Back leads out of the product, not through its colours.
 */
export function useChoice(inUrl: VariantParams, urlKey: string): readonly [VariantParams, Choose] {
  const navigate = useNavigate()
  const [picked, setPicked] = useState<VariantParams>({})
  const picks = Object.entries(picked)
  // The URL has caught up; from here on it alone decides again.
  if (picks.length > 0 && picks.every(([code, slug]) => inUrl[code] === slug)) setPicked({})

  const choose: Choose = (attributeCode, slug) => {
    const wanted = { ...picked, [attributeCode]: slug }
    setPicked(wanted)
    const values = searchOfChoice(wanted)
    void navigate({
      to: '.',
      search: (search: object) => ({ ...search, ...values }),
      // The address still leads to this product: nothing has to be asked.
      state: { urlTarget: { kind: 'product', urlKey } },
      replace: true,
      resetScroll: false,
    })
  }
  return [{ ...inUrl, ...picked }, choose]
}
