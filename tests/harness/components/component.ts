import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { LateCardActions, LateCardSwatches, LateCardTaxNote } from '#src/features/catalogue/card/lateParts.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { LateCmsText } from '#src/features/cms/CmsHtml.tsx'
import { GiftCards } from '#src/pages/cart/gifts/CartExtras.tsx'
import { CmsContent } from '#src/pages/cms/CmsContent.tsx'
import { lateCode } from '#src/pages/product/lateParts.ts'
import { ListFilters } from '#src/pages/list-filters/ListFilters.tsx'

// Testing Library does both automatically only if the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(async () => {
  cleanup()
  // Sonner keeps toasts that were not closed for the next file in this browser, and reports a dismissal in the next
  // frame.
  const left = toast.getToasts()
  for (const { id } of left) toast.dismiss(id)
  if (left.length > 0) await new Promise(requestAnimationFrame)
})

// A slow machine is not a failure of the component: waiting may take as long as the test.
configure({ asyncUtilTimeout: 10_000 })

// A page is tested as a whole. tests/component/ui/latePart.test.tsx tests the loading of late parts.
await Promise.all([
  LateCmsText.load(),
  CmsContent.load(),
  LateCardActions.load(),
  LateCardSwatches.load(),
  LateCardTaxNote.load(),
  LateTaxes.load(),
  GiftCards.load(),
  ListFilters.load(),
  lateCode.load(),
])
