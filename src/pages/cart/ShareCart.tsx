import { Trans, useLingui } from '@lingui/react/macro'
import Share from 'lucide-react/icons/share-2'
import { useEffect, useRef, useState } from 'react'
import { SHARED_CART_PATH } from '#src/features/cart/keeping/sharedCartPath.ts'
import { GIFT_CARD_UIDS } from '#src/lib/catalog/giftCardUids.ts'
import { writeSharedCart } from '#src/lib/url/sharedCart.ts'
import { addressIn } from '#src/shop/addresses/storeAddresses.ts'
import { shareAddress } from '#src/platform/shareAddress.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { Field } from '#src/ui/fields/Field.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { TextInput } from '#src/ui/fields/TextInput.tsx'
import { section } from './CartCrossSells.css.ts'

const { recipientName } = GIFT_CARD_UIDS

/**
 * Creates a link that shares the cart: others can see it and add the same items to their own cart. Data of gift card
 * recipients is left out, because it is personal.
 */
export function ShareCart({ cartId }: { readonly cartId: string }) {
  const { t } = useLingui()
  const { cartJournal, locale, origin } = useShop()
  // If the clipboard is not available, the link is shown so that the shopper can copy it.
  const [shown, setShown] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  // Below the end of a full cart the field would be out of sight.
  useEffect(() => field.current?.focus(), [shown])
  const share = async () => {
    const all = cartJournal.linesOf(cartId) ?? []
    const lines = all.filter(({ enteredOptions }) => !enteredOptions.some(({ uid }) => uid === recipientName))
    setShown(null)
    if (lines.length === 0 && all.length > 0) {
      return showToast('error', t`I buoni regalo non vanno in un link: direbbe a tutti per chi sono.`)
    }
    const cart = writeSharedCart(lines)
    if (cart === null) return showToast('error', t`Questo carrello è troppo grande per un link.`)
    const url = `${origin}${addressIn(locale, SHARED_CART_PATH)}#${cart}`
    const outcome = await shareAddress(t`Un carrello per te`, url)
    if (outcome === 'kept') setShown(url)
    return outcome === 'copied' ? showToast('success', t`Indirizzo copiato`) : undefined
  }
  return (
    <div className={section}>
      <div>
        <Button variant="link" icon={<Share size={16} strokeWidth={1.75} />} onClick={() => void share()}>
          <Trans>Condividi il carrello</Trans>
        </Button>
      </div>
      {shown !== null && (
        <Field required label={t`Link del carrello`}>
          {(control) => (
            <TextInput {...control} ref={field} readOnly value={shown} onFocus={(event) => event.target.select()} />
          )}
        </Field>
      )}
    </div>
  )
}
