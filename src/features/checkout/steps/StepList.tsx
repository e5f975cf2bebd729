import { useLingui } from '@lingui/react/macro'
import Check from 'lucide-react/icons/check'
import type { CheckoutStep } from './checkoutSteps.ts'
import { StepLink } from './StepLink.tsx'
import { item, link, list, number, present, words } from './StepList.css.ts'
import { STEP_TITLES } from './stepWords.ts'

type StepListProps = {
  readonly steps: readonly CheckoutStep[]
  readonly current: CheckoutStep
  /** The first unfinished step: it and earlier ones can be visited. */
  readonly unfinished: CheckoutStep
}

/** The progress of the checkout; finished steps are links. */
export function StepList({ steps, current, unfinished }: StepListProps) {
  const { t, i18n } = useLingui()
  const reached = steps.indexOf(unfinished)
  return (
    <nav aria-label={t`Passi della cassa`}>
      <ol className={list}>
        {steps.map((step, index) => {
          const isCurrent = step === current
          const title = i18n._(STEP_TITLES[step])
          const mark = (
            <span aria-hidden="true" className={number}>
              {index < reached && !isCurrent ? <Check size={14} strokeWidth={2.5} /> : index + 1}
            </span>
          )
          return (
            <li key={step} className={isCurrent ? present : item} {...(isCurrent && { 'aria-current': 'step' })}>
              {isCurrent || index > reached ? (
                <span className={words}>
                  {mark}
                  {title}
                </span>
              ) : (
                <StepLink step={step} className={link}>
                  {mark}
                  {title}
                </StepLink>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
