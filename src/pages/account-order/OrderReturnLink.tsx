import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import { NEW_RETURN } from '#src/features/returns/request/newReturn.ts'
import { searchValue } from '#src/lib/url/urlSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { useOrderReturns } from './useOrderReturns.ts'

type OrderReturnLinkProps = { readonly number: string }

/** A link to the return form of an order, if any of its items may be returned. */
export function OrderReturnLink(props: OrderReturnLinkProps) {
  return (
    <WidgetBoundary fallback={null}>
      <Suspense>
        <KnownLink {...props} />
      </Suspense>
    </WidgetBoundary>
  )
}

function KnownLink({ number }: OrderReturnLinkProps) {
  if (!useOrderReturns(number).isReturnable) return null
  return (
    <Link
      to="/account/returns/$id"
      params={{ id: NEW_RETURN }}
      search={{ order: searchValue(number) }}
      className={buttonClass({ variant: 'secondary' })}
    >
      <Trans>Fai un reso</Trans>
    </Link>
  )
}
