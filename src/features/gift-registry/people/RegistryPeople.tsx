import { Trans, useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { RegistryPeople_registry$key } from '#src/__generated__/RegistryPeople_registry.graphql.ts'
import { useAccountErrorText } from '#src/features/account/accountError.ts'
import { useSaving } from '#src/features/account/useSaving.ts'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { PersonForm } from './PersonForm.tsx'
import { controls, item, list, panel, quiet } from '../registry.css.ts'
import { useRegistryProblem } from '../registryRefusal.ts'
import { personInput } from '../registrySchema.ts'
import type { RegistryType } from '../registryType.ts'
import { answersOf, useChoiceWords } from '../registryType.ts'
import { useGiftRegistryPeople } from './useGiftRegistryPeople.ts'

type RegistryPeopleProps = { readonly registry: RegistryPeople_registry$key; readonly type: RegistryType }

/** The celebrants, by whose names and e-mails guests find the registry. */
export function RegistryPeople({ registry, type }: RegistryPeopleProps) {
  const { t } = useLingui()
  const save = useSaving()
  const errorText = useAccountErrorText()
  const words = useChoiceWords()
  const place = useRef<HTMLElement>(null)
  /** The uid of the edited person, or `new`. */
  const [open, setOpen] = useState<string | null>(null)
  const [busyUid, setBusyUid] = useState<string | null>(null)
  const wordedProblem = useRegistryProblem()
  const [problem, setProblem] = useState<MutationError | null>(null)
  const { uid, registrants } = useFragment(
    graphql`
      fragment RegistryPeople_registry on GiftRegistry {
        uid
        registrants {
          uid
          firstname
          lastname
          email
          dynamic_attributes {
            code
            value
          }
        }
      }
    `,
    registry,
  )
  const { add, update, remove } = useGiftRegistryPeople(uid)
  const people = (registrants ?? []).flatMap((person) => person ?? [])
  const close = () => {
    setOpen(null)
    // The form with the focus is removed, so its place gets the focus.
    place.current?.focus()
  }
  const cancel = (
    <div>
      <Button variant="link" onClick={close}>
        <Trans>Annulla</Trans>
      </Button>
    </div>
  )
  return (
    <section ref={place} tabIndex={-1} aria-label={t`Chi festeggia`} className={panel}>
      <Stack gap="s4">
        <Heading level={2} size="md">
          <Trans>Chi festeggia</Trans>
        </Heading>
        {problem !== null && (
          <Notice role="alert" tone="error">
            {errorText(problem)}
          </Notice>
        )}
        <ul className={list}>
          {people.map((person) => {
            const { uid: personUid, firstname, lastname, email, dynamic_attributes: said } = person
            const name = `${firstname} ${lastname}`
            const roles = (said ?? []).flatMap((each) => (each ? (words[each.value] ?? each.value) : []))
            return (
              <li key={personUid} className={item} aria-busy={busyUid === personUid}>
                {open === personUid ? (
                  <Stack gap="s3">
                    <PersonForm
                      type={type}
                      person={{
                        firstname,
                        lastname,
                        email,
                        answers: answersOf(
                          [...type.person, ...type.unasked.person],
                          new Map((said ?? []).flatMap((each) => (each ? [[each.code, each.value] as const] : []))),
                        ),
                      }}
                      submitLabel={t`Salva`}
                      onSave={async (changed) => {
                        const error = await save(() => update(personUid, personInput(changed)), t`I dati sono salvati.`)
                        if (error === null) close()
                        return error
                      }}
                    />
                    {cancel}
                  </Stack>
                ) : (
                  <>
                    <p>{[name, ...roles].join(', ')}</p>
                    <p className={quiet}>{email}</p>
                    <div className={controls}>
                      <Button variant="link" onClick={() => setOpen(personUid)}>
                        <span>
                          <Trans>Modifica</Trans>
                          <VisuallyHidden> {name}</VisuallyHidden>
                        </span>
                      </Button>
                      {/* The last person stays, because guests find a registry by its people. */}
                      {people.length > 1 && (
                        <Button
                          variant="link"
                          loading={busyUid === personUid}
                          onClick={() => {
                            setBusyUid(personUid)
                            void save(() => remove(personUid), t`${name} non è più nella lista.`).then((error) => {
                              setProblem(wordedProblem(error))
                              setBusyUid(null)
                              place.current?.focus()
                            })
                          }}
                        >
                          <span>
                            <Trans>Togli</Trans>
                            <VisuallyHidden> {name}</VisuallyHidden>
                          </span>
                        </Button>
                      )}
                    </div>
                  </>
                )}
              </li>
            )
          })}
        </ul>
        {open === 'new' ? (
          <>
            <PersonForm
              type={type}
              person={{ firstname: '', lastname: '', email: '', answers: answersOf(type.person, null) }}
              submitLabel={t`Aggiungi`}
              onSave={async (added) => {
                const error = await save(() => add(personInput(added)), t`La persona è aggiunta.`)
                if (error === null) close()
                return error
              }}
            />
            {cancel}
          </>
        ) : (
          <div>
            <Button variant="secondary" onClick={() => setOpen('new')}>
              <Trans>Aggiungi una persona</Trans>
            </Button>
          </div>
        )}
      </Stack>
    </section>
  )
}
