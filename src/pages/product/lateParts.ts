import { createElement } from 'react'
import { createNeededPart } from '#src/features/navigation/neededPart.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { createLatePart } from '#src/ui/latePart.ts'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'

// The late parts of a product's page: below the first screen, or loaded on demand.

const loadParts = async () => (await import('./sections/productParts.ts')).productParts

/** Links that the document already contains. */
export const LateBreadcrumbs = createLatePart(async () => (await loadParts()).ProductBreadcrumbs)
export const LateFacts = createNeededPart(async () => (await loadParts()).ProductFacts)
export const LateGuarantee = createNeededPart(async () => (await loadParts()).ProductGuarantee)
export const LateReviews = createNeededPart(
  async () => (await loadParts()).ProductLate,
  createElement(SkeletonText, { lines: 8 }),
)
export const LateRows = createLatePart(async () => (await loadParts()).ProductLate)
export const LateActions = createNeededPart(async () => (await loadParts()).ProductActions)
export const LatePromise = createLatePart(async () => (await loadParts()).ProductPromise)
export const LateData = createLatePart(async () => (await loadParts()).ProductData)
export const LateFreeShipping = createLatePart(async () => (await loadParts()).FreeShippingDistance)
export const LateSizes = createLatePart(async () => (await loadParts()).SizesLink)

export const LateGiftCardParcel = createLatePart(
  async () => (await import('./delivery/GiftCardParcel.tsx')).GiftCardParcel,
)

/** In a file of its own, because backends before 2.4.8 lack the fields that it asks for. */
export const LateQuantityBounds = createLatePart(
  async () => (await import('./purchase/QuantityBounds.tsx')).QuantityBounds,
)

/** For a product that is no longer sold; a direct visit gets the 404 page instead. */
export const LateGone = createNeededPart(async () => (await import('./ProductGone.tsx')).ProductGone)

export const LateVideo = createLatePart(async () => (await import('./sections/ProductVideo.tsx')).ProductVideo)

/** Only where the backend and the browser have Apple Pay. */
export const LateWallet = createLatePart(async () =>
  (await import('#src/features/checkout/wallet/walletParts.ts')).loadProductWallet(),
)

/** The placeholder of a page that is loading; a document contains its page. */
export const LateSkeleton = createLatePart(
  async () => (await import('#src/features/product/layout/ProductSkeleton.tsx')).ProductSkeleton,
)

/** The code of the late parts that every product has. */
export const lateCode = createLazyValue(() =>
  Promise.all(
    [
      LateSkeleton,
      LateBreadcrumbs,
      LateFacts,
      LateGuarantee,
      LateSizes,
      LateReviews,
      LateRows,
      LateActions,
      LateFreeShipping,
      LatePromise,
      LateData,
    ].map(({ load }) => load()),
  ),
)

// Few products are gift cards or have quantity limits or a video: no page waits for their code.
if (import.meta.env.SSR) {
  await Promise.all([
    lateCode.load(),
    LateGiftCardParcel.load(),
    LateQuantityBounds.load(),
    LateVideo.load(),
    LateGone.load(),
  ])
}
