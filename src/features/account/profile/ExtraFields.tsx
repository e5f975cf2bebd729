import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { RadioGroup } from '#src/ui/fields/RadioGroup.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import type { ExtraAttribute } from './extraAttributes.ts'

type ExtraFieldsProps = {
  readonly attributes: readonly ExtraAttribute[]
  readonly register: (code: string) => UseFormRegisterReturn
  /** The kind of error of a field, as `extraSchema` names it. */
  readonly problemOf: (code: string) => string | undefined
}

/** The merchant's additional fields, each with the control for its kind. */
export function ExtraFields({ attributes, register, problemOf }: ExtraFieldsProps) {
  const { t } = useLingui()
  const errorOf = ({ code, label, input, maxLength }: ExtraAttribute): string | undefined => {
    const problem = problemOf(code)
    if (problem === undefined) return undefined
    if (problem === 'long')
      return t({
        message: plural(maxLength ?? 0, {
          one: 'Troppo lungo: al massimo # carattere.',
          other: 'Troppo lungo: al massimo # caratteri.',
        }),
      })
    return input === 'select' || input === 'multiselect'
      ? t`${label}: scegli una risposta`
      : t`${label}: manca una risposta`
  }
  return attributes.map((attribute) => {
    const { code, label, input, isRequired, options } = attribute
    const error = errorOf(attribute)
    if (input === 'boolean') return <Checkbox key={code} {...register(code)} label={label} error={error} />
    if (input === 'multiselect') {
      return (
        <RadioGroup key={code} legend={label} error={error}>
          {options.map((option) => (
            <Checkbox key={option.value} {...register(code)} value={option.value} label={option.label} />
          ))}
        </RadioGroup>
      )
    }
    return (
      <Field key={code} label={label} required={isRequired} optionalLabel={t`facoltativo`} error={error}>
        {(field) => {
          switch (input) {
            case 'select':
              return (
                <Select {...field} {...register(code)}>
                  <option value="">{t`Scegli…`}</option>
                  {options.map((option) => (
                    <option key={option.value} value={option.value}>
                      {option.label}
                    </option>
                  ))}
                </Select>
              )
            case 'lines':
              return <TextArea {...field} {...register(code)} />
            case 'date':
              return <TextInput {...field} {...register(code)} type="date" />
            case 'text':
              return <TextInput {...field} {...register(code)} />
          }
        }}
      </Field>
    )
  })
}
