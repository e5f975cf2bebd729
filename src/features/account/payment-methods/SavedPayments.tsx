import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SavedPayments_tokens$key } from '#src/__generated__/SavedPayments_tokens.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { useAccountErrorText } from '../accountError.ts'
import { readSavedMethod } from './savedMethod.ts'
import * as styles from '../addresses/SavedAddresses.css.ts'
import { useDeletePaymentToken } from './useDeletePaymentToken.ts'
import { useSavedMethodText } from './useSavedMethodText.ts'
import { useSaving } from '../useSaving.ts'

/** The customer's saved payment methods, each with a delete button. */
export function SavedPayments({ tokens }: { readonly tokens: SavedPayments_tokens$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const textOf = useSavedMethodText()
  const deleteToken = useDeletePaymentToken()
  const list = useRef<HTMLDivElement>(null)
  const [busyHash, setBusyHash] = useState<string | null>(null)
  const [doomedHash, setDoomedHash] = useState<string | null>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { items } = useFragment(
    graphql`
      fragment SavedPayments_tokens on CustomerPaymentTokens {
        items {
          public_hash
          type
          details
        }
      }
    `,
    tokens,
  )
  const methods = items.flatMap((item) =>
    item ? { hash: item.public_hash, ...textOf(readSavedMethod(item.type, item.details)) } : [],
  )
  const doomed = methods.find(({ hash }) => hash === doomedHash)
  const remove = async (hash: string) => {
    setDoomedHash(null)
    setBusyHash(hash)
    setProblem(await save(() => deleteToken(hash), t`Il metodo di pagamento è eliminato.`))
    setBusyHash(null)
    // The card with the focus is removed, so the list gets the focus.
    list.current?.focus()
  }
  return (
    <Stack gap="s5">
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      <div ref={list} tabIndex={-1} role="group" aria-label={t`I tuoi metodi di pagamento`}>
        {methods.length === 0 ? (
          <EmptyState headingLevel={2} title={t`Nessun metodo salvato`}>
            <p>
              <Trans>Quando paghi puoi scegliere di salvare il metodo per i prossimi ordini.</Trans>
            </p>
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {methods.map(({ hash, name, until }) => (
              <li key={hash} className={styles.card} aria-busy={busyHash === hash}>
                <div>
                  <Text>{name}</Text>
                  {until !== null && (
                    <Text size="sm" tone="muted">
                      {until}
                    </Text>
                  )}
                </div>
                <div className={styles.acts}>
                  <Button variant="link" loading={busyHash === hash} onClick={() => setDoomedHash(hash)}>
                    <span>
                      <Trans>Elimina</Trans>
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {doomed && (
        <Dialog
          title={t`Eliminare questo metodo di pagamento?`}
          closeLabel={t`Chiudi`}
          onClose={() => setDoomedHash(null)}
          footer={
            <Cluster>
              <Button variant="danger" onClick={() => void remove(doomed.hash)}>
                <Trans>Elimina il metodo</Trans>
              </Button>
              <Button variant="secondary" onClick={() => setDoomedHash(null)}>
                <Trans>Tienilo</Trans>
              </Button>
            </Cluster>
          }
        >
          <Text>{doomed.name}</Text>
        </Dialog>
      )}
    </Stack>
  )
}
