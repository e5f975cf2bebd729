import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { ReturnParcels_return$key } from '#src/__generated__/ReturnParcels_return.graphql.ts'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { useSaving } from '#src/features/account/useSaving.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { ParcelForm } from './ParcelForm.tsx'
import { ReturnAddress } from './ReturnAddress.tsx'
import * as styles from '../detail/ReturnDetail.css.ts'
import { useReturnProblem } from '../returnRefusal.ts'
import { useReturnTracking } from './useReturnTracking.ts'

const CLOSED: ReadonlySet<unknown> = new Set(['CLOSED', 'PROCESSED_AND_CLOSED'])

/** The address for parcels and the announced ones. Magento accepts them once a piece is authorised. */
export function ReturnParcels({ owner }: { readonly owner: ReturnParcels_return$key }) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const wordedProblem = useReturnProblem()
  const tracking = useReturnTracking()
  const panel = useRef<HTMLElement>(null)
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [busyUid, setBusyUid] = useState<string | null>(null)
  const data = useFragment(
    graphql`
      fragment ReturnParcels_return on Return {
        uid
        status
        items {
          uid
          status
        }
        available_shipping_carriers {
          uid
          label
        }
        shipping {
          address {
            ...ReturnAddress_address
          }
          tracking {
            uid
            tracking_number
            carrier {
              label
            }
          }
        }
      }
    `,
    owner,
  )
  const isOpen = !CLOSED.has(data.status) && (data.items ?? []).some((item) => item?.status === 'AUTHORIZED')
  const parcels = (data.shipping?.tracking ?? []).filter((parcel) => parcel != null)
  const carriers = (data.available_shipping_carriers ?? []).filter((carrier) => carrier != null)
  if (data.status === 'PENDING' || data.status === 'UNCONFIRMED') {
    return (
      <Notice>
        <p>
          <Trans>Stiamo guardando la tua richiesta. La risposta la trovi qui: fino ad allora non spedire nulla.</Trans>
        </p>
      </Notice>
    )
  }
  if (!isOpen && parcels.length === 0) return null
  const remove = async (uid: string) => {
    setBusyUid(uid)
    setProblem(wordedProblem(await save(() => tracking.remove(uid), t`Il pacco è tolto.`)))
    setBusyUid(null)
    // The row with the focus is removed, so the panel gets the focus.
    panel.current?.focus()
  }
  return (
    <section ref={panel} tabIndex={-1} aria-label={t`Spedizione del reso`} className={styles.panel}>
      <Stack gap="s5">
        <Heading level={2} size="md">
          <Trans>Spedizione del reso</Trans>
        </Heading>
        {isOpen && data.shipping?.address && (
          <Stack gap="s2">
            <Text size="sm">
              <Trans>Spedisci a questo indirizzo:</Trans>
            </Text>
            <ReturnAddress address={data.shipping.address} />
          </Stack>
        )}
        {parcels.length > 0 && (
          <ul className={styles.comments} aria-label={t`Pacchi del reso`}>
            {parcels.map(({ uid, tracking_number: number, carrier }) => (
              <li key={uid} className={styles.parcel} aria-busy={busyUid === uid}>
                <Text as="span" size="sm">
                  {carrier.label}: <span className={figures}>{number}</span>
                </Text>
                {isOpen && (
                  <Button variant="link" loading={busyUid === uid} onClick={() => void remove(uid)}>
                    <span>
                      <Trans>Togli</Trans>
                      <VisuallyHidden>
                        {' '}
                        {carrier.label} {number}
                      </VisuallyHidden>
                    </span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
        {problem !== null && (
          <Notice role="alert" tone="error">
            {errorText(problem)}
          </Notice>
        )}
        {isOpen && carriers.length > 0 && (
          <ParcelForm
            carriers={carriers}
            onAdd={(parcel) => save(() => tracking.add({ owner: data.uid, ...parcel }), t`Il pacco è aggiunto.`)}
          />
        )}
      </Stack>
    </section>
  )
}
