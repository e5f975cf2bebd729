import { Suspense, use, useEffect, useState } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ConsentContext } from '#src/features/consent/ConsentContext.ts'
import { createRecentlyViewed } from '#src/platform/saved/recentlyViewed.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { FULL_ROW } from './ProductRow.tsx'
import { RecentProducts } from './RecentProducts.tsx'

type RecentlyViewedProps = {
  readonly sku: string
  /** Uids of the products that the page shows above. */
  readonly shown: readonly string[]
}

/**
 * The recently viewed products. Only the browser knows them, so they load after the document, at the end of the page.
 */
export function RecentlyViewed({ sku, shown }: RecentlyViewedProps) {
  const { storage, tabStorage } = useShop()
  const consent = use(ConsentContext)?.consent
  const [others, setOthers] = useState<readonly string[]>([])
  useEffect(
    () =>
      whenIdle(window, () => {
        const mayLast = consent?.get()?.includes('preferences') === true
        setOthers(createRecentlyViewed({ lasting: storage, ofTab: tabStorage }, mayLast).visit(sku))
      }),
    [storage, tabStorage, consent, sku],
  )
  if (others.length === 0) return null
  return (
    <WidgetBoundary fallback={null}>
      <Suspense fallback={null}>
        <RecentProducts skus={others} shown={shown} fewest={FULL_ROW} />
      </Suspense>
    </WidgetBoundary>
  )
}
