import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { searchValue } from '#src/lib/url/urlSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { useGuestOrderReturns } from './useGuestOrderReturns.ts'

type GuestReturnLinkProps = {
  /** The token that opens the order. */
  readonly token: string
}

/** A link to the return form of a guest's order, if any of its items may be returned. */
export function GuestReturnLink(props: GuestReturnLinkProps) {
  return (
    <WidgetBoundary fallback={null}>
      <Suspense>
        <KnownLink {...props} />
      </Suspense>
    </WidgetBoundary>
  )
}

function KnownLink({ token }: GuestReturnLinkProps) {
  if (!useGuestOrderReturns(token).isReturnable) return null
  return (
    <Link to="/orders/return" search={{ token: searchValue(token) }} className={buttonClass({ variant: 'secondary' })}>
      <Trans>Fai un reso</Trans>
    </Link>
  )
}
