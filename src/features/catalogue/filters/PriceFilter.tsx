import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { KeyboardEvent } from 'react'
import { PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { priceRangeOf, priceToken } from '#src/lib/url/parseListSearch.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { bound, range } from './PriceFilter.css.ts'

type PriceFilterProps = {
  /** The range as a token of the address; null for any price. */
  readonly token: string | null
  /** The lowest and highest price in the list, as placeholders of empty fields. */
  readonly bounds: { readonly lowest: number; readonly highest: number } | null
  readonly onChange: (token: string | null) => void
}

const amountIn = (field: HTMLInputElement | null): number | null => {
  const amount = Number(field?.value.replace(',', '.'))
  return !field || field.value.trim() === '' || !Number.isFinite(amount) || amount < 0 ? null : amount
}

/** Optional minimum and maximum. Applied on blur or Enter. */
export function PriceFilter({ token, bounds, onChange }: PriceFilterProps) {
  const { t } = useLingui()
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const { from, to } = priceRangeOf(token ?? '')
  const apply = () => {
    const [lower, upper] = [amountIn(fromField.current), amountIn(toField.current)]
    // Swapped bounds are corrected silently.
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
    // A range from another source, such as Back, resets the fields.
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
