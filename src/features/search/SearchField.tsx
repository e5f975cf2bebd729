import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import type { SubmitEvent } from 'react'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { field, input } from './SearchField.css.ts'

type SearchFieldProps = {
  /** What the field starts with. */
  readonly query?: string
  /** Tells this search from the header's, where a page has its own. */
  readonly label?: string
  /** After the shopper has sent a search; the place to put a menu away. */
  readonly onSubmitted?: () => void
}

/** The search of header and result page: a real GET form, so it works without script. */
export function SearchField({ query = '', label, onSubmitted }: SearchFieldProps) {
  const { t } = useLingui()
  const { locale } = useShop()
  const navigate = useNavigate()
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const q = new FormData(event.currentTarget).get('q')
    void navigate({ to: '/search', search: { q: typeof q === 'string' ? q.trim() : '' } })
    onSubmitted?.()
  }
  return (
    <form
      role="search"
      aria-label={label ?? t`Cerca nel negozio`}
      action={addressIn(locale, '/search')}
      className={field}
      onSubmit={submit}
    >
      <input
        key={query}
        type="search"
        name="q"
        defaultValue={query}
        aria-label={t`Cerca nel negozio`}
        placeholder={t`Cerca`}
        autoComplete="off"
        className={input}
      />
      <IconButton type="submit" label={t`Cerca`} icon={<Search size={20} />} />
    </form>
  )
}
