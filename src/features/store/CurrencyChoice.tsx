import { useShop } from '#src/relay/ShopContext.ts'
import { SWITCH_CURRENCY_PATH } from '#src/shop/addresses/switchAddresses.ts'
import { usePageAddress } from './pageAddress.ts'

type CurrencyChoiceProps = {
  readonly listClass: string
  readonly buttonClass: string
}

/** The currencies of the store view, as a form that also works before scripts have loaded. */
export function CurrencyChoice({ listClass, buttonClass }: CurrencyChoiceProps) {
  const { locale, currency } = useShop()
  const { address, place } = usePageAddress()
  const { currencies = [] } = locale
  const current = currency ?? currencies[0]
  const names = new Intl.DisplayNames(locale.intlLocale, { type: 'currency' })
  return (
    <form method="post" action={`${SWITCH_CURRENCY_PATH}${place}`} className={listClass}>
      <input type="hidden" name="from" value={address} />
      {currencies.map((code) => (
        <button
          key={code}
          name="currency"
          value={code}
          className={buttonClass}
          aria-current={code === current ? 'true' : undefined}
        >
          {`${names.of(code) ?? code} (${code})`}
        </button>
      ))}
    </form>
  )
}
