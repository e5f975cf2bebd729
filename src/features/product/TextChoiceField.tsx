import { Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/Field.tsx'
import { TextArea } from '#src/ui/TextArea.tsx'
import { TextInput } from '#src/ui/TextInput.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { characterCount, textOf } from './choices.ts'
import type { TextChoice } from './choices.ts'
import { useAdditionText } from './useAdditionText.ts'
import type { ChoiceState } from './useChoices.ts'

type TextChoiceFieldProps = {
  readonly choice: TextChoice
  readonly state: ChoiceState
  readonly currency: string
  readonly error: string | undefined
}

/** Words for the piece: an engraving, a dedication. What is too long is said, never cut. */
export function TextChoiceField({ choice, state, currency, error }: TextChoiceFieldProps) {
  const { t } = useLingui()
  const addition = useAdditionText(currency)(choice.price)
  const { label, isRequired, isLong, maxCharacters } = choice
  const text = textOf(state.answers, choice)
  const count = characterCount(text.trim())
  return (
    <Field
      label={label}
      required={isRequired}
      optionalLabel={t`facoltativo`}
      error={error}
      hint={
        (addition !== null || maxCharacters > 0) && (
          <span className={figures}>
            {addition}
            {addition !== null && maxCharacters > 0 && ' · '}
            {maxCharacters > 0 && (
              <Trans>
                {count} di {maxCharacters} caratteri
              </Trans>
            )}
          </span>
        )
      }
    >
      {(control) =>
        isLong ? (
          <TextArea {...control} value={text} onChange={(event) => state.write(choice, event.currentTarget.value)} />
        ) : (
          <TextInput
            {...control}
            autoComplete="off"
            value={text}
            onChange={(event) => state.write(choice, event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
