import Minus from 'lucide-react/icons/minus'
import Plus from 'lucide-react/icons/plus'
import { useState, type KeyboardEvent } from 'react'
import { IconButton } from '../controls/IconButton.tsx'
import { input, stepper } from './QuantityStepper.css.ts'
import { figures } from '../theme/global.css.ts'

export interface QuantityStepperProps {
  /** Accessible names of the field and of its buttons. */
  label: string
  decreaseLabel: string
  increaseLabel: string
  value: number
  /** Called with a valid quantity: at once by buttons and arrow keys, on blur or Enter after typing. */
  onChange: (quantity: number) => void
  min?: number
  /** Undefined if the stock is unknown. */
  max?: number | undefined
  disabled?: boolean
  name?: string
}

/** An integer quantity, set by buttons, arrow keys or typing. */
export function QuantityStepper({
  label,
  decreaseLabel,
  increaseLabel,
  value,
  onChange,
  min = 1,
  max = Number.POSITIVE_INFINITY,
  disabled = false,
  name,
}: QuantityStepperProps) {
  // The typed text is a draft, because the "1" of "12" must not reach the cart.
  const [draft, setDraft] = useState<string | null>(null)

  const settle = (quantity: number) => {
    setDraft(null)
    const allowed = Math.min(max, Math.max(min, Math.round(quantity)))
    if (allowed !== value) onChange(allowed)
  }
  const settleDraft = () => {
    if (draft === null) return
    if (draft.trim() === '' || !Number.isFinite(Number(draft))) setDraft(null)
    else settle(Number(draft))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (event.key === 'Enter' && draft !== null) {
      event.preventDefault()
      settleDraft()
    } else if (step !== 0) {
      event.preventDefault()
      settle((draft === null ? value : Number(draft)) + step)
    }
  }

  // `aria-disabled` keeps the focus on a button that has just reached its limit.
  const bound = (reached: boolean) => (reached ? { 'aria-disabled': true as const } : {})
  return (
    <span className={stepper} data-disabled={disabled || undefined}>
      <IconButton
        label={decreaseLabel}
        icon={<Minus size={16} />}
        disabled={disabled}
        onClick={() => settle(value - 1)}
        {...bound(value <= min)}
      />
      <input
        type="number"
        inputMode="numeric"
        className={`${input} ${figures}`}
        aria-label={label}
        name={name}
        min={min}
        max={Number.isFinite(max) ? max : undefined}
        step={1}
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
        onClick={() => settle(value + 1)}
        {...bound(value >= max)}
      />
    </span>
  )
}
