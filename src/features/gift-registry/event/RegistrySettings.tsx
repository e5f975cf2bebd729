import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { graphql, useFragment } from 'react-relay'
import type { RegistrySettings_registry$key } from '#src/__generated__/RegistrySettings_registry.graphql.ts'
import { AddressLines } from '#src/features/account/addresses/AddressLines.tsx'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { PersonalForm } from '#src/features/account/profile/PersonalForm.tsx'
import { useSaving } from '#src/features/account/useSaving.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Dialog } from '#src/ui/overlay/Dialog.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { EventFields } from './EventFields.tsx'
import { panel, tall } from '../registry.css.ts'
import { RegistryAddress } from './RegistryAddress.tsx'
import type { DestinationValues, RegistryPlaces } from './registryDestination.ts'
import { destinationInput, noDestination, withDestination } from './registryDestination.ts'
import { useRegistryProblem } from '../registryRefusal.ts'
import type { EventValues } from '../registrySchema.ts'
import { eventInput, eventSchema } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { answersOf } from '../registryType.ts'
import { useRemoveGiftRegistry } from './useRemoveGiftRegistry.ts'
import { useUpdateGiftRegistry } from './useUpdateGiftRegistry.ts'

type RegistrySettingsProps = {
  readonly registry: RegistrySettings_registry$key
  readonly type: RegistryType
  readonly places: RegistryPlaces
  readonly owner: { readonly firstname: string; readonly lastname: string }
  readonly onRemoved: () => void
}

/** The settings of a registry: event, visibility and deletion. */
export function RegistrySettings({ registry, type, places, owner, onRemoved }: RegistrySettingsProps) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const updateRegistry = useUpdateGiftRegistry()
  const removeRegistry = useRemoveGiftRegistry()
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const [isDoomed, setDoomed] = useState(false)
  const [isGoing, setGoing] = useState(false)
  const [deletionProblem, setDeletionProblem] = useState<MutationError | null>(null)
  const data = useFragment(
    graphql`
      fragment RegistrySettings_registry on GiftRegistry {
        uid
        event_name
        message
        status
        privacy_settings
        dynamic_attributes {
          code
          value
        }
        shipping_address {
          id
          ...AddressLines_address
        }
      }
    `,
    registry,
  )
  const { uid, event_name: name, shipping_address: address } = data
  const said = new Map(
    (data.dynamic_attributes ?? []).flatMap((each) => (each ? [[each.code, each.value] as const] : [])),
  )
  const form = useForm<{ event: EventValues } & DestinationValues>({
    shouldFocusError: false,
    resolver: valibotResolver(withDestination({ event: eventSchema(type) }, places)),
    // Kept values show first; the backend's answer then fills the untouched fields.
    values: {
      event: {
        name,
        message: data.message,
        isPublic: data.privacy_settings === 'PUBLIC',
        isActive: data.status === 'ACTIVE',
        answers: answersOf([...type.event, ...type.unasked.event], said),
      },
      ...noDestination(places, owner),
    },
    resetOptions: { keepDirtyValues: true },
  })
  const submit = form.handleSubmit(async ({ event, ...destination }) => {
    setProblem(null)
    const input = { ...eventInput(event), ...destinationInput(destination, places) }
    const error = await save(() => updateRegistry(uid, input), t`La lista è salvata.`)
    setProblem(wordedProblem(error))
    if (error !== null) return
    // The chosen address is now the saved one.
    form.resetField('destination')
    form.resetField('shipping')
  })
  const remove = async () => {
    setDoomed(false)
    setGoing(true)
    const error = await save(() => removeRegistry(uid), t`La lista è eliminata.`)
    setDeletionProblem(wordedProblem(error))
    if (error === null) onRemoved()
    else setGoing(false)
  }
  return (
    <section aria-label={t`Impostazioni`} className={`${panel} ${tall}`}>
      <Stack gap="s4">
        <Heading level={2} size="md">
          <Trans>Impostazioni</Trans>
        </Heading>
        <FormProvider {...form}>
          <PersonalForm
            onSubmit={(event) => void submit(event)}
            problem={problem}
            submitLabel={t`Salva le impostazioni`}
            state={form.formState}
          >
            <EventFields type={type} />
            {address && (
              <div>
                <Text size="sm" tone="muted">
                  <Trans>I regali vanno a</Trans>
                </Text>
                <AddressLines address={address} />
              </div>
            )}
            <RegistryAddress places={places} isKnown={address != null} />
          </PersonalForm>
        </FormProvider>
        {deletionProblem !== null && (
          <Notice role="alert" tone="error">
            {errorText(deletionProblem)}
          </Notice>
        )}
        <div>
          <Button variant="link" loading={isGoing} onClick={() => setDoomed(true)}>
            <Trans>Elimina la lista…</Trans>
          </Button>
        </div>
        {isDoomed && (
          <Dialog
            title={t`Eliminare questa lista?`}
            closeLabel={t`Chiudi`}
            onClose={() => setDoomed(false)}
            footer={
              <Cluster>
                <Button variant="danger" onClick={() => void remove()}>
                  <Trans>Elimina la lista</Trans>
                </Button>
                <Button variant="secondary" onClick={() => setDoomed(false)}>
                  <Trans>Tienila</Trans>
                </Button>
              </Cluster>
            }
          >
            <Text>
              <Trans>«{name}» sparisce subito con tutti i suoi regali, anche per gli invitati.</Trans>
            </Text>
          </Dialog>
        )}
      </Stack>
    </section>
  )
}
