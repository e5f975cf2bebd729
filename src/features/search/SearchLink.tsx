import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import Search from 'lucide-react/icons/search'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { field, input } from './SearchField.css.ts'
import { link, withoutScript, words } from './SearchLink.css.ts'

/**
 * The header's search: it looks like a field and opens an overlay, whose code loads when the shopper points at it.
 * Without scripts a real field replaces it if there is room.
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
      {/* The browser never renders `noscript`, so it does not need this code. */}
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
