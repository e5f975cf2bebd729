import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFormContext, useFormState } from 'react-hook-form'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { stepOfField } from '../steps/checkoutSteps.ts'
import type { CheckoutStep } from '../steps/checkoutSteps.ts'
import type { CheckoutRules } from './checkoutSchema.ts'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { fieldAnchor } from '#src/features/forms/fieldAnchor.ts'
import { FIELD_MESSAGES } from './fieldMessages.ts'
import { formProblems } from './formProblems.ts'

type ProblemSummaryProps = {
  readonly step: CheckoutStep
  readonly rules: CheckoutRules
  readonly onGoTo: (name: CheckoutFieldName) => void
}

/**
 * The missing answers of this step after a failed attempt, each a link to its field. It shrinks as they are corrected.
 */
export function ProblemSummary({ step, rules, onGoTo }: ProblemSummaryProps) {
  const { i18n } = useLingui()
  const { control } = useFormContext<CheckoutValues>()
  const { errors } = useFormState({ control })
  // Their order is that of the fields in the document, which are there before they can have errors.
  const problems = formProblems(errors).filter(({ name }) => stepOfField(name, rules) === step)
  if (problems.length === 0) return null
  return (
    <Notice tone="error" role="alert">
      <strong>
        {step === 'payment' ? (
          <Trans>Manca ancora qualcosa per ordinare:</Trans>
        ) : (
          <Trans>Manca ancora qualcosa per continuare:</Trans>
        )}
      </strong>
      <ul>
        {problems.map(({ name, rule }) => (
          <li key={name}>
            <a
              href={`#${fieldAnchor(name)}`}
              onClick={(event) => {
                event.preventDefault()
                onGoTo(name)
              }}
            >
              {i18n._(FIELD_MESSAGES[rule])}
            </a>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
