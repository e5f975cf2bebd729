import { createElement } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { atOnce } from '#src/lib/scheduling/onePerTask.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'

// The late parts of a product's page: below the first screen, or loaded on demand.

/** Links that the document already contains. */
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

/** For a product that is no longer sold; a direct visit gets the 404 page instead. */
export const LateGone = createNeededPart(async () => (await import('./ProductGone.tsx')).ProductGone)

export const LateVideo = createLatePart(async () => (await import('./sections/ProductVideo.tsx')).ProductVideo)

/** The placeholder of a page that is loading; a document contains its page. */
export const LateSkeleton = createLatePart(
  async () => (await import('#src/features/product/layout/ProductSkeleton.tsx')).ProductSkeleton,
)

/** Starts or joins the loading of all of them. The parts that only search engines read are not awaited. */
export const loadLateParts = (begin = atOnce) =>
  Promise.all([
    ...[LateSkeleton, LateBreadcrumbs, LateFacts, LateSizes, LateReviews, LateRows, LateActions, LateFreeShipping].map(
      ({ load }) => begin(load),
    ),
    begin(LateData.load).catch(() => undefined),
  ])

// Few products are gift cards or have quantity limits or a video: no page waits for their code.
if (import.meta.env.SSR) {
  await Promise.all([
    loadLateParts(),
    LateGiftCardParcel.load(),
    LateQuantityBounds.load(),
    LateVideo.load(),
    LateGone.load(),
  ])
}
