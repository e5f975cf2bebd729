import { useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'
import { numberFormat } from '#src/lib/formatters.ts'
import { typedAmount } from '#src/lib/typedAmount.ts'
import { PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { priceRangeOf, priceToken } from '#src/lib/url/parseListSearch.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { bound, problems, range } from './PriceFilter.css.ts'

type PriceFilterProps = {
  /** The range as a token of the address; null for any price. */
  readonly token: string | null
  /** The lowest and highest price in the list, as placeholders of empty fields. */
  readonly bounds: { readonly lowest: number; readonly highest: number } | null
  readonly onChange: (token: string | null) => void
}

/** An example amount for the message. */
const EXAMPLE = 37.5

const textOf = (amount: number | null, figure: Intl.NumberFormat): string =>
  amount === null ? '' : figure.format(amount)

function write(field: HTMLInputElement | null, text: string): void {
  if (field) field.value = text
}

const isBlank = (field: HTMLInputElement): boolean => field.value.trim() === ''

/** Optional minimum and maximum. Applied on blur or Enter, if both are blank or amounts. */
export function PriceFilter({ token, bounds, onChange }: PriceFilterProps) {
  const { t } = useLingui()
  const fromField = useRef<HTMLInputElement>(null)
  const toField = useRef<HTMLInputElement>(null)
  const { from, to } = priceRangeOf(token ?? '')
  const { intlLocale } = useShop().locale
  const figure = numberFormat(intlLocale, { maximumFractionDigits: 2, useGrouping: false })
  /** The fields whose text is no amount. */
  const [wrong, setWrong] = useState<readonly ('from' | 'to')[]>([])
  const problemId = useId()
  const applied = useRef(token)
  useEffect(() => {
    // The fields' own range arrives while the shopper may already be typing the other bound.
    if (token === applied.current) return
    applied.current = token
    write(fromField.current, textOf(from, figure))
    write(toField.current, textOf(to, figure))
    setWrong([])
  }, [token, from, to, figure])
  const apply = (isComplete: boolean) => {
    // A page that Suspense hides blurs its field and has no refs; the empty range would replace the shown one.
    if (!fromField.current || !toField.current) return
    const [lower, upper] = [typedAmount(fromField.current.value), typedAmount(toField.current.value)]
    const unread = [
      ...(lower === null && !isBlank(fromField.current) ? (['from'] as const) : []),
      ...(upper === null && !isBlank(toField.current) ? (['to'] as const) : []),
    ]
    setWrong(unread)
    if (unread.length > 0) return
    const isSwapped = lower !== null && upper !== null && lower > upper
    if (isSwapped) {
      // The shopper goes on to the other bound and may be about to correct it.
      if (!isComplete) return
      write(fromField.current, textOf(upper, figure))
      write(toField.current, textOf(lower, figure))
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
  const names = { from: t`Minimo`, to: t`Massimo` }
  const example = numberFormat(intlLocale, { minimumFractionDigits: 2 })
  const problemText = (label: string) => t`${label}: scrivi una cifra, per esempio ${example.format(EXAMPLE)}`
  const problemOf = (each: 'from' | 'to') =>
    wrong.includes(each) ? { 'aria-invalid': true, 'aria-describedby': `${problemId}${each}` } : {}
  return (
    <>
      <div className={range}>
        <label className={bound}>
          {names.from}
          <TextInput
            {...field}
            {...problemOf('from')}
            ref={fromField}
            defaultValue={textOf(from, figure)}
            placeholder={bounds ? `${bounds.lowest}` : ''}
          />
        </label>
        <label className={bound}>
          {names.to}
          <TextInput
            {...field}
            {...problemOf('to')}
            ref={toField}
            defaultValue={textOf(to, figure)}
            placeholder={bounds ? `${bounds.highest}` : ''}
          />
        </label>
      </div>
      <div role="alert" className={problems}>
        {wrong.map((each) => (
          <FieldError key={each} id={`${problemId}${each}`}>
            {problemText(names[each])}
          </FieldError>
        ))}
      </div>
    </>
  )
}
