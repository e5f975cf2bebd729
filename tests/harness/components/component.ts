import { cleanup, configure } from '@testing-library/react'
import { toast } from 'sonner'
import { afterEach } from 'vitest'
import { LateCardActions, LateCardSwatches } from '#src/features/catalogue/card/lateParts.ts'
import { CmsHtml } from '#src/features/cms/CmsHtml.tsx'
import { CmsContent } from '#src/pages/cms/CmsContent.tsx'
import { LateCompareLink, LateWishlistLink } from '#src/shell/saved/lateLinks.ts'
import { loadLateParts } from '#src/pages/product/lateParts.ts'
import { ListFilters } from '#src/pages/list-filters/ListFilters.tsx'

// Testing Library does both by itself only where the test functions are globals.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(async () => {
  cleanup()
  // Sonner remembers what nobody closed, for whichever file comes next in this browser, and tells of a dismissal in the
  // next frame.
  const left = toast.getToasts()
  for (const { id } of left) toast.dismiss(id)
  if (left.length > 0) await new Promise(requestAnimationFrame)
})

// A busy machine is no fault of the component: who waits, waits as long as the test may run.
configure({ asyncUtilTimeout: 10_000 })

// A page is tested as a whole. How its late parts arrive is tests/component/ui/latePart.test.tsx.
await Promise.all([
  CmsHtml.load(),
  CmsContent.load(),
  LateCardActions.load(),
  LateCardSwatches.load(),
  LateCompareLink.load(),
  LateWishlistLink.load(),
  ListFilters.load(),
  loadLateParts(),
])
