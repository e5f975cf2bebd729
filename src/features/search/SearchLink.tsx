import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { addressIn } from '#src/platform/locales.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { IconButton } from '#src/ui/IconButton.tsx'
import { field, input } from './SearchField.css.ts'
import { link, withoutScript, words } from './SearchLink.css.ts'

/**
 * The header's way to the search: it looks like a field and opens one over the page, whose code comes when the shopper
 * points at it. Without script a real field stands in its place, where there is room for one.
 */
export function SearchLink() {
  const { t } = useLingui()
  return (
    <>
      <Link to="/search/suggestions" search={{}} className={link} aria-label={t`Cerca nel negozio`}>
        <span className={words}>
          <Trans>Cerca</Trans>
        </span>
        <Search size={20} aria-hidden="true" />
      </Link>
      {/* React never renders it in the browser; so its code need not be there either. */}
      <noscript>{import.meta.env.SSR && <FormWithoutScript />}</noscript>
    </>
  )
}

function FormWithoutScript() {
  const { t } = useLingui()
  const { locale } = useShop()
  return (
    <div className={withoutScript}>
      <form role="search" aria-label={t`Cerca nel negozio`} action={addressIn(locale, '/search')} className={field}>
        <input type="search" name="q" aria-label={t`Cerca nel negozio`} placeholder={t`Cerca`} className={input} />
        <IconButton type="submit" label={t`Cerca`} icon={<Search size={20} />} />
      </form>
    </div>
  )
}
