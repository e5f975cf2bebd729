import { Trans, useLingui } from '@lingui/react/macro'
import X from 'lucide-react/icons/x'
import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { onPlainClick } from '#src/features/navigation/onPlainClick.ts'
import { pricedFilters, toggledFilters, wordsOf } from '#src/lib/url/listFilters.ts'
import { fromItsStart, PRICE_CODE } from '#src/lib/url/listSearch.ts'
import { priceRangeOf, valueOf } from '#src/lib/url/parseListSearch.ts'
import type { ListFilters, ListSearch } from '#src/lib/url/listSearch.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import { chip, clearAll, list as listClass } from './AppliedFilters.css.ts'
import { ListLink } from '../list/ListLink.tsx'
import type { ListAddress } from '../list/ListLink.tsx'
import type { Facets } from './useFacets.ts'

type AppliedFiltersProps = {
  readonly facets: Facets
  readonly list: ListAddress
  readonly search: ListSearch
  readonly filters: ListFilters
  readonly currency: string
  readonly onChange: (filters: ListFilters) => void
}

/** The chosen filters, each a link that removes it. */
export function AppliedFilters({
  facets: { facets },
  list: address,
  search,
  filters,
  currency,
  onChange,
}: AppliedFiltersProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const money = (value: number) => formatMoney({ value, currency }, locale.intlLocale)
  const rangeText = (token: string) => {
    const { from, to } = priceRangeOf(token)
    const lowest = from === null ? null : money(from)
    const highest = to === null ? null : money(to)
    if (lowest === null) return t`fino a ${highest}`
    return highest === null ? t`da ${lowest}` : t`da ${lowest} a ${highest}`
  }
  const textOf = (code: string, token: string) => {
    const facet = facets.find((each) => each.code === code)
    const value =
      code === PRICE_CODE
        ? rangeText(token)
        : (facet?.options.find((option) => valueOf(option.token) === valueOf(token))?.label ?? wordsOf(token))
    return facet ? `${facet.label}: ${value}` : value
  }
  const list = useRef<HTMLUListElement>(null)
  const removed = useRef<{ readonly index: number; readonly around: Element | null } | null>(null)
  const entries = Object.entries(filters).flatMap(([code, tokens]) => tokens.map((token) => ({ code, token })))
  const count = entries.length
  useEffect(() => {
    const { index = 0, around } = removed.current ?? {}
    const focused = document.activeElement
    const isGone = removed.current !== null && focused === document.body
    removed.current = null
    // The focused link has gone with its filter, or phones hide it: another one of the filters takes the focus.
    if (!isGone && focused?.checkVisibility() !== false) return
    const chips = [...(list.current?.querySelectorAll('a') ?? [])]
    const controls = [
      ...(around?.querySelectorAll('a') ?? []),
      ...(around?.parentElement?.querySelectorAll('summary') ?? []),
    ]
    for (const candidate of [...chips.slice(index), ...controls]) {
      candidate.focus({ preventScroll: true })
      if (document.activeElement === candidate) return
    }
  }, [count])
  if (count === 0) return null
  const { filters: _filters, ...order } = fromItsStart(search)
  const leadsTo = (next: ListFilters) => ({
    list: address,
    search: { ...order, filters: next },
    onClick: onPlainClick(() => onChange(next)),
  })
  const noteRemoved = ({ target, currentTarget }: MouseEvent<HTMLUListElement>) => {
    const item = target instanceof Element ? target.closest('li') : null
    removed.current = item && {
      index: [...currentTarget.children].indexOf(item),
      around: currentTarget.parentElement,
    }
  }
  return (
    <ul ref={list} onClickCapture={noteRemoved} aria-label={t`Filtri scelti`} className={listClass}>
      {entries.map(({ code, token }) => {
        const text = textOf(code, token)
        const without = code === PRICE_CODE ? pricedFilters(filters, null) : toggledFilters(filters, code, token)
        return (
          <li key={`${code} ${token}`}>
            <ListLink {...leadsTo(without)} className={chip} aria-label={t`Togli il filtro ${text}`}>
              {text}
              <X size={16} aria-hidden="true" />
            </ListLink>
          </li>
        )
      })}
      <li>
        <ListLink {...leadsTo({})} className={clearAll}>
          <Trans>Togli tutti</Trans>
        </ListLink>
      </li>
    </ul>
  )
}
