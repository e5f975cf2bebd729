import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { graphql } from 'react-relay'
import type { AccountCreatePageQuery } from '#src/__generated__/AccountCreatePageQuery.graphql.ts'
import type { FormAttributesQuery } from '#src/__generated__/FormAttributesQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { ConfirmationNotice } from '#src/features/account/profile/ConfirmationNotice.tsx'
import { CreateAccountForm } from '#src/features/account/access/CreateAccountForm.tsx'
import type { NewAccount } from '#src/features/account/access/CreateAccountForm.tsx'
import type { ExtraInput } from '#src/features/account/profile/extraAttributes.ts'
import { ACCOUNT_PATH } from '#src/features/account/access/returnPath.ts'
import { useCreateCustomer } from '#src/features/account/access/useCreateCustomer.ts'
import { JoinReport } from '#src/pages/sign-in/JoinReport.tsx'
import { useEntry } from '#src/pages/sign-in/useEntry.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { FormAttributes } from './FormAttributes.tsx'

export { default as operation } from '#src/__generated__/AccountCreatePageQuery.graphql.ts'
export { AccountCreatePage as component }

export type AccountCreatePageProps = {
  readonly query: RouteQuery<AccountCreatePageQuery>
  /** The additional fields of the merchant; null if the backend did not answer. */
  readonly attributes: RouteQuery<FormAttributesQuery> | null
  /** Known from an order. */
  readonly email: string | null
}

/** The message that replaces the form when the account exists. */
type Created = { readonly email: string; readonly next: 'confirm' | 'sign-in' }

/** Creates an account and, if it needs no confirmation, signs in and keeps the cart's contents. */
function AccountCreatePage({ query, attributes, email }: AccountCreatePageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { customerToken } = useShop()
  const createCustomer = useCreateCustomer()
  const [created, setCreated] = useState<Created | null>(null)
  const goOn = () => {
    void showToast('success', t`Il tuo account è pronto.`)
    void navigate({ to: ACCOUNT_PATH, replace: true })
  }
  const { submit, entering, join, merging, mergeAgain, noteLifetime } = useEntry(goOn)
  const isSignedIn = useSyncExternalStore(
    customerToken.subscribe,
    () => customerToken.validToken() !== null,
    () => false,
  )
  const { storeConfig } = useRouteQuery<AccountCreatePageQuery>(
    graphql`
      query AccountCreatePageQuery {
        storeConfig {
          store_code
          create_account_confirmation
          customer_access_token_lifetime
          ...CreateAccountForm_storeConfig
        }
      }
    `,
    query,
  )
  const hours = storeConfig?.customer_access_token_lifetime ?? null
  useEffect(() => noteLifetime(hours), [hours, noteLifetime])

  const create = async (account: NewAccount & ExtraInput) => {
    const result = await createCustomer(account)
    if (!result.ok) return result
    const problem = storeConfig?.create_account_confirmation ? 'refused' : await submit(account)
    // If signing in to the new account fails, it waits for its confirmation, whatever the settings said.
    if (problem !== null) setCreated({ email: account.email, next: problem === 'refused' ? 'confirm' : 'sign-in' })
    return result
  }
  const content = () => {
    if (join) {
      return (
        <JoinReport
          kind={join.kind === 'apart' ? 'apart' : 'missing'}
          lines={join.kind === 'apart' ? (join.guest.lines ?? []) : join.missing}
          merging={merging}
          onMergeAgain={() => void mergeAgain()}
          onContinue={goOn}
        />
      )
    }
    if (created?.next === 'confirm') return <ConfirmationNotice email={created.email} />
    if (created) {
      return (
        <Notice
          role="status"
          tone="success"
          action={
            <Link
              to="/account/signin"
              search={{ from: ACCOUNT_PATH }}
              state={{ signIn: { email: created.email } }}
              className={buttonClass({ variant: 'primary' })}
            >
              <Trans>Accedi</Trans>
            </Link>
          }
        >
          <Trans>Il tuo account è pronto, ma non siamo riusciti a farti entrare subito.</Trans>
        </Notice>
      )
    }
    if (isSignedIn && !entering) {
      return (
        <Notice
          action={
            <Link to={ACCOUNT_PATH} className={buttonClass({ variant: 'primary' })}>
              <Trans>Vai al tuo account</Trans>
            </Link>
          }
        >
          <Trans>Hai già effettuato l’accesso</Trans>
        </Notice>
      )
    }
    return (
      <>
        <Text tone="muted">
          <Trans>Con un account ritrovi i tuoi ordini, i tuoi indirizzi e il carrello su ogni dispositivo.</Trans>{' '}
          <Trans>
            Ne hai già uno?{' '}
            <Link to="/account/signin" search={{ from: ACCOUNT_PATH }}>
              Accedi
            </Link>
          </Trans>
        </Text>
        {storeConfig && (
          <FormAttributes query={attributes}>
            {(asked) => (
              <CreateAccountForm storeConfig={storeConfig} attributes={asked} email={email} onSubmit={create} />
            )}
          </FormAttributes>
        )}
      </>
    )
  }
  return <AccountDoor title={t`Crea il tuo account`}>{content()}</AccountDoor>
}
