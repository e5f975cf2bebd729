import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { ReturnsOfOrder } from '#src/features/returns/list/ReturnsOfOrder.tsx'
import { useGuestOrderReturns } from './useGuestOrderReturns.ts'

type GuestOrderReturnsProps = {
  /** Opens the order. */
  readonly token: string
}

/** What of a guest's order comes back; the order is shown all the same where that cannot be told. */
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
