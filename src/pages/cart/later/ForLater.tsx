import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useDeferredValue, useRef, useState, useSyncExternalStore } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { ForLaterQuery } from '#src/__generated__/ForLaterQuery.graphql.ts'
import type { LaterRow_product$key } from '#src/__generated__/LaterRow_product.graphql.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import type { ProductValueKey } from '#src/features/analytics/productValue.ts'
import { WidgetBoundary } from '#src/features/cms/WidgetBoundary.tsx'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import { laterPiecesOf } from '#src/features/cart/lines/laterPiecesOf.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useCarryGiftMessage } from '#src/features/cart/gift/useCarryGiftMessage.ts'
import type { LaterPiece } from '#src/platform/saved/laterPieces.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useBrowserQuery } from '#src/relay/useBrowserQuery.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { showToast } from '#src/ui/feedback/showToast.ts'
import { Text } from '#src/ui/layout/Text.tsx'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { around, list, section } from './ForLater.css.ts'
import { LaterRow } from './LaterRow.tsx'

const NONE: readonly LaterPiece[] = []

const keyOf = ({ sku, selectedOptions, enteredOptions }: LaterPiece) =>
  JSON.stringify([sku, selectedOptions, enteredOptions])

/**
 * The items that the shopper saved for later, with buttons to move them back into the cart. Nothing if there are none.
 */
export function ForLater() {
  const { storage } = useShop()
  const later = laterPiecesOf(storage)
  const pieces = useSyncExternalStore(
    (listener) => {
      const end = later.subscribe(listener)
      // Written by another tab.
      window.addEventListener('storage', listener)
      return () => {
        window.removeEventListener('storage', listener)
        end()
      }
    },
    later.get,
    () => NONE,
  )
  const { t } = useLingui()
  const { announcement, errors, busy, bringBack, forget } = useForLater()
  const place = useRef<HTMLDivElement>(null)
  const title = t`Salvati per dopo`
  const row: RenderRow = (piece, product) => (
    <LaterRow
      key={keyOf(piece)}
      piece={piece}
      product={product}
      error={errors.get(keyOf(piece)) ?? null}
      isBusy={busy.has(keyOf(piece))}
      onBringBack={() => {
        place.current?.focus()
        bringBack(piece, product ?? null)
      }}
      onForget={() => {
        place.current?.focus()
        forget(piece)
      }}
    />
  )
  const unknown = pieces.map((piece) => row(piece, undefined))
  return (
    // Receives the focus when the focused item is removed.
    <div ref={place} tabIndex={-1} className={around}>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {pieces.length > 0 && (
        <section className={section}>
          <div>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text size="xs" tone="muted">
              <Trans>Restano su questo dispositivo.</Trans>
            </Text>
          </div>
          <ul className={list} aria-label={title}>
            {/* The current price is useful, but not necessary to move the item back. */}
            <WidgetBoundary fallback={unknown}>
              <Suspense fallback={unknown}>
                <PricedRows pieces={pieces} row={row} />
              </Suspense>
            </WidgetBoundary>
          </ul>
        </section>
      )}
    </div>
  )
}

/** Null if the product is no longer sold, undefined if that is not known. */
type RenderRow = (piece: LaterPiece, product: (LaterRow_product$key & ProductValueKey) | null | undefined) => ReactNode

type PricedRowsProps = {
  readonly pieces: readonly LaterPiece[]
  readonly row: RenderRow
}

function PricedRows({ pieces, row }: PricedRowsProps) {
  const asked = useDeferredValue([...new Set(pieces.map(({ sku }) => sku))].toSorted().join('\n'))
  const skus = asked.split('\n')
  const { products } = useBrowserQuery<ForLaterQuery>(
    graphql`
      query ForLaterQuery($skus: [String!]!, $pageSize: Int!) {
        products(filter: { sku: { in: $skus } }, pageSize: $pageSize) {
          items {
            __typename
            uid
            sku
            ...LaterRow_product
            ...productValue_product
          }
        }
      }
    `,
    { skus, pageSize: skus.length },
  )
  const items = products?.items
  const bySku = new Map((items ?? []).flatMap((item) => (item ? [[item.sku, item] as const] : [])))
  return pieces.map((piece) =>
    // Not requested or not answered yet: the row shows no data of the product.
    row(piece, items && skus.includes(piece.sku) ? (bySku.get(piece.sku) ?? null) : undefined),
  )
}

/** The actions on saved items, and their results. */
function useForLater() {
  const { t } = useLingui()
  const { storage } = useShop()
  const { publish } = useAnalytics()
  const addProducts = useAddProductsToCart()
  const carryGiftMessage = useCarryGiftMessage()
  const [announcement, setAnnouncement] = useState('')
  const [errors, setErrors] = useState<ReadonlyMap<string, CartError>>(new Map())
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set())
  const later = laterPiecesOf(storage)

  const bringBack = async (piece: LaterPiece, product: ProductValueKey | null) => {
    const { name, sku, quantity, giftMessage } = piece
    const key = keyOf(piece)
    setErrors((known) => new Map([...known].filter(([other]) => other !== key)))
    setBusy((known) => new Set([...known, key]))
    const event = product
      ? productValueOf([{ product, quantity }])
      : { currency: '', value: 0, items: [{ item_id: sku, item_name: name, quantity }] }
    const input = { ...cartLineRequest(piece), arriving: { name, imageUrl: null }, event }
    const outcome = await addProducts([input])
    setBusy((known) => new Set([...known].filter((other) => other !== key)))
    if (!outcome.ok) {
      const { error } = outcome
      return setErrors((known) => new Map([...known, [key, error]]))
    }
    publish('add_to_cart', event)
    // Only now: an item that is stored nowhere would be lost.
    later.take(piece)
    setAnnouncement(t`${name} è di nuovo nel carrello`)
    if (giftMessage === null || (await carryGiftMessage(outcome.value.cartId, input, giftMessage))) return
    await showToast('warning', t`${name} è di nuovo nel carrello, ma il messaggio regalo va riscritto:`, {
      description: giftMessage.message,
      staysUntilClosed: true,
    })
  }
  const forget = (piece: LaterPiece) => {
    const { name } = piece
    later.take(piece)
    void showToast('success', t`${name} tolto dai salvati per dopo`, {
      action: { label: t`Annulla`, onClick: () => void later.put(piece) },
    })
  }
  return {
    announcement,
    errors,
    busy,
    bringBack: (piece: LaterPiece, product: ProductValueKey | null) => void bringBack(piece, product),
    forget,
  }
}
