import type { FormEventHandler, ReactNode } from 'react'
import { FormProblems } from '#src/features/forms/FormProblems.tsx'
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
  /** The state of the form, as react-hook-form tells it. */
  readonly state: { readonly isSubmitting: boolean; readonly submitCount: number; readonly errors: object }
  readonly variant?: 'primary' | 'secondary' | 'danger'
  readonly children: ReactNode
}

/** A form with personal data. It posts, so that a submit before hydration does not write the data into the URL. */
export function PersonalForm({
  onSubmit,
  problem,
  submitLabel,
  state,
  variant = 'secondary',
  children,
}: PersonalFormProps) {
  const errorText = useAccountErrorText()
  return (
    <form method="post" noValidate className={form} onSubmit={onSubmit}>
      <FormProblems attempts={state.submitCount} errors={state.errors} />
      {children}
      {problem !== null && (
        <Notice role="alert" tone="error">
          {errorText(problem)}
        </Notice>
      )}
      {submitLabel !== null && (
        <div>
          <Button type="submit" variant={variant} loading={state.isSubmitting}>
            {submitLabel}
          </Button>
        </div>
      )}
    </form>
  )
}
