import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useStatusNames } from '../detail/useOrderStatusText.ts'
import { isFiltered, ORDER_STATUSES, orderSearchParams, parseOrderSearch } from '#src/lib/url/orderSearch.ts'
import type { OrderSearch } from '#src/lib/url/orderSearch.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Field } from '#src/ui/fields/Field.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { actions, form, panel, summary } from './OrderFilters.css.ts'

/** Finds orders by number, and by status and date if the backend supports it. The search is in the address. */
export function OrderFilters({ search }: { search: OrderSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { hasField } = useShop()
  const names = useStatusNames()
  const element = useRef<HTMLFormElement>(null)
  // Back and "show all" change only the address, so the fields follow it.
  useEffect(() => element.current?.reset(), [search])
  return (
    <details open={isFiltered(search)} className={panel}>
      <summary className={summary}>
        <Trans>Cerca tra i tuoi ordini</Trans>
      </summary>
      <form
        ref={element}
        method="get"
        role="search"
        aria-label={t`Cerca tra i tuoi ordini`}
        className={form}
        onSubmit={(event) => {
          event.preventDefault()
          const wanted = parseOrderSearch(Object.fromEntries(new FormData(event.currentTarget)))
          void navigate({ to: '/account/orders', search: orderSearchParams(wanted) })
        }}
      >
        <Field label={t`Numero d’ordine`}>
          {(control) => (
            <TextInput
              {...control}
              name="number"
              defaultValue={search.number ?? ''}
              inputMode="numeric"
              autoComplete="off"
              maxLength={32}
            />
          )}
        </Field>
        {hasField('CustomerOrdersFilterInput', 'status') && (
          <Field label={t`Stato`}>
            {(control) => (
              <Select {...control} name="status" defaultValue={search.status ?? ''} autoComplete="off">
                <option value="">{t`Tutti`}</option>
                {ORDER_STATUSES.map((status) => (
                  <option key={status} value={status}>
                    {names[status]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {hasField('CustomerOrdersFilterInput', 'order_date') && (
          <>
            <Field label={t`Dal giorno`}>
              {(control) => <TextInput {...control} type="date" name="from" defaultValue={search.from ?? ''} />}
            </Field>
            <Field label={t`Al giorno`}>
              {(control) => <TextInput {...control} type="date" name="to" defaultValue={search.to ?? ''} />}
            </Field>
          </>
        )}
        <div className={actions}>
          <Button type="submit" variant="secondary">
            <Trans>Cerca</Trans>
          </Button>
          {isFiltered(search) && (
            <Link to="/account/orders" search={{}} className={buttonClass({ variant: 'link' })}>
              <Trans>Mostra tutti gli ordini</Trans>
            </Link>
          )}
        </div>
      </form>
    </details>
  )
}
