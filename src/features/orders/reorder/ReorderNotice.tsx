import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { ReorderOutcome } from './reorderOutcome.ts'

/** The result of a reorder, line by line. */
export function ReorderNotice({ outcome }: { readonly outcome: ReorderOutcome }) {
  const errorText = useCartErrorText()
  if (!outcome.ok) {
    return (
      <Notice tone="error" role="alert">
        {outcome.error.kind === 'unknown' ? (
          <Trans>Questo ordine non si può ripetere da qui: forse l’hai fatto in un’altra lingua del negozio.</Trans>
        ) : (
          errorText(outcome.error)
        )}
      </Notice>
    )
  }
  const lines = outcome.value
  const isComplete = lines.every(({ wanted, added }) => added === wanted)
  const isEmpty = lines.every(({ added }) => added === 0)
  return (
    <Notice
      tone={isComplete ? 'success' : isEmpty ? 'error' : 'info'}
      role={isComplete ? 'status' : 'alert'}
      action={
        isEmpty ? undefined : (
          <Link to="/cart" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Vai al carrello</Trans>
          </Link>
        )
      }
    >
      <strong>
        {isComplete ? (
          <Trans>È tutto nel carrello.</Trans>
        ) : isEmpty ? (
          <Trans>Di questo ordine non c’è più nulla da comprare.</Trans>
        ) : (
          <Trans>Non tutto è finito nel carrello:</Trans>
        )}
      </strong>
      {!isComplete && (
        <Stack as="ul" gap="s1">
          {lines.map(({ name, wanted, added }, index) => (
            <li key={`${index} ${name}`}>
              {added === wanted ? (
                <Trans>{name}: aggiunto</Trans>
              ) : added === 0 ? (
                <Trans>{name}: non disponibile</Trans>
              ) : (
                <Trans>
                  {name}: aggiunti {added} su {wanted}
                </Trans>
              )}
            </li>
          ))}
        </Stack>
      )}
    </Notice>
  )
}
