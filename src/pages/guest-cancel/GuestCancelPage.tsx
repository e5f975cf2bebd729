import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { graphql } from 'react-relay'
import type { GuestCancelPageQuery } from '#src/__generated__/GuestCancelPageQuery.graphql.ts'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { useMailedSecret } from '#src/features/account/useMailedSecret.ts'
import type { CancelOrderError } from '#src/features/orders/cancellationOutcome.ts'
import { useConfirmCancelOrder } from '#src/features/orders/useConfirmCancelOrder.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { buttonClass } from '#src/ui/Button.css.ts'
import { Button } from '#src/ui/Button.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { Stack } from '#src/ui/Stack.tsx'
import { Text } from '#src/ui/Text.tsx'

export type GuestCancelPageProps = { readonly query: RouteQuery<GuestCancelPageQuery> }

/** Where the mail to a guest who wants to cancel leads: one press does it. Opening the page alone does nothing. */
export function GuestCancelPage({ query }: GuestCancelPageProps) {
  const { t } = useLingui()
  const { storeConfig } = useRouteQuery<GuestCancelPageQuery>(
    graphql`
      query GuestCancelPageQuery {
        storeConfig {
          store_code
          ...AccountDoor_storeConfig
        }
      }
    `,
    query,
  )
  const secret = useMailedSecret()
  const id = secret?.get('order') ?? ''
  const key = secret?.get('key') ?? ''
  return (
    <AccountDoor storeConfig={storeConfig} title={t`Annulla il tuo ordine`}>
      {secret !== null && (id === '' || key === '') ? (
        <Notice tone="error">
          <Trans>Questo link non è completo. Aprilo di nuovo dall’e-mail che ti abbiamo mandato.</Trans>
        </Notice>
      ) : (
        <Cancellation id={id} cancellationKey={key} number={secret?.get('number') ?? ''} />
      )}
    </AccountDoor>
  )
}

type CancellationProps = {
  /** Empty until the browser has taken over. */
  readonly id: string
  readonly cancellationKey: string
  /** For the shopper to read; empty where the mail does not say. */
  readonly number: string
}

function Cancellation({ id, cancellationKey, number }: CancellationProps) {
  const { t } = useLingui()
  const confirm = useConfirmCancelOrder()
  const [state, setState] = useState<'open' | 'sending' | 'done' | CancelOrderError['kind']>('open')
  const cancel = async () => {
    setState('sending')
    const result = await confirm({ id, key: cancellationKey })
    setState(result.ok ? 'done' : result.error.kind)
  }
  if (state === 'done') {
    return (
      <Notice role="status" tone="success">
        {number === '' ? <Trans>Il tuo ordine è annullato.</Trans> : <Trans>L’ordine {number} è annullato.</Trans>}{' '}
        <Trans>Te lo confermiamo anche per e-mail.</Trans>
      </Notice>
    )
  }
  const problems: Readonly<Partial<Record<typeof state, string>>> = {
    refused: t`Con questo link non si può più annullare: forse l’hai già fatto, hai chiesto un’e-mail più recente o l’ordine è già in viaggio.`,
    'session-expired': t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
    unreachable: t`Il negozio non risponde. Controlla la connessione e riprova.`,
    server: t`Qualcosa non ha funzionato da parte nostra. Riprova tra poco.`,
  }
  const problem = problems[state]
  return (
    <Stack gap="s4">
      <Text>
        {number === '' ? (
          <Trans>Ancora un passo: conferma che vuoi annullare il tuo ordine.</Trans>
        ) : (
          <Trans>
            Ancora un passo: conferma che vuoi annullare l’ordine <strong>{number}</strong>.
          </Trans>
        )}
      </Text>
      <Text>
        <Trans>Non parte nessun pacco. Se hai già pagato, ti rimborsiamo tutto.</Trans>
      </Text>
      {problem !== undefined && (
        <Notice
          role="alert"
          tone="error"
          action={
            state === 'refused' && (
              <Link to="/orders/$page" params={{ page: 'find' }} className={buttonClass({ variant: 'secondary' })}>
                <Trans>Guarda a che punto è l’ordine</Trans>
              </Link>
            )
          }
        >
          {problem}
        </Notice>
      )}
      <div>
        <Button
          variant="danger"
          loading={state === 'sending'}
          disabled={cancellationKey === ''}
          onClick={() => void cancel()}
        >
          <Trans>Annulla l’ordine</Trans>
        </Button>
      </div>
    </Stack>
  )
}
