import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { CheckoutStep } from './checkoutSteps.ts'
import { fields, fieldShape, needsScripts, stepsShape, summaryShape } from './CheckoutSkeleton.css.ts'
import { STEP_TITLES } from './stepWords.ts'
import { aside, panel } from '../summary/OrderSummary.css.ts'

type CheckoutSkeletonProps = {
  readonly step: CheckoutStep
  /** Shown below the heading without scripts. */
  readonly children?: ReactNode
}

/** Placeholder of a step until the cart is known. Its heading is the step's own, so that it does not change later. */
export function CheckoutSkeleton({ step, children }: CheckoutSkeletonProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <span className={stepsShape} />
      <Heading level={1}>{i18n._(STEP_TITLES[step])}</Heading>
      {children}
      <div role="group" aria-busy="true" aria-label={t`Caricamento`} className={needsScripts}>
        <Grid columns="aside">
          <span className={summaryShape} />
          <div className={aside}>
            <div className={panel}>
              <SkeletonText lines={6} width="60%" />
            </div>
          </div>
          <StepSkeleton questions={8} />
        </Grid>
      </div>
    </>
  )
}

/** A heading and placeholders of the questions. */
export const StepSkeleton = ({ questions }: { readonly questions: number }) => (
  <Stack gap="s5">
    <SkeletonText width="12rem" />
    <div className={fields}>
      {Array.from({ length: questions }, (_, index) => (
        <span key={index} className={fieldShape} />
      ))}
    </div>
  </Stack>
)
