import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Field } from '#src/ui/fields/Field.tsx'
import { EmailInput } from '#src/ui/fields/EmailInput.tsx'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { TextArea } from '#src/ui/fields/TextArea.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { figures } from '#src/ui/theme/global.css.ts'
import { characterCount, textOf } from './choices.ts'
import type { TextChoice, TextFormat } from './choices.ts'
import { useAdditionText } from './useAdditionText.ts'
import type { ChoiceState } from './useChoices.ts'

type TextChoiceFieldProps = {
  readonly choice: TextChoice
  readonly state: ChoiceState
  readonly currency: string
  readonly error: string | undefined
}

/** A text for the product, such as an engraving. A text that is too long is reported, never cut. */
export function TextChoiceField({ choice, state, currency, error }: TextChoiceFieldProps) {
  const { t } = useLingui()
  const addition = useAdditionText(currency)(choice.price)
  const { label, isRequired, isLong, maxCharacters, format, autoComplete = 'off' } = choice
  const bounds = useBoundsText(format)
  const text = textOf(state.answers, choice)
  const count = characterCount(text.trim())
  const Input = format?.kind === 'email' ? EmailInput : TextInput
  return (
    <Field
      label={label}
      required={isRequired}
      optionalLabel={t`facoltativo`}
      error={error}
      hint={
        (addition !== null || bounds !== null || maxCharacters > 0) && (
          <span className={figures}>
            {addition ?? bounds}
            {addition !== null && maxCharacters > 0 && ' · '}
            {maxCharacters > 0 && (
              <Trans>
                {count} di <Plural value={maxCharacters} one="# carattere" other="# caratteri" />
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
          <Input
            {...control}
            {...(format?.kind === 'amount' && { inputMode: 'decimal' })}
            autoComplete={autoComplete}
            value={text}
            onChange={(event) => state.write(choice, event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}

/** The text for the bounds of an amount; null without bounds. */
function useBoundsText(format: TextFormat | undefined): string | null {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  if (format?.kind !== 'amount') return null
  const { least, most, currency } = format
  const written = (value: number) => formatMoney({ value, currency }, intlLocale)
  if (least !== null && most !== null) return t`Da ${written(least)} a ${written(most)}`
  if (least !== null) return t`Almeno ${written(least)}`
  return most === null ? null : t`Al massimo ${written(most)}`
}
