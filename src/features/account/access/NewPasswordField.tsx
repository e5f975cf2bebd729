import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import Circle from 'lucide-react/icons/circle'
import CircleCheck from 'lucide-react/icons/circle-check'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field } from '#src/ui/fields/Field.tsx'
import { PasswordInput } from '#src/ui/fields/PasswordInput.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import * as styles from './NewPasswordField.css.ts'
import { hasClasses, isLongEnough } from './passwordRules.ts'
import type { PasswordRules } from './passwordRules.ts'

type NewPasswordFieldProps = {
  readonly label: string
  readonly rules: PasswordRules
  /** Called when the control renders, see EmailField. */
  readonly register: () => UseFormRegisterReturn
  /** The typed text, to mark the rules that it meets. */
  readonly value: string
  /** The message of a rule or of the backend. */
  readonly problem: string | undefined
}

/** The field for a new password, with its rules before and while typing. */
export function NewPasswordField({ label, rules, register, value, problem }: NewPasswordFieldProps) {
  const { t } = useLingui()
  const { minimumLength, characterClasses } = rules
  const ruleTexts = [
    {
      text: t({ message: plural(minimumLength, { one: 'Almeno # carattere', other: 'Almeno # caratteri' }) }),
      isKept: isLongEnough(value, rules),
    },
    ...(characterClasses > 1
      ? [
          {
            text: t`Almeno ${characterClasses} tra: minuscole, maiuscole, cifre, segni`,
            isKept: hasClasses(value, rules) && value !== '',
          },
        ]
      : []),
  ]
  const faultText = (code: string): string => {
    switch (code) {
      case 'too-short':
        return t({
          message: plural(minimumLength, {
            one: 'Troppo corta: serve almeno # carattere.',
            other: 'Troppo corta: servono almeno # caratteri.',
          }),
        })
      case 'too-few-classes':
        return t`Troppo semplice: mescola almeno ${characterClasses} tra minuscole, maiuscole, cifre e segni.`
      case 'space-at-the-edge':
        return t`Togli lo spazio all’inizio o alla fine.`
      default:
        return code
    }
  }
  return (
    <Field
      label={label}
      required
      error={problem === undefined ? undefined : faultText(problem)}
      hint={ruleTexts.map(({ text, isKept }) => (
        <span key={text} className={isKept ? styles.kept : styles.open}>
          {isKept ? <CircleCheck size={16} aria-hidden="true" /> : <Circle size={16} aria-hidden="true" />}
          <span>
            {text}
            {isKept && <VisuallyHidden>{t`: fatto`}</VisuallyHidden>}
          </span>
        </span>
      ))}
    >
      {(control) => (
        <PasswordInput {...control} {...register()} autoComplete="new-password" revealLabel={t`Mostra i caratteri`} />
      )}
    </Field>
  )
}
