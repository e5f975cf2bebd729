import { Trans, useLingui } from '@lingui/react/macro'
import { Grid } from '#src/ui/Grid.tsx'
import { Heading } from '#src/ui/Heading.tsx'
import { SkeletonText } from '#src/ui/SkeletonText.tsx'
import { Stack } from '#src/ui/Stack.tsx'

/** The account before it is known whose it is: the server never knows. */
export function AccountSkeleton() {
  const { t } = useLingui()
  return (
    <>
      <Heading level={1}>
        <Trans>Il tuo account</Trans>
      </Heading>
      <noscript>
        <p>
          <Trans>Per vedere il tuo account attiva JavaScript nel tuo browser.</Trans>
        </p>
      </noscript>
      <div role="status" aria-busy="true" aria-label={t`Il tuo account sta arrivando`}>
        <Grid columns="aside">
          <Stack>
            <SkeletonText lines={5} width="60%" />
          </Stack>
          <Stack>
            <SkeletonText lines={4} width="40%" />
          </Stack>
        </Grid>
      </div>
    </>
  )
}
