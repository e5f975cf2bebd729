import type { FormEventHandler, ReactNode } from 'react'
import type { MutationError } from '#src/relay/commitMutation.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { useAccountErrorText } from '../accountError.ts'
import { form } from './PersonalForm.css.ts'

type PersonalFormProps = {
  readonly onSubmit: FormEventHandler
  /** The error of the last attempt that belongs to no field. */
  readonly problem: MutationError | null
  /** Null while the form cannot be submitted and says so itself. */
  readonly submitLabel: string | null
  readonly submitting: boolean
  readonly variant?: 'primary' | 'secondary' | 'danger'
  readonly children: ReactNode
}

/** A form with personal data. It posts, so that a submit before hydration does not write the data into the URL. */
export function PersonalForm({
  onSubmit,
  problem,
  submitLabel,
  submitting,
  variant = 'secondary',
  children,
}: PersonalFormProps) {
  const errorText = useAccountErrorText()
  return (
    <form method="post" noValidate className={form} onSubmit={onSubmit}>
      {children}
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      {submitLabel !== null && (
        <div>
          <Button type="submit" variant={variant} loading={submitting}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}
