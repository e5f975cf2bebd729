import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useFormContext, useFormState } from 'react-hook-form'
import { Notice } from '#src/ui/Notice.tsx'
import type { CheckoutFieldName, CheckoutValues } from './checkoutValues.ts'
import { fieldAnchor } from './fieldAnchor.ts'
import { FIELD_MESSAGES } from './fieldMessages.ts'
import { formProblems } from './formProblems.ts'

/** After a failed attempt to order: what is still needed, each a link to its field. Shrinks as things are put right. */
export function ProblemSummary({ onGoTo }: { onGoTo: (name: CheckoutFieldName) => void }) {
  const { i18n } = useLingui()
  const { control } = useFormContext<CheckoutValues>()
  const { errors, submitCount } = useFormState({ control })
  const problems = formProblems(errors)
  if (submitCount === 0 || problems.length === 0) return null
  return (
    <Notice tone="error" role="alert">
      <strong>
        <Trans>Manca ancora qualcosa per ordinare:</Trans>
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
