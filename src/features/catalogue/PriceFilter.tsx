import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { PRICE_CODE } from '#src/lib/listSearch.ts'
import { priceRangeOf, priceToken } from '#src/lib/parseListSearch.ts'
import { TextInput } from '#src/ui/TextInput.tsx'
import { bound, range } from './PriceFilter.css.ts'

type PriceFilterProps = {
  /** The range as it stands in the address; null for any price. */
  readonly token: string | null
  /** What the list's prices lie between: shown in fields that are empty. */
  readonly bounds: { readonly lowest: number; readonly highest: number } | null
  readonly onChange: (token: string | null) => void
}

const amountIn = (field: HTMLInputElement | null): number | null => {
  const amount = Number(field?.value.replace(',', '.'))
  return !field || field.value.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}

/** From and to, each may stay empty. A range counts when its field is left or Enter is pressed. */
export function PriceFilter({ token, bounds, onChange }: PriceFilterProps) {
  const { t } = useLingui()
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const { from, to } = priceRangeOf(token ?? '')
  const apply = () => {
    const [lower, upper] = [amountIn(fromField.current), amountIn(toField.current)]
    // Turned round is what was meant, not a mistake to be told.
    const wanted =
      lower !== null && upper !== null && lower > upper ? priceToken(upper, lower) : priceToken(lower, upper)
    if (wanted !== token) onChange(wanted)
  }
  const applyOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') apply()
  }
  const field = {
    name: PRICE_CODE,
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: apply,
    onKeyDown: applyOnEnter,
  } as const
  return (
    // Another range, from wherever it comes, fills the fields anew.
    <div key={token} className={range}>
      <label className={bound}>
        {t`Minimo`}
        <TextInput
          {...field}
          ref={fromField}
          defaultValue={from ?? ''}
          placeholder={bounds ? `${bounds.lowest}` : ''}
        />
      </label>
      <label className={bound}>
        {t`Massimo`}
        <TextInput {...field} ref={toField} defaultValue={to ?? ''} placeholder={bounds ? `${bounds.highest}` : ''} />
      </label>
    </div>
  )
}
