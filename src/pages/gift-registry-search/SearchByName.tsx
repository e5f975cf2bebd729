import { valibotResolver } from '@hookform/resolvers/valibot'
import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useRelayEnvironment } from 'react-relay'
import * as v from 'valibot'
import { MAX_NAME_LENGTH } from '#src/features/forms/nameSchema.ts'
import { halves } from '#src/features/account/profile/PersonalForm.css.ts'
import { MIN_NAME_LENGTH, nameSearchParams } from '#src/features/gift-registry/sharing/nameSearch.ts'
import type { NameSearch } from '#src/features/gift-registry/sharing/nameSearch.ts'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { findRegistriesNamed } from './findRegistries.ts'
import { FoundRegistries } from './FoundRegistries.tsx'
import type { Finding } from './FoundRegistries.tsx'

const wholeName = v.pipe(v.string(), v.trim(), v.minLength(MIN_NAME_LENGTH))
const schema = v.object({ firstname: wholeName, lastname: wholeName, type: v.string() })
const NOBODY: NameSearch = { firstname: '', lastname: '', type: '' }

type SearchByNameProps = {
  /** The search in the address. */
  readonly search: NameSearch | null
  readonly types: readonly { readonly uid: string; readonly label: string }[]
}

/**
 * Finds a registry by the names of its registrants. The names are in the address, so that Back leads to the results.
 */
export function SearchByName({ search, types }: SearchByNameProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [tries, setTries] = useState(0)
  const { register, handleSubmit, formState } = useForm<v.InferInput<typeof schema>>({
    shouldFocusError: false,
    resolver: valibotResolver(schema),
    values: search ?? NOBODY,
  })
  const finding = useFinding(search, tries)
  const submit = handleSubmit(async (wanted) => {
    const isSame = search?.firstname === wanted.firstname && search.lastname === wanted.lastname
    // The same address again is a retry.
    if (isSame && search.type === wanted.type) setTries((count) => count + 1)
    else await navigate({ to: '/gift-registry', search: nameSearchParams(wanted) })
  })
  const { firstname, lastname } = formState.errors
  return (
    <>
      <form
        method="get"
        role="search"
        aria-label={t`Cerca per nome`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <Stack gap="s4">
          <FormProblems attempts={formState.submitCount} errors={formState.errors} />
          <div className={halves}>
            <Field label={t`Nome`} required error={firstname && t`Scrivi almeno due lettere del nome.`}>
              {(control) => (
                <TextInput {...control} {...register('firstname')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
              )}
            </Field>
            <Field label={t`Cognome`} required error={lastname && t`Scrivi almeno due lettere del cognome.`}>
              {(control) => (
                <TextInput {...control} {...register('lastname')} autoComplete="off" maxLength={MAX_NAME_LENGTH} />
              )}
            </Field>
          </div>
          {types.length > 0 && (
            <Field label={t`Che cosa si festeggia?`} optionalLabel={t`facoltativo`}>
              {(control) => (
                <Select {...control} {...register('type')}>
                  <option value="">{t`Qualsiasi evento`}</option>
                  {types.map(({ uid, label }) => (
                    <option key={uid} value={uid}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <div>
            <Button type="submit" variant="secondary" loading={finding === 'searching'}>
              <Trans>Cerca per nome</Trans>
            </Button>
          </div>
        </Stack>
      </form>
      <FoundRegistries finding={finding} />
    </>
  )
}

/** The results for the names in the address; a change of `tries` searches again. */
function useFinding(search: NameSearch | null, tries: number): Finding {
  const environment = useRelayEnvironment()
  const { firstname, lastname, type } = search ?? NOBODY
  const asked = JSON.stringify([firstname, lastname, type, tries])
  const [known, setKnown] = useState<{ readonly asked: string; readonly finding: Finding } | null>(null)
  useEffect(() => {
    if (firstname === '') return
    let isWanted = true
    void findRegistriesNamed(environment, { firstname, lastname, type }).then((result) => {
      if (isWanted) setKnown({ asked, finding: result.ok ? result.value : result.error })
    })
    return () => {
      isWanted = false
    }
  }, [environment, firstname, lastname, type, asked])
  if (!search) return null
  return known?.asked === asked ? known.finding : 'searching'
}
