import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { RegistryFacts_registry$key } from '#src/__generated__/RegistryFacts_registry.graphql.ts'
import { displayName } from '#src/lib/displayName.ts'
import { dateTimeFormat } from '#src/lib/formatters.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { fact, factName, facts } from '../registry.css.ts'
import { useChoiceWords } from '../registryType.ts'

/** The type, date and place of an event. */
export function RegistryFacts({ registry }: { readonly registry: RegistryFacts_registry$key }) {
  const { intlLocale } = useShop().locale
  const words = useChoiceWords()
  const { type, dynamic_attributes: said } = useFragment(
    graphql`
      fragment RegistryFacts_registry on GiftRegistry {
        uid
        type {
          label
        }
        dynamic_attributes {
          code
          label
          value
        }
      }
    `,
    registry,
  )
  const textOf = (code: string, value: string): string => {
    if (code.endsWith('date')) {
      const day = new Date(`${value.slice(0, 10)}T00:00:00Z`)
      const format = dateTimeFormat(intlLocale, { dateStyle: 'long', timeZone: 'UTC' })
      return Number.isNaN(day.getTime()) ? value : format.format(day)
    }
    if (code.endsWith('country')) return displayName(intlLocale, 'region', value)
    return words[value] ?? value
  }
  return (
    <dl className={facts}>
      {type?.label && (
        <div className={fact}>
          <dt className={factName}>
            <Trans>Evento</Trans>
          </dt>
          <dd>{type.label}</dd>
        </div>
      )}
      {(said ?? []).map(
        (each) =>
          each && (
            <div key={each.code} className={fact}>
              <dt className={factName}>{each.label}</dt>
              <dd>{textOf(each.code, each.value)}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
