import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { ListSort } from '#src/lib/url/listSearch.ts'
import { LIST_SORTS } from '#src/lib/url/listSearch.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { form, label, withoutScript, words } from './SortForm.css.ts'

type SortFormProps = {
  readonly sort: ListSort | undefined
  /** The default order, if it is one of the options. */
  readonly usual?: ListSort | undefined
  /** The label of any other default order. */
  readonly defaultLabel: string
  /** The rest of the list's address, which the form must send without scripts. */
  readonly hidden?: Readonly<Record<string, string>>
  readonly onSort: (sort: ListSort | undefined) => void
}

const sortNamed = (value: string) => LIST_SORTS.find((candidate) => candidate === value)

/** The order of a list. A GET form to the list's own address, so it works without scripts. */
export function SortForm({ sort, usual, defaultLabel, hidden = {}, onSort }: SortFormProps) {
  const { t } = useLingui()
  const select = useRef<HTMLSelectElement>(null)
  const labels: Record<ListSort, string> = {
    'price-asc': t`Prezzo crescente`,
    'price-desc': t`Prezzo decrescente`,
    'name-asc': t`Nome A–Z`,
    'name-desc': t`Nome Z–A`,
  }
  const shown = sort ?? usual ?? ''
  const choose = (value: string) => onSort(value === usual ? undefined : sortNamed(value))
  // Uncontrolled, because it must show the shopper's choice while the old list is still shown. Back resets it here.
  useEffect(() => {
    if (select.current) select.current.value = shown
  }, [shown])
  return (
    <form method="get" className={form}>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={String(value)} />
      ))}
      <label className={label}>
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
          {LIST_SORTS.map((value) => (
            <option key={value} value={value}>
              {labels[value]}
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
