import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { field, input } from './SearchField.css.ts'

type SearchFieldProps = {
  /** Distinguishes this search from the header's. */
  readonly label: string
}

/** The search of a page with its own field: a real GET form, so it works without scripts. */
export function SearchField({ label }: SearchFieldProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate({ to: '/search', search: { q: typeof q === 'string' ? q.trim() : '' } })
  }
  return (
    <form role="search" aria-label={label} action={addressIn(locale, '/search')} className={field} onSubmit={submit}>
      <input
        type="search"
        name="q"
        aria-label={t`Cerca nel negozio`}
        placeholder={t`Cerca`}
        autoComplete="off"
        className={input}
      />
      <IconButton type="submit" label={t`Cerca`} icon={<Search size={20} />} />
    </form>
  )
}
