import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListSearch } from '#src/lib/listSearch.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { EmptyState } from '#src/ui/EmptyState.tsx'
import type { ListAddress } from './ListLink.tsx'
import { NothingLeft } from './NothingLeft.tsx'
import { PastTheEnd } from './PastTheEnd.tsx'

export type WithoutPiecesProps = {
  /** The filters let nothing through, the list has no such page (any more), or it has nothing at all. */
  readonly reason: 'filters' | 'page' | 'empty'
  readonly list: ListAddress
  readonly search: ListSearch
}

/** What stands in the place of a list that shows nothing: why, and the way on. */
export function WithoutPieces({ reason, ...list }: WithoutPiecesProps) {
  if (reason === 'filters') return <NothingLeft {...list} />
  return reason === 'page' ? <PastTheEnd {...list} /> : <EmptyShelf />
}

function EmptyShelf() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`Qui non c’è ancora nulla`}
      action={
        <Link to="/" className={buttonClass({ variant: 'secondary' })}>
          <Trans>Torna alla vetrina</Trans>
        </Link>
      }
    >
      <p>
        <Trans>Stiamo preparando i pezzi di questo scaffale. Intanto c’è tutto il resto.</Trans>
      </p>
    </EmptyState>
  )
}
