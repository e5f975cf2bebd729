import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ListSort, OwnSort } from '#src/lib/url/listSearch.ts'
import { LIST_SORTS } from '#src/lib/url/listSearch.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import type { AttributeSort } from './attributeSorts.ts'
import { form, label as labelClass, withoutScript, words } from './SortForm.css.ts'

type SortFormProps = {
  readonly sort: ListSort | undefined
  /** The orders by the merchant's attributes. */
  readonly further: readonly AttributeSort[]
  /** The default order, if it is one of the options. */
  readonly usual?: ListSort | undefined
  /** The label of any other default order. */
  readonly defaultLabel: string
  /** The rest of the list's address, which the form must send without scripts. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly onSort: (sort: ListSort | undefined) => void
}

/** The order of a list. A GET form to the list's own address, so it works without scripts. */
export function SortForm({ sort, further, usual, defaultLabel, hidden = {}, onSort }: SortFormProps) {
  const { t } = useLingui()
  const select = useRef<HTMLSelectElement>(null)
  const labels: Record<OwnSort, string> = {
    'price-asc': t`Prezzo crescente`,
    'price-desc': t`Prezzo decrescente`,
    'name-asc': t`Nome A–Z`,
    'name-desc': t`Nome Z–A`,
  }
  const nameOf = ({ label, comparison, sort }: AttributeSort): string => {
    const isRising = sort.endsWith('-asc')
    switch (comparison) {
      case 'date':
        return isRising ? t`${label}: dal meno recente` : t`${label}: dal più recente`
      case 'number':
        return isRising ? t`${label} crescente` : t`${label} decrescente`
      case 'text':
        return t`${label} A–Z`
      case 'flag':
        return label
    }
  }
  const options: readonly (readonly [sort: ListSort, name: string])[] = [
    ...LIST_SORTS.map((own) => [own, labels[own]] as const),
    ...further.map((each) => [each.sort, nameOf(each)] as const),
  ]
  const shown = sort ?? usual ?? ''
  const choose = (value: string) => onSort(value === usual ? undefined : options.find(([sort]) => sort === value)?.[0])
  // Uncontrolled, because it must show the shopper's choice while the old list is still shown. Back resets it here.
  useEffect(() => {
    if (select.current) select.current.value = shown
  }, [shown])
  return (
    <form method="get" className={form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <label className={labelClass}>
        <span className={words}>
          <Trans>Ordina per</Trans>
        </span>
        <Select
          ref={select}
          name="sort"
          defaultValue={shown}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => choose(value)}
        >
          {usual === undefined && <option value="">{defaultLabel}</option>}
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </label>
      <div className={withoutScript}>
        <Button type="submit" variant="secondary">
          <Trans>Ordina</Trans>
        </Button>
      </div>
    </form>
  )
}
