import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { graphql } from 'react-relay'
import type { AccountGiftRegistriesPageQuery } from '#src/__generated__/AccountGiftRegistriesPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { useSaving } from '#src/features/account/useSaving.ts'
import { readAddressBook } from '#src/features/address/addressBook.ts'
import { readAddressCountries } from '#src/features/address/addressCountries.ts'
import { CreateRegistryForm } from '#src/features/gift-registry/event/CreateRegistryForm.tsx'
import { RegistryRows } from '#src/features/gift-registry/event/RegistryRows.tsx'
import { countryOptions, readRegistryTypes, useChoiceWords } from '#src/features/gift-registry/registryType.ts'
import { useCreateGiftRegistry } from '#src/features/gift-registry/event/useCreateGiftRegistry.ts'
import type { NewRegistry } from '#src/features/gift-registry/event/useCreateGiftRegistry.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { storeCountry } from '#src/shop/storeFacts.ts'

export { default as operation } from '#src/__generated__/AccountGiftRegistriesPageQuery.graphql.ts'
export { AccountGiftRegistriesPage as component }

export type AccountGiftRegistriesPageProps = PersonalPageProps<AccountGiftRegistriesPageQuery>

/** The customer's gift registries and a form for a new one, if the backend has them: a feature of Adobe Commerce. */
function AccountGiftRegistriesPage(props: AccountGiftRegistriesPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Le tue liste regalo`}>
      {(query) => <KnownRegistries query={query} />}
    </AccountFrame>
  )
}

function KnownRegistries({ query }: { readonly query: RouteQuery<AccountGiftRegistriesPageQuery> }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { locale } = useShop()
  const save = useSaving()
  const createRegistry = useCreateGiftRegistry()
  const words = useChoiceWords()
  const [isMaking, setMaking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const { customer, giftRegistryTypes, countries, storeConfig } = useRouteQuery<AccountGiftRegistriesPageQuery>(
    graphql`
      query AccountGiftRegistriesPageQuery {
        customer {
          firstname
          lastname
          email
          ...addressBook_customer
          gift_registries {
            uid
            ...RegistryRows_registry
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
  if (!customer) return null
  const registries = customer.gift_registries?.flatMap((registry) => registry ?? [])
  const [first, ...others] = readRegistryTypes(
    giftRegistryTypes ?? [],
    countryOptions(countries ?? [], locale.intlLocale),
    words,
  )
  const places = {
    book: readAddressBook(customer),
    countries: readAddressCountries(countries ?? [], storeConfig ?? null, locale.intlLocale),
    defaultCountry: storeConfig?.default_country ?? storeCountry(locale),
  }
  const begin = (
    <Button onClick={() => setMaking(true)}>
      <Trans>Crea una lista</Trans>
    </Button>
  )
  const abandon = () => {
    setMaking(false)
    // The form is removed together with the focused element.
    place.current?.focus()
  }
  const create = async (input: NewRegistry) => {
    let uid: string | undefined
    const error = await save(
      async () => {
        const result = await createRegistry(input)
        if (result.ok) uid = result.value.createGiftRegistry?.gift_registry?.uid
        return result
      },
      t`La lista è pronta.`,
    )
    if (error !== null) return error
    setMaking(false)
    if (uid !== undefined) void navigate({ to: '/account/gift-registry/$uid', params: { uid } })
    return null
  }
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={t`Le tue liste regalo`}>
      <Stack gap="s5">
        <PageHead title={t`Le tue liste regalo`} robots="noindex" />
        {!registries || !first ? (
          <Notice tone="error">
            <Trans>Non riusciamo a mostrarti le liste regalo. Ricarica la pagina fra un momento.</Trans>
          </Notice>
        ) : (
          <>
            {registries.length > 0 ? (
              <RegistryRows registries={registries} />
            ) : (
              !isMaking && (
                <EmptyState title={t`Non hai ancora liste regalo`} action={begin}>
                  <p>
                    <Trans>Un matrimonio, una nascita, un compleanno: scegli tu che cosa ti fa felice.</Trans>
                  </p>
                </EmptyState>
              )
            )}
            {isMaking ? (
              <Stack as="section" gap="s4">
                <Heading level={2} size="md">
                  <Trans>Una lista nuova</Trans>
                </Heading>
                <CreateRegistryForm
                  types={[first, ...others]}
                  places={places}
                  owner={{
                    firstname: customer.firstname ?? '',
                    lastname: customer.lastname ?? '',
                    email: customer.email ?? '',
                  }}
                  onCreate={create}
                />
                <div>
                  <Button variant="link" onClick={abandon}>
                    <Trans>Annulla</Trans>
                  </Button>
                </div>
              </Stack>
            ) : (
              registries.length > 0 && <div>{begin}</div>
            )}
          </>
        )}
      </Stack>
    </div>
  )
}
