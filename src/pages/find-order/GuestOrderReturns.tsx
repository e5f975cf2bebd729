import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { useGuestOrderReturns } from './useGuestOrderReturns.ts'

type GuestOrderReturnsProps = {
  /** The token that opens the order. */
  readonly token: string
}

/** The returns of a guest's order. If their query fails, the order is shown without them. */
export function GuestOrderReturns(props: GuestOrderReturnsProps) {
  return (
    <WidgetBoundary fallback={null}>
      <Suspense>
        <KnownReturns {...props} />
      </Suspense>
    </WidgetBoundary>
  )
}

const KnownReturns = ({ token }: GuestOrderReturnsProps) => (
  <ReturnsOfOrder returns={useGuestOrderReturns(token).returns} isGuest />
)
