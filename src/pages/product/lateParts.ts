import { createElement } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { atOnce } from '#src/lib/scheduling/oneATask.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'

// What stands below the first screen of a product, or waits until it is asked for.

/** Links that the document has already. */
export const LateBreadcrumbs = createLatePart(
  async () => (await import('./head/ProductBreadcrumbs.tsx')).ProductBreadcrumbs,
)
export const LateFacts = createNeededPart(async () => (await import('./sections/ProductFacts.tsx')).ProductFacts)
export const LateReviews = createNeededPart(
  async () => (await import('./sections/ProductReviews.tsx')).ProductReviews,
  createElement(SkeletonText, { lines: 8 }),
)
export const LateRows = createLatePart(async () => (await import('./sections/ProductRows.tsx')).ProductRows)
export const LateActions = createNeededPart(async () => (await import('./purchase/ProductActions.tsx')).ProductActions)

export const LateData = createLatePart(async () => (await import('./head/ProductData.tsx')).ProductData)

export const LateFreeShipping = createLatePart(
  async () => (await import('./delivery/FreeShippingDistance.tsx')).FreeShippingDistance,
)

export const LateSizes = createLatePart(async () => (await import('./sections/SizesLink.tsx')).SizesLink)

export const LateGiftCardParcel = createLatePart(
  async () => (await import('./delivery/GiftCardParcel.tsx')).GiftCardParcel,
)

export const LateQuantityBounds = createLatePart(
  async () => (await import('./purchase/QuantityBounds.tsx')).QuantityBounds,
)

/** Of a product that is not sold any more; a document answers with the page that is not found instead. */
export const LateGone = createNeededPart(async () => (await import('./ProductGone.tsx')).ProductGone)

export const LateVideo = createLatePart(async () => (await import('./sections/ProductVideo.tsx')).ProductVideo)

/** Stands for a page that is still to come; a document brings its page along. */
export const LateSkeleton = createLatePart(
  async () => (await import('#src/features/product/layout/ProductSkeleton.tsx')).ProductSkeleton,
)

/** Starts or joins the load of all of them. A page without what only search engines read is whole all the same. */
export const loadLateParts = (begin = atOnce) =>
  Promise.all([
    ...[LateSkeleton, LateBreadcrumbs, LateFacts, LateSizes, LateReviews, LateRows, LateActions, LateFreeShipping].map(
      ({ load }) => begin(load),
    ),
    begin(LateData.load).catch(() => undefined),
  ])

// Few products are gift cards, have bounds or a video: no page waits for their code.
if (import.meta.env.SSR) {
  await Promise.all([
    loadLateParts(),
    LateGiftCardParcel.load(),
    LateQuantityBounds.load(),
    LateVideo.load(),
    LateGone.load(),
  ])
}
