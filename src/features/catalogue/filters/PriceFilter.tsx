import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
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
  const applied = useRef(token)
  const show = (lower: number | null, upper: number | null) => {
    if (fromField.current) fromField.current.value = `${lower ?? ''}`
    if (toField.current) toField.current.value = `${upper ?? ''}`
  }
  useEffect(() => {
    // The fields' own range arrives while the shopper may already be typing the other bound.
    if (token === applied.current) return
    applied.current = token
    show(from, to)
  }, [token, from, to])
  const apply = (isComplete: boolean) => {
    // A page that Suspense hides blurs its field and has no refs; the empty range would replace the shown one.
    if (!fromField.current || !toField.current) return
    const [lower, upper] = [amountIn(fromField.current), amountIn(toField.current)]
    const isSwapped = lower !== null && upper !== null && lower > upper
    if (isSwapped) {
      // The shopper goes on to the other bound and may be about to correct it.
      if (!isComplete) return
      show(upper, lower)
    }
    const wanted = isSwapped ? priceToken(upper, lower) : priceToken(lower, upper)
    if (wanted === token) return
    applied.current = wanted
    onChange(wanted)
  }
  const leave = ({ relatedTarget }: FocusEvent) =>
    apply(relatedTarget !== fromField.current && relatedTarget !== toField.current)
  const applyOnEnter = ({ key }: KeyboardEvent) => {
    if (key === 'Enter') apply(true)
  }
  const field = {
    name: PRICE_CODE,
    inputMode: 'decimal',
    autoComplete: 'off',
    onBlur: leave,
    onKeyDown: applyOnEnter,
  } as const
  return (
    <div className={range}>
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
