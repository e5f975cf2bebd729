import { useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { textOf } from './choices.ts'
import type { MomentChoice } from './choices.ts'
import { useAdditionText } from './useAdditionText.ts'
import type { ChoiceState } from './useChoices.ts'

type MomentFieldProps = {
  readonly choice: MomentChoice
  readonly state: ChoiceState
  readonly currency: string
  readonly error: string | undefined
}

const INPUT_TYPES = { date: 'date', 'date-time': 'datetime-local', time: 'time' } as const

/** A date, a time, or both, with the browser's picker. */
export function MomentField({ choice, state, currency, error }: MomentFieldProps) {
  const { t } = useLingui()
  const addition = useAdditionText(currency)(choice.price)
  return (
    <Field
      label={choice.label}
      required={choice.isRequired}
      optionalLabel={t`facoltativo`}
      error={error}
      hint={addition === null ? undefined : <span className={figures}>{addition}</span>}
    >
      {(control) => (
        <TextInput
          {...control}
          type={INPUT_TYPES[choice.precision]}
          value={textOf(state.answers, choice)}
          onChange={(event) => state.write(choice, event.currentTarget.value)}
        />
      )}
    </Field>
  )
}
