import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { SavedAddresses_customer$key } from '#src/__generated__/SavedAddresses_customer.graphql.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { useAccountErrorText } from '../accountError.ts'
import * as styles from './SavedAddresses.css.ts'
import { AddressLines } from './AddressLines.tsx'
import { DefaultsOfAddress } from './DefaultsOfAddress.tsx'
import { NEW_ADDRESS } from './newAddress.ts'
import { useDeleteCustomerAddress } from './useDeleteCustomerAddress.ts'
import { useSaveCustomerAddress } from './useSaveCustomerAddress.ts'
import type { BookAddressInput } from './useSaveCustomerAddress.ts'
import { useSaving } from '../useSaving.ts'

/** The address book. One click makes an address a default. */
export function SavedAddresses({ customer }: { readonly customer: SavedAddresses_customer$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const saveAddress = useSaveCustomerAddress()
  const deleteAddress = useDeleteCustomerAddress()
  const list = useRef<HTMLUListElement>(null)
  const [busyId, setBusyId] = useState<number | null>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [doomedId, setDoomedId] = useState<number | null>(null)
  const { addresses } = useFragment(
    graphql`
      fragment SavedAddresses_customer on Customer {
        addresses {
          id
          firstname
          lastname
          street
          default_shipping
          default_billing
          ...AddressLines_address
        }
      }
    `,
    customer,
  )
  const known = (addresses ?? []).flatMap((address) => (address?.id == null ? [] : { ...address, id: address.id }))
  const makeDefault = async (id: number, input: BookAddressInput) => {
    setBusyId(id)
    setProblem(await save(() => saveAddress(id, input), t`L’indirizzo predefinito è cambiato.`))
    setBusyId(null)
  }
  const remove = async (id: number) => {
    setDoomedId(null)
    setBusyId(id)
    setProblem(await save(() => deleteAddress(id), t`L’indirizzo è eliminato.`))
    setBusyId(null)
    // The card with the focus is removed, so the list gets the focus.
    list.current?.focus()
  }
  const doomed = known.find(({ id }) => id === doomedId)
  if (known.length === 0) {
    return (
      <EmptyState headingLevel={2} title={t`La tua rubrica è vuota`} action={<AddLink />}>
        <p>
          <Trans>Salva un indirizzo e alla cassa lo trovi già scritto.</Trans>
        </p>
      </EmptyState>
    )
  }
  return (
    <Stack gap="s5">
      <div>
        <AddLink />
      </div>
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={t`I tuoi indirizzi`}>
        {known.map((address) => {
          const { id, default_shipping: isShipping, default_billing: isBilling, firstname, lastname, street } = address
          const name = `${firstname} ${lastname}, ${street?.[0] ?? ''}`
          return (
            <li key={id} className={styles.card} aria-busy={busyId === id}>
              <DefaultsOfAddress shipping={isShipping === true} billing={isBilling === true} />
              <AddressLines address={address} />
              <div className={styles.acts}>
                <Link
                  to="/account/addresses/$id"
                  params={{ id: String(id) }}
                  className={buttonClass({ variant: 'link' })}
                >
                  <span>
                    <Trans>Modifica</Trans>
                    <VisuallyHidden> {name}</VisuallyHidden>
                  </span>
                </Link>
                {!isShipping && (
                  <Button
                    variant="link"
                    loading={busyId === id}
                    onClick={() => void makeDefault(id, { default_shipping: true })}
                  >
                    <span>
                      <Trans>Usa per la spedizione</Trans>
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </span>
                  </Button>
                )}
                {!isBilling && (
                  <Button
                    variant="link"
                    loading={busyId === id}
                    onClick={() => void makeDefault(id, { default_billing: true })}
                  >
                    <span>
                      <Trans>Usa per la fatturazione</Trans>
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </span>
                  </Button>
                )}
                {/* Magento keeps a default until another one replaces it. */}
                {!isShipping && !isBilling && (
                  <Button variant="link" loading={busyId === id} onClick={() => setDoomedId(id)}>
                    <span>
                      <Trans>Elimina</Trans>
                      <VisuallyHidden> {name}</VisuallyHidden>
                    </span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {doomed && (
        <Dialog
          title={t`Eliminare questo indirizzo?`}
          closeLabel={t`Chiudi`}
          onClose={() => setDoomedId(null)}
          footer={
            <Cluster>
              <Button variant="danger" onClick={() => void remove(doomed.id)}>
                <Trans>Elimina l’indirizzo</Trans>
              </Button>
              <Button variant="secondary" onClick={() => setDoomedId(null)}>
                <Trans>Tienilo</Trans>
              </Button>
            </Cluster>
          }
        >
          <AddressLines address={doomed} />
        </Dialog>
      )}
    </Stack>
  )
}

const AddLink = () => (
  <Link to="/account/addresses/$id" params={{ id: NEW_ADDRESS }} className={buttonClass({ variant: 'primary' })}>
    <Trans>Aggiungi un indirizzo</Trans>
  </Link>
)
