import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { graphql, useFragment } from 'react-relay'
import type { RegistryRows_registry$key } from '#src/__generated__/RegistryRows_registry.graphql.ts'
import { Badge } from '#src/ui/feedback/Badge.tsx'
import { head, item, link, list, quiet } from '../registry.css.ts'
import { RegistryFacts } from './RegistryFacts.tsx'

/** A customer's registries with their received gifts; each links to its page. */
export function RegistryRows({ registries }: { readonly registries: RegistryRows_registry$key }) {
  const { t } = useLingui()
  const rows = useFragment(
    graphql`
      fragment RegistryRows_registry on GiftRegistry @relay(plural: true) {
        uid
        event_name
        status
        items {
          uid
          quantity
          quantity_fulfilled
        }
        ...RegistryFacts_registry
      }
    `,
    registries,
  )
  return (
    <ul className={list} aria-label={t`Le tue liste regalo`}>
      {rows.map((row) => {
        const { uid, event_name: name, status, items } = row
        const wished = (items ?? []).reduce((sum, each) => sum + (each?.quantity ?? 0), 0)
        const received = (items ?? []).reduce((sum, each) => sum + (each?.quantity_fulfilled ?? 0), 0)
        return (
          <li key={uid} className={item}>
            <div className={head}>
              <Link to="/account/gift-registry/$uid" params={{ uid }} className={link}>
                {name}
              </Link>
              <Badge>{status === 'ACTIVE' ? t`Aperta` : t`Chiusa`}</Badge>
            </div>
            <RegistryFacts registry={row} />
            <p className={quiet}>
              {wished === 0 ? (
                <Trans>Ancora nessun regalo</Trans>
              ) : (
                <Trans>
                  Ricevuti {received} di {wished}
                </Trans>
              )}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
