import { Plural, Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { LaterRow_product$key } from '#src/__generated__/LaterRow_product.graphql.ts'
import type { CartError } from '#src/features/cart/requests/cartError.ts'
import {
  controls,
  link,
  name as nameClass,
  options,
  picture,
  quiet,
  words,
} from '#src/features/cart/lines/CartLine.css.ts'
import { ChosenWords } from '#src/features/cart/lines/ChosenWords.tsx'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import type { LaterPiece } from '#src/platform/saved/laterPieces.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { row } from './ForLater.css.ts'

type LaterRowProps = {
  readonly piece: LaterPiece
  /** The product's current data; null if it is no longer sold, undefined if that is not known. */
  readonly product: LaterRow_product$key | null | undefined
  /** Why the item could not be added to the cart. */
  readonly error: CartError | null
  readonly isBusy: boolean
  readonly onBringBack: () => void
  readonly onForget: () => void
}

export function LaterRow({ piece, product: key, error, isBusy, onBringBack, onForget }: LaterRowProps) {
  const { name, quantity } = piece
  const nameId = useId()
  const errorId = useId()
  const errorText = useCartErrorText()
  const product = useFragment(
    graphql`
      fragment LaterRow_product on ProductInterface {
        stock_status
        url_key
        url_suffix
        thumbnail {
          url
        }
        ...CardPrice_product
      }
    `,
    key ?? null,
  )
  const isSoldOut = product?.stock_status === 'OUT_OF_STOCK'
  const image = product?.thumbnail?.url
  return (
    <li className={row}>
      <div className={picture}>{image && <Picture src={image} alt="" sizes="4rem" widths={[96, 160]} />}</div>
      <div className={words}>
        <h4 id={nameId} className={nameClass}>
          {product?.url_key ? (
            <ProductLink urlKey={product.url_key} urlSuffix={product.url_suffix} className={link}>
              {name}
            </ProductLink>
          ) : (
            name
          )}
        </h4>
        <ChosenWords words={piece.words} className={options} />
        {product && <CardPrice product={product} />}
        {quantity > 1 && (
          <p className={quiet}>
            <Plural value={quantity} one="# pezzo" other="# pezzi" />
          </p>
        )}
        {isSoldOut && (
          <p className={quiet}>
            <Trans>Esaurito per ora</Trans>
          </p>
        )}
        {key === null && (
          <p className={quiet}>
            <Trans>Non è più in vendita</Trans>
          </p>
        )}
        <div className={controls}>
          {!isSoldOut && key !== null && (
            <Button
              variant="link"
              aria-describedby={error ? `${nameId} ${errorId}` : nameId}
              loading={isBusy}
              onClick={onBringBack}
            >
              <Trans>Rimetti nel carrello</Trans>
            </Button>
          )}
          <Button variant="link" aria-describedby={nameId} onClick={onForget}>
            <Trans>Togli dai salvati</Trans>
          </Button>
        </div>
        {error && (
          <div role="alert">
            <FieldError id={errorId}>{errorText(error)}</FieldError>
          </div>
        )}
      </div>
    </li>
  )
}
