import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { ComponentType } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { ReviewFormProps } from './ReviewForm.tsx'

/** The form and the available ratings. */
export type LoadedForm = Pick<ReviewFormProps, 'ratings'> & { readonly Form: ComponentType<ReviewFormProps> }

type WriteReviewProps = {
  readonly sku: string
  readonly loadForm: () => Promise<LoadedForm>
}

type State = 'closed' | 'loading' | 'failed' | LoadedForm

/** Opens the review form, whose code loads on demand, because few readers write a review. */
export function WriteReview({ sku, loadForm }: WriteReviewProps) {
  const { t } = useLingui()
  const [state, setState] = useState<State>('closed')
  const open = async () => {
    setState('loading')
    try {
      setState(await loadForm())
    } catch {
      setState('failed')
    }
  }
  if (typeof state === 'object') return <state.Form sku={sku} ratings={state.ratings} />
  return (
    <Stack gap="s3">
      <div>
        <Button variant="secondary" loading={state === 'loading'} onClick={() => void open()}>
          <Trans>Scrivi una recensione</Trans>
        </Button>
      </div>
      <div role="alert">
        {state === 'failed' && (
          <Notice tone="error">{t`Non riusciamo a collegarci. Controlla la rete e riprova.`}</Notice>
        )}
      </div>
    </Stack>
  )
}
