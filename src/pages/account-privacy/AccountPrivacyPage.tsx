import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { graphql, useRelayEnvironment } from 'react-relay'
import type { AccountPrivacyPageQuery } from '#src/__generated__/AccountPrivacyPageQuery.graphql.ts'
import { AccountFrame } from '#src/features/account/AccountFrame.tsx'
import { DeleteAccountForm } from '#src/features/account/profile/DeleteAccountForm.tsx'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { PageHead } from '#src/features/seo/PageHead.tsx'
import { saveFile } from '#src/platform/saveFile.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { readPersonalData } from './personalData.ts'

export { default as operation } from '#src/__generated__/AccountPrivacyPageQuery.graphql.ts'
export { AccountPrivacyPage as component }

export type AccountPrivacyPageProps = PersonalPageProps<AccountPrivacyPageQuery>

/** The customer's data: download them or delete the account. */
function AccountPrivacyPage(props: AccountPrivacyPageProps) {
  const { t } = useLingui()
  return (
    <AccountFrame {...props} title={t`I tuoi dati`}>
      {(query) => <KnownPrivacy query={query} />}
    </AccountFrame>
  )
}

function KnownPrivacy({ query }: { readonly query: RouteQuery<AccountPrivacyPageQuery> }) {
  const { t } = useLingui()
  const { customer } = useRouteQuery<AccountPrivacyPageQuery>(
    graphql`
      query AccountPrivacyPageQuery {
        customer {
          ...DeleteAccountForm_customer
        }
      }
    `,
    query,
  )
  // The backend refused the token: the redirect to the sign-in is pending.
  if (!customer) return null
  return (
    <Stack gap="s6">
      <PageHead title={t`I tuoi dati`} robots="noindex" />
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Porta via i tuoi dati</Trans>
        </Heading>
        <Text>
          <Trans>
            Un file JSON con quello che il negozio sa di te: profilo, indirizzi, ordini, resi, recensioni e metodi di
            pagamento salvati. Lo prepara il tuo browser, subito.
          </Trans>
        </Text>
        <DataExport />
      </Stack>
      <Stack as="section">
        <Heading level={2} size="md">
          <Trans>Elimina l’account</Trans>
        </Heading>
        <DeleteAccountForm customer={customer} farewellPath="/account/deleted" />
      </Stack>
    </Stack>
  )
}

function DataExport() {
  const { t } = useLingui()
  const environment = useRelayEnvironment()
  const { hasField } = useShop()
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle')
  const download = async () => {
    setState('reading')
    try {
      const data = await readPersonalData(environment, hasField)
      saveFile('vetrina.json', new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }))
      setState('idle')
      void showToast('success', t`Il file con i tuoi dati è pronto.`)
    } catch (error) {
      setState('failed')
      reportError(error)
    }
  }
  return (
    <Stack>
      {state === 'failed' && (
        <Notice role="alert" tone="error">
          <Trans>Non siamo riusciti a raccogliere tutto. Riprova fra qualche minuto.</Trans>
        </Notice>
      )}
      <div>
        <Button variant="secondary" loading={state === 'reading'} onClick={() => void download()}>
          <Trans>Scarica i miei dati</Trans>
        </Button>
      </div>
    </Stack>
  )
}
