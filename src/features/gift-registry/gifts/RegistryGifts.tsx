import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type {
  RegistryGifts_registry$data,
  RegistryGifts_registry$key,
} from '#src/__generated__/RegistryGifts_registry.graphql.ts'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { cartLineRequest } from '#src/lib/cartLineRequest.ts'
import { useAnalytics } from '#src/features/analytics/AnalyticsContext.ts'
import { productValueOf } from '#src/features/analytics/productValue.ts'
import { useAddProductsToCart } from '#src/features/cart/requests/useAddProductsToCart.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { needsChoices } from '#src/features/product/choices/needsChoices.ts'
import { useAddedToast } from '#src/features/product/purchase/useAddedToast.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { buying, item as itemClass, list, note as noteClass, quiet } from '../registry.css.ts'
import { RegistryPiece } from './RegistryPiece.tsx'

/** The gifts for guests, with remaining quantities and cart buttons. */
export function RegistryGifts({ registry }: { readonly registry: RegistryGifts_registry$key }) {
  const { t } = useLingui()
  const { items } = useFragment(
    graphql`
      fragment RegistryGifts_registry on GiftRegistry {
        uid
        items {
          uid
          quantity
          quantity_fulfilled
          note
          product {
            __typename
            uid
            sku
            name
            url_key
            url_suffix
            stock_status
            ...needsChoices_product
            ...productValue_product
            ...RegistryPiece_product
          }
        }
      }
    `,
    registry,
  )
  const gifts = (items ?? []).flatMap((item) => item ?? [])
  if (gifts.length === 0) {
    return (
      <p>
        <Trans>Non c’è ancora niente: torna fra qualche giorno.</Trans>
      </p>
    )
  }
  return (
    <ul className={list} aria-label={t`Regali desiderati`}>
      {gifts.map((gift) => (
        <li key={gift.uid} className={itemClass}>
          <Gift gift={gift} />
        </li>
      ))}
    </ul>
  )
}

type GiftData = NonNullable<NonNullable<RegistryGifts_registry$data['items']>[number]>

function Gift({ gift }: { readonly gift: GiftData }) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const errorId = useId()
  const addProductsToCart = useAddProductsToCart()
  const { publish } = useAnalytics()
  const sayAdded = useAddedToast()
  const errorText = useCartErrorText()
  const [chosen, setChosen] = useState(1)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { quantity, quantity_fulfilled: received, note, product } = gift
  const name = product?.name ?? t`Articolo non più in vendita`
  const left = Math.max(0, quantity - received)
  const soldOut = product?.stock_status === 'OUT_OF_STOCK'
  const isOpen = product != null && (product.__typename === 'ConfigurableProduct' || needsChoices(product))
  const wanted = Math.min(chosen, Math.max(1, left))
  const add = async () => {
    if (!product?.sku) return
    setBusy(true)
    setProblem(null)
    const event = productValueOf([{ product, variant: null, quantity: wanted }])
    const added = await addProductsToCart([
      { ...cartLineRequest({ sku: product.sku, quantity: wanted }), arriving: { name, imageUrl: null }, event },
    ])
    setBusy(false)
    if (!added.ok) return setProblem(errorText(added.error))
    publish('add_to_cart', event)
    await sayAdded(t`${name} è nel carrello`)
  }
  return (
    <RegistryPiece
      product={product ?? null}
      name={name}
      aside={
        product &&
        left > 0 && (
          <div className={buying}>
            {soldOut ? (
              <p className={quiet}>
                <Trans>Esaurito</Trans>
              </p>
            ) : isOpen ? (
              product.url_key && (
                <ProductLink
                  urlKey={product.url_key}
                  urlSuffix={product.url_suffix}
                  className={buttonClass({ variant: 'secondary', block: true })}
                  aria-label={t`Scegli le opzioni: ${name}`}
                >
                  <Trans>Scegli le opzioni</Trans>
                </ProductLink>
              )
            ) : (
              <>
                {left > 1 && (
                  <QuantityStepper
                    label={t`Quantità di ${name}`}
                    decreaseLabel={t`Uno in meno di ${name}`}
                    increaseLabel={t`Uno in più di ${name}`}
                    limitText={limitText}
                    value={wanted}
                    max={left}
                    onChange={setChosen}
                  />
                )}
                <Button
                  variant="secondary"
                  block
                  loading={busy}
                  aria-label={t`Aggiungi al carrello: ${name}`}
                  onClick={() => void add()}
                >
                  <Trans>Aggiungi al carrello</Trans>
                </Button>
              </>
            )}
            {problem !== null && (
              <div role="alert">
                <FieldError id={errorId}>{problem}</FieldError>
              </div>
            )}
          </div>
        )
      }
    >
      {left > 0 ? (
        <p>{t`${plural(left, { one: `Ne manca # di ${quantity}`, other: `Ne mancano # di ${quantity}` })}`}</p>
      ) : (
        <p className={quiet}>
          <Trans>Già regalato</Trans>
        </p>
      )}
      {note && <p className={noteClass}>{note}</p>}
    </RegistryPiece>
  )
}
