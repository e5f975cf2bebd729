import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import type { ListAddress } from './ListLink.tsx'
import { NothingLeft } from './NothingLeft.tsx'
import { PastTheEnd } from './PastTheEnd.tsx'

export type WithoutPiecesProps = {
  /** True if the backend failed; false if it found nothing. */
  readonly isMissing: boolean
  readonly list: ListAddress
  readonly search: ListSearch
}

/** Replaces an empty list: the reason and a next step. */
export function WithoutPieces({ isMissing, ...list }: WithoutPiecesProps) {
  const { page = 1, filters = {} } = list.search
  // Magento answers a page beyond the end with an error, as it does a failure; the first page is never beyond the end.
  if (isMissing) return page > 1 ? <PastTheEnd {...list} /> : <NotNow />
  return Object.keys(filters).length > 0 ? <NothingLeft {...list} /> : <EmptyShelf />
}

function NotNow() {
  const { t } = useLingui()
  return (
    <EmptyState title={t`I pezzi non arrivano`}>
      <p>
        <Trans>Qualcosa è andato storto da noi. Ricarica la pagina fra un momento.</Trans>
      </p>
    </EmptyState>
  )
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
