import { useLingui } from '@lingui/react/macro'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { SkeletonText } from '#src/ui/feedback/SkeletonText.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import { fields, fieldShape, needsScripts } from './CheckoutSkeleton.css.ts'
import { aside, panel } from '../summary/OrderSummary.css.ts'

/** Placeholder of the checkout until the cart is known. */
export function CheckoutSkeleton() {
  const { t } = useLingui()
  return (
    <div role="group" aria-busy="true" aria-label={t`Caricamento`} className={needsScripts}>
      <Grid columns="aside">
        <div className={aside}>
          <div className={panel}>
            <SkeletonText lines={6} width="60%" />
          </div>
        </div>
        <StepSkeleton questions={8} />
      </Grid>
    </div>
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
