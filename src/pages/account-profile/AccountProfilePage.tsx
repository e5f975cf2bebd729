import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AccountProfilePageQuery } from '#src/__generated__/AccountProfilePageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { DetailsForm } from '#src/features/account/DetailsForm.tsx'
import { EmailForm } from '#src/features/account/EmailForm.tsx'
import { readExtraAttributes } from '#src/features/account/extraAttributes.ts'
import { NameForm } from '#src/features/account/NameForm.tsx'
import { NewsletterSwitch } from '#src/features/account/NewsletterSwitch.tsx'
import { PasswordForm } from '#src/features/account/PasswordForm.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Heading } from '#src/ui/Heading.tsx'
import { Stack } from '#src/ui/Stack.tsx'

export type AccountProfilePageProps = PersonalPageProps<AccountProfilePageQuery>

/** Who the customer is: name, address to sign in with, password, newsletter. */
export function AccountProfilePage(props: AccountProfilePageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`Il tuo profilo`}>
      {(query) => <KnownProfile query={query} />}
    </AccountFrame>
  )
}

function KnownProfile({ query }: { readonly query: RouteQuery<AccountProfilePageQuery> }) {
  const { t } = useLingui()
  const { attributesForm, customer, storeConfig } = useRouteQuery<AccountProfilePageQuery>(
    graphql`
      query AccountProfilePageQuery {
        attributesForm(formCode: "customer_account_edit") {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by readExtraAttributes
          ...extraAttributes_form
        }
        customer {
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by DetailsForm
          ...extraAttributes_customer
          ...NameForm_customer
          ...EmailForm_customer
          ...PasswordForm_customer
          ...NewsletterSwitch_customer
        }
        storeConfig {
          store_code
          ...PasswordForm_storeConfig
          ...PageHead_storeConfig
        }
      }
    `,
    query,
  )
  // The backend refused the token: the shopper is on the way to sign-in.
  if (!customer || !storeConfig) return null
  const attributes = readExtraAttributes(attributesForm)
  return (
    <Stack gap="s6">
      <PageHead storeConfig={storeConfig} title={t`Il tuo profilo`} robots="noindex" />
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Nome</Trans>
        </Heading>
        <NameForm customer={customer} />
      </Stack>
      {attributes.length > 0 && (
        <Stack as="section">
          <Heading level={2} size="md">
            <Trans>Altri dati</Trans>
          </Heading>
          <DetailsForm attributes={attributes} customer={customer} />
        </Stack>
      )}
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Email</Trans>
        </Heading>
        <EmailForm customer={customer} />
      </Stack>
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Password</Trans>
        </Heading>
        <PasswordForm customer={customer} storeConfig={storeConfig} />
      </Stack>
      <Stack as="section" gap="s2">
        <Heading level={2} size="md">
          <Trans>Newsletter</Trans>
        </Heading>
        <NewsletterSwitch customer={customer} />
      </Stack>
    </Stack>
  )
}
