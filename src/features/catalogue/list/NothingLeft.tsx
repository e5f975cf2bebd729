import { Trans, useLingui } from '@lingui/react/macro'
import { countOf } from '#src/lib/url/listFilters.ts'
import { fromItsStart, withoutLast } from '#src/lib/url/listSearch.ts'
import type { ListSearch } from '#src/lib/url/listSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { ListLink } from './ListLink.tsx'
import type { ListAddress } from './ListLink.tsx'

/** No product matches the filters: removes the last filter or, of several, all. Each one can also be removed above. */
export function NothingLeft({ list, search }: { readonly list: ListAddress; readonly search: ListSearch }) {
  const { t } = useLingui()
  const { filters = {}, ...order } = fromItsStart(search)
  const isOneOfSeveral = countOf(filters) > 1
  return (
    <EmptyState
      title={t`Nessun pezzo con questi filtri`}
      action={
        <Cluster justify="center">
          <ListLink
            list={list}
            search={{ ...order, filters: withoutLast(filters) }}
            className={buttonClass({ variant: 'primary' })}
          >
            <Trans>Togli l’ultimo filtro</Trans>
          </ListLink>
          {isOneOfSeveral && (
            <ListLink list={list} search={order} className={buttonClass({ variant: 'secondary' })}>
              <Trans>Togli tutti i filtri</Trans>
            </ListLink>
          )}
        </Cluster>
      }
    >
      {isOneOfSeveral && (
        <p>
          <Trans>Insieme chiedono troppo. Togline uno e guarda cosa ricompare.</Trans>
        </p>
      )}
    </EmptyState>
  )
}
