import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CartContents_cart$key } from '#src/__generated__/CartContents_cart.graphql.ts'
import { cartItemsOf } from '#src/features/analytics/cartItems.ts'
import { useCartEvents } from '#src/features/analytics/useCartEvents.ts'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Notice } from '#src/ui/feedback/Notice.tsx'
import { foot, footed, scrolled } from '#src/ui/overlay/Sheet.css.ts'
import { VisuallyHidden } from '#src/ui/layout/VisuallyHidden.tsx'
import { ArrivingCartLine } from './ArrivingCartLine.tsx'
import * as styles from './CartContents.css.ts'
import { CartGrandTotal } from '../totals/CartGrandTotal.tsx'
import { CartLine } from './CartLine.tsx'
import { place, row } from './CartLine.css.ts'
import { CartTotals } from '../totals/CartTotals.tsx'
import { useCartActivity } from '../requests/CartWriterContext.ts'
import { CouponField } from '../totals/CouponField.tsx'
import type { MinimumOrder } from '../totals/minimumOrder.ts'
import { MinimumOrderWords } from '../totals/MinimumOrderWords.tsx'
import { EmptyCart } from './EmptyCart.tsx'
import { RemovedCartLine } from './RemovedCartLine.tsx'
import { placesOf } from './removedLines.ts'
import { useCartLines } from './useCartLines.ts'

type CartContentsProps = {
  /** Null if there is none yet. */
  readonly cart: CartContents_cart$key | null
  /** A cart exists but cannot be loaded. */
  readonly isMissing?: boolean
  /** The amount from which delivery is free; null if there is none. */
  readonly freeFrom?: number | null
  /** The lowest amount of an order; null if there is none. */
  readonly minimum?: MinimumOrder | null
  /** Shown above the lines. */
  readonly above?: ReactNode
  /** Shown below the totals. */
  readonly estimate?: ReactNode
  /** Shown below a cart with lines. */
  readonly more?: ReactNode
  /** The pieces saved for later, also shown beside an empty cart. */
  readonly later?: ReactNode
}

/** The cart with its controls. */
export function CartContents({
  cart,
  isMissing = false,
  freeFrom = null,
  minimum = null,
  above,
  estimate,
  more,
  later,
}: CartContentsProps) {
  const { t } = useLingui()
  const minimumId = useId()
  const list = useRef<HTMLUListElement>(null)
  const { arriving } = useCartActivity()
  const data = useFragment(
    graphql`
      fragment CartContents_cart on Cart {
        id
        itemsV2(pageSize: 100) {
          items {
            uid
            errors {
              code
            }
            ...CartLine_item
          }
        }
        ...CartTotals_cart
        # CartTotals passes it on.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CartFixedTaxes_cart
        ...CartGrandTotal_cart
        ...MinimumOrderWords_cart
        ...CouponField_cart
        ...cartItems_cart
      }
    `,
    cart,
  )
  const items = new Map((data?.itemsV2?.items ?? []).flatMap((item) => (item ? [[item.uid, item] as const] : [])))
  const { removed, errors, announcement, changeQuantity, remove, keep, setAside, undo, expire } = useCartLines(
    data?.id ?? '',
    useCartEvents(data ? cartItemsOf(data) : null),
  )
  const places = placesOf([...items.keys()], removed)
  const isUnknown = data ? !data.itemsV2?.items : isMissing
  const isEmpty = items.size === 0 && arriving.length === 0
  const isToBeOrdered = items.size > 0 || isUnknown
  const focusList = () => list.current?.focus()

  return (
    <div className={footed}>
      <div className={scrolled}>
        {above}
        <VisuallyHidden>
          <span role="status">{announcement}</span>
        </VisuallyHidden>
        <ul
          ref={list}
          tabIndex={-1}
          className={styles.list}
          aria-label={t`Articoli nel carrello`}
          hidden={places.length + arriving.length === 0}
        >
          {places.map(({ uid, removed: line }, index) => {
            if (line) {
              return (
                <li key={uid} className={place}>
                  <RemovedCartLine
                    line={line}
                    onUndo={(undone) => {
                      undo(undone)
                      focusList()
                    }}
                    onExpire={(expired, focused) => {
                      expire(expired)
                      if (focused) focusList()
                    }}
                  />
                </li>
              )
            }
            const item = items.get(uid)
            return (
              item && (
                <li key={uid} className={row}>
                  <CartLine
                    item={item}
                    error={errors.get(uid) ?? null}
                    onQuantityChange={changeQuantity}
                    onKeep={(keptUid, name, wish) => {
                      keep(keptUid, name, wish)
                      focusList()
                    }}
                    onSetAside={(asideUid, piece) => {
                      setAside(asideUid, piece)
                      focusList()
                    }}
                    onRemove={(removedLine) => remove({ ...removedLine, after: places[index - 1]?.uid ?? null })}
                  />
                </li>
              )
            )
          })}
          {arriving.map((line, index) => (
            <li key={`arriving-${index}`} className={row}>
              <ArrivingCartLine line={line} />
            </li>
          ))}
        </ul>
        {isUnknown && (
          <Notice tone="error">
            <Trans>Non riusciamo a mostrarti gli articoli: sono al sicuro. Ricarica la pagina fra un momento.</Trans>
          </Notice>
        )}
        {isEmpty && !isUnknown && <EmptyCart />}
        {data && <Slot name="cart.belowLines" context={{ cartId: data.id }} />}
        {later}
        {data && isToBeOrdered && (
          <>
            <div className={styles.sums}>
              <CouponField cart={data} />
              <CartTotals cart={data} lines={data} freeFrom={freeFrom} />
              {estimate}
              <Slot name="cart.belowTotals" context={{ cartId: data.id }} />
              {[...items.values()].some(({ errors: faults }) => faults?.length) && (
                <Notice tone="error">
                  <Trans>Prima di andare alla cassa, sistema gli articoli segnalati.</Trans>
                </Notice>
              )}
            </div>
            {items.size > 0 && more}
          </>
        )}
      </div>
      {data && isToBeOrdered && (
        <div className={foot}>
          <div>
            {minimum && <MinimumOrderWords cart={data} minimum={minimum} id={minimumId} />}
            <CartGrandTotal cart={data} />
          </div>
          <Link
            to="/checkout"
            className={buttonClass({ block: true })}
            aria-describedby={minimum ? minimumId : undefined}
          >
            <Trans>Vai alla cassa</Trans>
          </Link>
        </div>
      )}
    </div>
  )
}
