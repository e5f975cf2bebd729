import { Trans } from '@lingui/react/macro'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { fix as fixClass } from './CartLine.css.ts'
import type { LineFix } from './lineFix.ts'

type LineProblemProps = {
  /** Unique in the page. */
  readonly id: string
  readonly text: string
  readonly fix: LineFix | null
  /** The id of the line's name. */
  readonly nameId: string
  readonly onQuantity: (quantity: number) => void
  readonly onRemove: () => void
}

/** The problem of a line, with a button that solves it. */
export function LineProblem({ id, text, fix, nameId, onQuantity, onRemove }: LineProblemProps) {
  return (
    <div role="alert" className={fixClass}>
      <FieldError id={id}>{text}</FieldError>
      {fix && (
        <Button
          variant="secondary"
          aria-describedby={nameId}
          onClick={() => (fix.kind === 'remove' ? onRemove() : onQuantity(fix.quantity))}
        >
          <span key={JSON.stringify(fix)}>
            {fix.kind === 'reduce' && <Trans>Riduci a {fix.quantity}</Trans>}
            {fix.kind === 'raise' && <Trans>Porta a {fix.quantity}</Trans>}
            {fix.kind === 'remove' && <Trans>Togli dal carrello</Trans>}
          </span>
        </Button>
      )}
    </div>
  )
}
