import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { graphql } from 'react-relay'
import type { AccountAddressPageQuery } from '#src/__generated__/AccountAddressPageQuery.graphql.ts'
import { customerAddressOf } from '#src/features/address/addressInput.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { useSaveCustomerAddress } from '#src/features/account/addresses/useSaveCustomerAddress.ts'
import type { BookAddressInput } from '#src/features/account/addresses/useSaveCustomerAddress.ts'
import { useSaving } from '#src/features/account/useSaving.ts'
import { readAddressBook } from '#src/features/address/addressBook.ts'
import { readAddressCountries } from '#src/features/address/addressCountries.ts'
import { BookAddressForm } from '#src/features/address/BookAddressForm.tsx'
import type { AddressDefaults } from '#src/features/address/BookAddressForm.tsx'
import { emptyAddress } from '#src/features/address/addressValues.ts'
import type { AddressValues } from '#src/features/address/addressValues.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { storeCountry } from '#src/shop/storeFacts.ts'

export { default as operation } from '#src/__generated__/AccountAddressPageQuery.graphql.ts'
export { AccountAddressPage as component }

export type AccountAddressPageProps = PersonalPageProps<AccountAddressPageQuery> & {
  /** Null for a new address. */
  readonly addressId: number | null
}

/** A form that changes or adds an address of the customer's address book. */
function AccountAddressPage({ addressId, ...props }: AccountAddressPageProps) {
  const { t } = useLingui()
  const title = addressId === null ? t`Nuovo indirizzo` : t`Modifica l’indirizzo`
  return (
    <AccountFrame {...props} title={title}>
      {(query) => <KnownAddress query={query} addressId={addressId} title={title} />}
    </AccountFrame>
  )
}

type CountryCode = NonNullable<BookAddressInput['country_code']>

type KnownAddressProps = {
  readonly query: RouteQuery<AccountAddressPageQuery>
  readonly addressId: number | null
  readonly title: string
}

function KnownAddress({ query, addressId, title }: KnownAddressProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { locale } = useShop()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const saveAddress = useSaveCustomerAddress()
  const { customer, countries, storeConfig } = useRouteQuery<AccountAddressPageQuery>(
    graphql`
      query AccountAddressPageQuery {
        customer {
          firstname
          lastname
          addresses {
            id
            default_shipping
            default_billing
          }
          ...addressBook_customer
        }
        countries {
          id
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
  const directory = useMemo(
    () => readAddressCountries(countries ?? [], storeConfig ?? null, locale.intlLocale),
    [countries, storeConfig, locale],
  )
  // The values at the time the form was opened: a later save elsewhere does not overwrite the input.
  const [opened] = useState(() => {
    const known = readAddressBook(customer).find(({ id }) => id === addressId)
    const flags = customer?.addresses?.find((address) => address?.id === addressId)
    const { firstname, lastname } = customer ?? {}
    return {
      isThere: addressId === null || known !== undefined,
      values: known?.values ?? {
        ...emptyAddress(storeConfig?.default_country ?? storeCountry(locale)),
        firstname: firstname ?? '',
        lastname: lastname ?? '',
      },
      defaults: { shipping: flags?.default_shipping === true, billing: flags?.default_billing === true },
    }
  })
  // The backend refused the token: the redirect to the sign-in is pending.
  if (!customer) return null
  const head = <PageHead title={title} robots="noindex" />
  const back = (
    <Link to="/account/addresses" className={buttonClass({ variant: 'link' })}>
      <Trans>Torna agli indirizzi</Trans>
    </Link>
  )
  if (!opened.isThere) {
    return (
      <>
        {head}
        <Notice action={back}>
          <Trans>Questo indirizzo non c’è più.</Trans>
        </Notice>
      </>
    )
  }
  const submit = async (address: AddressValues, defaults: AddressDefaults): Promise<string | null> => {
    const input: BookAddressInput = {
      ...customerAddressOf<CountryCode>(address, directory),
      default_shipping: defaults.shipping,
      default_billing: defaults.billing,
    }
    const error = await save(() => saveAddress(addressId, input), t`L’indirizzo è salvato.`)
    if (error) return errorText(error)
    await navigate({ to: '/account/addresses', replace: true })
    return null
  }
  return (
    <>
      {head}
      <BookAddressForm
        address={opened.values}
        countries={directory}
        defaults={opened.defaults}
        onSubmit={submit}
        cancel={back}
      />
    </>
  )
}
