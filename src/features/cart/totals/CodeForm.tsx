import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import * as styles from './CodeForm.css.ts'

type CodeFormProps = {
  readonly name: string
  readonly label: string
  readonly submitLabel: string
  readonly input: RefObject<HTMLInputElement | null>
  readonly problem: string | undefined
  readonly isPending: boolean
  /** Empty if nothing was typed. */
  readonly onSubmit: (code: string) => void
  readonly onChange: () => void
  /** Below the field. */
  readonly children?: ReactNode
}

/** The field for the code of a coupon or a gift card. */
export function CodeForm({
  name,
  label,
  submitLabel,
  input,
  problem,
  isPending,
  onSubmit,
  onChange,
  children,
}: CodeFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit(input.current?.value.trim() ?? '')
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <Field label={label} error={problem}>
        {(control) => (
          <div className={styles.control}>
            <TextInput
              {...control}
              ref={input}
              name={name}
              autoComplete="off"
              data-secret=""
              autoCapitalize="characters"
              spellCheck={false}
              onChange={onChange}
            />
            <Button variant="secondary" type="submit" loading={isPending}>
              {submitLabel}
            </Button>
          </div>
        )}
      </Field>
      {children}
    </form>
  )
}
