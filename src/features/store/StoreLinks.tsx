import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { switchStoreAddress } from '#src/shop/addresses/switchAddresses.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { usePageAddress } from './pageAddress.ts'
import { useStoreSettings } from './storeSettings.ts'

type StoreLinksProps = {
  readonly listClass: string
  readonly linkClass: string
}

/**
 * The stores of the shop; each link leads to the same page in that store. Another store is another document, because it
 * has another language and other data.
 */
export function StoreLinks({ listClass, linkClass }: StoreLinksProps) {
  const { locale, locales } = useShop()
  const { storeName } = useStoreSettings()
  const { address, place } = usePageAddress()
  return (
    <ul className={listClass}>
      {locales.map((store) => {
        const isCurrent = store.magentoStoreCode === locale.magentoStoreCode
        // To another domain the host hands over the shopper's choice about cookies.
        const isSameHost = store.domain === locale.domain
        const home = addressIn(store, '/')
        const isHome = address === addressIn(locale, '/')
        return (
          <li key={store.magentoStoreCode}>
            <a
              href={
                isCurrent || (isHome && isSameHost)
                  ? home
                  : `${switchStoreAddress(store.magentoStoreCode, address)}${place}`
              }
              hrefLang={store.intlLocale}
              lang={store.locale}
              className={linkClass}
              aria-current={isCurrent ? 'true' : undefined}
            >
              {isCurrent ? (storeName ?? store.label) : store.label}
            </a>
          </li>
        )
      })}
    </ul>
  )
}
