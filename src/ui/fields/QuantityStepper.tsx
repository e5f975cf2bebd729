import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useId, useState, type KeyboardEvent } from 'react'
import { multipleFrom, multipleUpTo } from '#src/lib/multiples.ts'
import { IconButton } from '../controls/IconButton.tsx'
import { input, note as noteClass, place, stepper } from './QuantityStepper.css.ts'
import { figures } from '../theme/global.css.ts'

/** A bound of a quantity: the least, the most, or the number of pieces that are sold together. */
export type QuantityLimit = 'least' | 'most' | 'step'

export interface QuantityStepperProps {
  /** Accessible names of the field and of its buttons. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  /** Names a limit to the shopper who asked for a quantity beyond it. */
  limitText: (limit: QuantityLimit, pieces: number) => string
  value: number
  /** Called with a valid quantity: at once by buttons and arrow keys, on blur or Enter after typing. */
  onChange: (quantity: number) => void
  min?: number
  /** Undefined if the stock is unknown. */
  max?: number | undefined
  /** The number of pieces that are sold together. */
  step?: number
  disabled?: boolean
  name?: string
}

/**
 * A quantity, a whole one unless the step is a fraction, set by buttons, arrow keys or typing. A quantity beyond a limit becomes the nearest allowed one,
 * and the limit is named.
 */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  limitText,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  step = 1,
  disabled = false,
  name,
}: QuantityStepperProps) {
  // The typed text is a draft, because the "1" of "12" must not reach the cart.
  const [draft, setDraft] = useState<string | null>(null)
  const [note, setNote] = useState<string | null>(null)
  const noteId = useId()

  const lowest = multipleFrom(min, step)
  const highest = Math.max(lowest, multipleUpTo(max, step))
  const settle = (quantity: number) => {
    setDraft(null)
    const rounded = Number.isInteger(step) ? Math.round(quantity) : quantity
    const whole = multipleFrom(rounded, step)
    const allowed = Math.min(highest, Math.max(lowest, whole))
    if (whole > highest) setNote(limitText('most', highest))
    else if (whole < lowest) setNote(limitText('least', lowest))
    else setNote(whole === rounded ? null : limitText('step', step))
    if (allowed !== value) onChange(allowed)
  }
  const settleDraft = () => {
    if (draft === null) return
    if (draft.trim() === '' || !Number.isFinite(Number(draft))) setDraft(null)
    else settle(Number(draft))
  }
  const after = (quantity: number) => multipleUpTo(multipleUpTo(quantity, step) + step, step)
  const before = (quantity: number) => multipleFrom(multipleFrom(quantity, step) - step, step)
  const onKeyDown = (event: KeyboardEvent) => {
    const current = draft === null ? value : Number(draft)
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      settleDraft()
    } else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault()
      settle(event.key === 'ArrowUp' ? after(current) : before(current))
    }
  }

  // `aria-disabled` keeps the focus on a button that has just reached its limit.
  const bound = (reached: boolean) => (reached ? { 'aria-disabled': true as const } : {})
  return (
    <span className={place}>
      <span className={stepper} data-disabled={disabled || undefined}>
        <IconButton
          label={decreaseLabel}
          icon={<Minus size={16} />}
          disabled={disabled}
          onClick={() => settle(before(value))}
          {...bound(value <= lowest)}
        />
        <input
          type="number"
          inputMode={Number.isInteger(step) ? 'numeric' : 'decimal'}
          className={`${input} ${figures}`}
          aria-label={label}
          aria-describedby={note === null ? undefined : noteId}
          name={name}
          min={min}
          max={Number.isFinite(max) ? max : undefined}
          step={step}
          disabled={disabled}
          value={draft ?? value}
          onChange={(event) => setDraft(event.currentTarget.value)}
          onBlur={settleDraft}
          onKeyDown={onKeyDown}
        />
        <IconButton
          label={increaseLabel}
          icon={<Plus size={16} />}
          disabled={disabled}
          onClick={() => settle(after(value))}
          {...bound(value >= highest)}
        />
      </span>
      <span id={noteId} className={noteClass} aria-live="polite">
        {note}
      </span>
    </span>
  )
}
