import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { graphql } from 'react-relay'
import type { AccountGiftRegistryPageQuery } from '#src/__generated__/AccountGiftRegistryPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { readAddressBook } from '#src/features/address/addressBook.ts'
import { readAddressCountries } from '#src/features/address/addressCountries.ts'
import { message, panels } from '#src/features/gift-registry/registry.css.ts'
import { RegistryFacts } from '#src/features/gift-registry/event/RegistryFacts.tsx'
import { RegistryItems } from '#src/features/gift-registry/gifts/RegistryItems.tsx'
import { RegistryPeople } from '#src/features/gift-registry/people/RegistryPeople.tsx'
import { RegistrySettings } from '#src/features/gift-registry/event/RegistrySettings.tsx'
import { RegistryShare } from '#src/features/gift-registry/sharing/RegistryShare.tsx'
import { countryOptions, readRegistryTypes, useChoiceWords } from '#src/features/gift-registry/registryType.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { storeCountry } from '#src/shop/storeFacts.ts'

export { default as operation } from '#src/__generated__/AccountGiftRegistryPageQuery.graphql.ts'
export { AccountGiftRegistryPage as component }

export type AccountGiftRegistryPageProps = PersonalPageProps<AccountGiftRegistryPageQuery>

/** One gift registry of the customer: its items, its registrants, its invitations. */
function AccountGiftRegistryPage(props: AccountGiftRegistryPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`La tua lista regalo`} heading={(query) => <RegistryTitle query={query} />}>
      {(query) => <KnownRegistry query={query} />}
    </AccountFrame>
  )
}

type KnownRegistryProps = { readonly query: RouteQuery<AccountGiftRegistryPageQuery> }

function useRegistryPage(query: KnownRegistryProps['query']) {
  return useRouteQuery<AccountGiftRegistryPageQuery>(
    graphql`
      query AccountGiftRegistryPageQuery($uid: ID!) {
        customer {
          firstname
          lastname
          ...addressBook_customer
          gift_registry(giftRegistryUid: $uid) {
            uid
            event_name
            message
            status
            type {
              uid
            }
            ...RegistryFacts_registry
            ...RegistryItems_registry
            ...RegistryPeople_registry
            ...RegistrySettings_registry
          }
        }
        giftRegistryTypes {
          uid
          ...registryType_type
        }
        countries {
          id
          ...registryType_country
          ...addressCountries_country
        }
        storeConfig {
          store_code
          default_country
          ...addressCountries_storeConfig
        }
      }
    `,
    query,
  )
}

function RegistryTitle({ query }: KnownRegistryProps) {
  const name = useRegistryPage(query).customer?.gift_registry?.event_name
  return name ?? <Trans>La tua lista regalo</Trans>
}

function KnownRegistry({ query }: KnownRegistryProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { locale } = useShop()
  const words = useChoiceWords()
  const { customer, giftRegistryTypes, countries, storeConfig } = useRegistryPage(query)
  if (!customer) return null
  const registry = customer.gift_registry
  const types = readRegistryTypes(giftRegistryTypes ?? [], countryOptions(countries ?? [], locale.intlLocale), words)
  const type = types.find(({ uid }) => uid === registry?.type?.uid)
  const places = {
    book: readAddressBook(customer),
    countries: readAddressCountries(countries ?? [], storeConfig ?? null, locale.intlLocale),
    defaultCountry: storeConfig?.default_country ?? storeCountry(locale),
  }
  return (
    <Stack gap="s6">
      <PageHead title={registry?.event_name ?? t`La tua lista regalo`} robots="noindex" />
      {registry ? (
        <>
          <Stack gap="s3">
            <RegistryFacts registry={registry} />
            <p className={message}>{registry.message}</p>
          </Stack>
          <Stack as="section" gap="s4">
            <Heading level={2} size="md">
              <Trans>Regali desiderati</Trans>
            </Heading>
            <RegistryItems registry={registry} />
          </Stack>
          <div className={panels}>
            <RegistryShare
              uid={registry.uid}
              eventName={registry.event_name}
              isActive={registry.status === 'ACTIVE'}
              sender={`${customer.firstname ?? ''} ${customer.lastname ?? ''}`.trim()}
              message={registry.message}
            />
            {type && <RegistryPeople registry={registry} type={type} />}
            {type && (
              <RegistrySettings
                registry={registry}
                type={type}
                places={places}
                owner={{ firstname: customer.firstname ?? '', lastname: customer.lastname ?? '' }}
                onRemoved={() => void navigate({ to: '/account/gift-registry', replace: true })}
              />
            )}
          </div>
        </>
      ) : (
        <EmptyState
          title={t`Non troviamo questa lista`}
          action={
            <Link to="/account/gift-registry" className={buttonClass({ variant: 'primary' })}>
              <Trans>Vedi le tue liste</Trans>
            </Link>
          }
        >
          <p>
            <Trans>Forse l’hai eliminata, o è di un altro account.</Trans>
          </p>
        </EmptyState>
      )}
    </Stack>
  )
}
