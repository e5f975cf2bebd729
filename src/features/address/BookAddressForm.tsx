import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import * as v from 'valibot'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
import { Button } from '#src/ui/controls/Button.tsx'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { AddressCountry } from './addressCountries.ts'
import { AddressFields } from './AddressFields.tsx'
import { addressSchema } from './addressSchema.ts'
import type { AddressForm, AddressValues } from './addressValues.ts'

export type AddressDefaults = { readonly shipping: boolean; readonly billing: boolean }

type BookAddressFormProps = {
  readonly address: AddressValues
  readonly countries: readonly AddressCountry[]
  readonly defaults: AddressDefaults
  /** Resolves to an error message; null when the address is saved and the page goes on. */
  readonly onSubmit: (address: AddressValues, defaults: AddressDefaults) => Promise<string | null>
  /** The link to leave without saving. */
  readonly cancel: ReactNode
}

type BookValues = Pick<AddressForm, 'shipping'>

/** The form for an address of the address book. */
export function BookAddressForm({ address, countries, defaults, onSubmit, cancel }: BookAddressFormProps) {
  const { t } = useLingui()
  const [problem, setProblem] = useState<string | null>(null)
  const [shipping, setShipping] = useState(defaults.shipping)
  const [billing, setBilling] = useState(defaults.billing)
  const form = useForm<BookValues>({
    shouldFocusError: false,
    resolver: valibotResolver(v.object({ shipping: addressSchema(countries) })),
    defaultValues: { shipping: address },
    mode: 'onTouched',
  })
  const submit = form.handleSubmit(async (values) => {
    setProblem(null)
    setProblem(await onSubmit(values.shipping, { shipping, billing }))
  })
  return (
    <FormProvider {...form}>
      <form method="post" noValidate onSubmit={(event) => void submit(event)}>
        <FormProblems attempts={form.formState.submitCount} errors={form.formState.errors} />
        <Stack gap="s5">
          <AddressFields kind="shipping" countries={countries} />
          <Stack gap="s1">
            <Checkbox
              label={t`Usalo di solito per la spedizione`}
              checked={shipping}
              onChange={({ currentTarget }) => setShipping(currentTarget.checked)}
            />
            <Checkbox
              label={t`Usalo di solito per la fatturazione`}
              checked={billing}
              onChange={({ currentTarget }) => setBilling(currentTarget.checked)}
            />
          </Stack>
          {problem !== null && (
            <Notice role="alert" tone="error">
              {problem}
            </Notice>
          )}
          <Cluster>
            <Button type="submit" loading={form.formState.isSubmitting}>
              {t`Salva l’indirizzo`}
            </Button>
            {cancel}
          </Cluster>
        </Stack>
      </form>
    </FormProvider>
  )
}
