import { Trans, useLingui } from '@lingui/react/macro'
import { graphql } from 'react-relay'
import type { AccountProfilePageQuery } from '#src/__generated__/AccountProfilePageQuery.graphql.ts'
import type { FormAttributesQuery } from '#src/__generated__/FormAttributesQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { DetailsForm } from '#src/features/account/profile/DetailsForm.tsx'
import { EmailForm } from '#src/features/account/profile/EmailForm.tsx'
import { NameForm } from '#src/features/account/profile/NameForm.tsx'
import { NewsletterSwitch } from '#src/features/account/profile/NewsletterSwitch.tsx'
import { PasswordForm } from '#src/features/account/profile/PasswordForm.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { FormAttributes } from '#src/pages/account-create/FormAttributes.tsx'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'

export { default as operation } from '#src/__generated__/AccountProfilePageQuery.graphql.ts'
export { AccountProfilePage as component }

export type AccountProfilePageProps = PersonalPageProps<AccountProfilePageQuery> & {
  /** The additional fields of the merchant; null if the backend did not answer. */
  readonly attributes: RouteQuery<FormAttributesQuery> | null
}

/** The customer's profile: name, e-mail address, password, newsletter. */
function AccountProfilePage({ attributes, ...frame }: AccountProfilePageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...frame} title={t`Il tuo profilo`}>
      {(query) => <KnownProfile query={query} attributes={attributes} />}
    </AccountFrame>
  )
}

type KnownProfileProps = Pick<AccountProfilePageProps, 'attributes'> & {
  readonly query: RouteQuery<AccountProfilePageQuery>
}

function KnownProfile({ query, attributes }: KnownProfileProps) {
  const { t } = useLingui()
  const { customer } = useRouteQuery<AccountProfilePageQuery>(
    graphql`
      query AccountProfilePageQuery {
        customer {
          ...DetailsForm_customer
          ...NameForm_customer
          ...EmailForm_customer
          ...PasswordForm_customer
          ...NewsletterSwitch_customer
        }
      }
    `,
    query,
  )
  const { hasNewsletter } = useStoreSettings()
  // The backend refused the token: the redirect to the sign-in is pending.
  if (!customer) return null
  return (
    <Stack gap="s6">
      <PageHead title={t`Il tuo profilo`} robots="noindex" />
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Come ti chiami</Trans>
        </Heading>
        <NameForm customer={customer} />
      </Stack>
      <FormAttributes query={attributes}>
        {(asked) =>
          asked.length > 0 && (
            <Stack as="section">
              <Heading level={2} size="md">
                <Trans>Altri dati</Trans>
              </Heading>
              <DetailsForm attributes={asked} customer={customer} />
            </Stack>
          )
        }
      </FormAttributes>
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
        <PasswordForm customer={customer} />
      </Stack>
      {hasNewsletter && (
        <Stack as="section" gap="s2">
          <Heading level={2} size="md">
            <Trans>Newsletter</Trans>
          </Heading>
          <NewsletterSwitch customer={customer} />
        </Stack>
      )}
    </Stack>
  )
}
