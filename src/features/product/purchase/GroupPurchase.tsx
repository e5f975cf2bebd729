import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { valueOf } from '#src/platform/analytics/commerceEvents.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { purchase } from './AddToCart.css.ts'
import { BuyBar } from './BuyBar.tsx'
import { ChosenPrice } from './ChosenPrice.tsx'
import { controls, piece as pieceClass, pieces as list, words } from './GroupPurchase.css.ts'
import { useAddedToast } from './useAddedToast.ts'
import type { ShownSum } from '../offer/shownSum.ts'
import { priceOfPiece, sumOfPieces } from './usePieces.ts'
import type { Piece } from './usePieces.ts'

type GroupPurchaseProps = {
  readonly pieces: readonly Piece[]
  /** The price for the bar on phones while no quantity is chosen. */
  readonly price: ReactNode
  /** Receives the sum of the chosen pieces; null if there is none. */
  readonly onSum?: ((sum: ShownSum | null) => void) | undefined
}

/**
 * The quantity of each product, and one button for all. Every product becomes a line of its own with its own result.
 */
export function GroupPurchase({ pieces, price: least, onSum }: GroupPurchaseProps) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const { locale } = useShop()
  const addProductsToCart = useAddProductsToCart()
  const sayAdded = useAddedToast()
  const errorText = useCartErrorText()
  const { publish } = useAnalytics()
  const container = useRef<HTMLUListElement>(null)
  const [changed, setChanged] = useState<ReadonlyMap<string, number>>(new Map())
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, 'added' | CartError>>(new Map())
  const [adding, setAdding] = useState(false)
  const [isEmpty, setEmpty] = useState(false)
  const quantityOf = ({ uid, preset }: Piece) => changed.get(uid) ?? preset
  const priceOf = (piece: Piece) => priceOfPiece(piece, quantityOf(piece))
  const chosen = pieces.filter((piece) => piece.isInStock && quantityOf(piece) > 0)
  const currency = chosen[0]?.price?.currency
  const money = sumOfPieces(pieces, quantityOf)
  const shownSum = money?.value ?? null
  useEffect(() => onSum?.(shownSum === null ? null : { value: shownSum, isFrom: false }), [onSum, shownSum])

  const itemOf = (piece: Piece) => ({
    item_id: piece.sku,
    item_name: piece.name,
    ...(piece.price && { price: priceOf(piece)?.value ?? piece.price.value }),
    quantity: quantityOf(piece),
  })
  const add = async () => {
    setEmpty(chosen.length === 0)
    setOutcomes(new Map())
    if (chosen.length === 0) {
      container.current?.querySelector('input')?.focus()
      return
    }
    setAdding(true)
    const results = new Map<string, 'added' | CartError>()
    // One request per product, because Magento does not report which of several lines it refuses. All start at once and
    // are serialised by the cart's lock.
    await Promise.all(
      chosen.map(async (piece) => {
        const { uid, sku, name, imageUrl } = piece
        const items = [itemOf(piece)]
        const event = { currency: currency ?? '', value: valueOf(items), items }
        const line = { ...cartLineRequest({ sku, quantity: quantityOf(piece) }), arriving: { name, imageUrl }, event }
        const result = await addProductsToCart([line])
        results.set(uid, result.ok ? 'added' : result.error)
        setOutcomes(new Map(results))
      }),
    )
    setAdding(false)
    const items = chosen.filter(({ uid }) => results.get(uid) === 'added').map(itemOf)
    const count = items.length
    if (count === 0) return
    publish('add_to_cart', { currency: currency ?? '', value: valueOf(items), items })
    await sayAdded(
      t({
        message: plural(count, {
          one: 'Un pezzo del gruppo è nel carrello',
          other: '# pezzi del gruppo sono nel carrello',
        }),
      }),
    )
  }

  return (
    <div className={purchase}>
      <ul ref={container} className={list}>
        {pieces.map((piece) => {
          const { uid, name, imageUrl, isInStock, left } = piece
          const outcome = outcomes.get(uid)
          const price = priceOf(piece)
          return (
            <li key={uid} className={pieceClass}>
              {imageUrl === null ? <span /> : <Picture src={imageUrl} alt="" sizes="4rem" widths={[96, 160]} />}
              <div className={words}>
                <Text as="span" size="sm" weight="medium">
                  {name}
                </Text>
                {isInStock && left !== null && left > 0 && (
                  <Text key={left} as="span" size="xs" tone="muted">
                    <Plural value={left} one="Ne resta solo #" other="Ne restano solo #" />
                  </Text>
                )}
                <div className={controls}>
                  {isInStock ? (
                    <QuantityStepper
                      label={t`Quantità di ${name}`}
                      decreaseLabel={t`Uno in meno di ${name}`}
                      increaseLabel={t`Uno in più di ${name}`}
                      limitText={limitText}
                      value={quantityOf(piece)}
                      min={0}
                      max={left ?? undefined}
                      onChange={(wanted) => setChanged((known) => new Map([...known, [uid, wanted]]))}
                    />
                  ) : (
                    <Text as="span" size="sm" tone="muted">
                      <Trans>Esaurito</Trans>
                    </Text>
                  )}
                  {price && <Price money={price} locale={locale.intlLocale} size="sm" />}
                </div>
                <div role="status">
                  {outcome === 'added' ? (
                    <Text as="span" size="sm" tone="accent">
                      <Trans>Nel carrello</Trans>
                    </Text>
                  ) : (
                    outcome && <FieldError id={`piece-${uid}`}>{errorText(outcome)}</FieldError>
                  )}
                </div>
              </div>
            </li>
          )
        })}
      </ul>
      {money && <ChosenPrice money={money} />}
      <BuyBar
        price={money ? <Price money={money} locale={locale.intlLocale} /> : least}
        loading={adding}
        disabled={pieces.every(({ isInStock }) => !isInStock)}
        onBuy={() => void add()}
      >
        {isEmpty && chosen.length === 0 && (
          <Notice tone="error" role="alert">
            <Trans>Scegli almeno un pezzo.</Trans>
          </Notice>
        )}
      </BuyBar>
    </div>
  )
}
