import { Trans, useLingui } from '@lingui/react/macro'
import { fromItsStart } from '#src/lib/url/listSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ListLink } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'

/** The message for a page number beyond the end of the list. */
export function PastTheEnd({ list, search }: { readonly list: ListAddress; readonly search: ListSearch }) {
  const { t } = useLingui()
  const { page = 1 } = search
  return (
    <EmptyState
      title={t`La pagina ${page} non c’è`}
      action={
        <ListLink list={list} search={fromItsStart(search)} className={buttonClass({ variant: 'secondary' })}>
          <Trans>Torna alla prima pagina</Trans>
        </ListLink>
      }
    >
      <p>
        <Trans>I pezzi finiscono prima. Ricomincia dall’inizio: sono tutti lì.</Trans>
      </p>
    </EmptyState>
  )
}
