import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { WishRow_product$key } from '#src/__generated__/WishRow_product.graphql.ts'
import type { WishRow_variant$key } from '#src/__generated__/WishRow_variant.graphql.ts'
import { ChosenWords } from '#src/features/cart/lines/ChosenWords.tsx'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import { useLimitText } from '#src/features/cart/lines/useLimitText.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { FieldError } from '#src/ui/fields/FieldError.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import type { ShownWish } from './shownWish.ts'
import * as styles from './WishRow.css.ts'

type WishRowProps = {
  readonly shown: ShownWish
  /** Null if the product is no longer sold. */
  readonly product: WishRow_product$key | null | undefined
  /** The chosen variant, if there is one. */
  readonly variant: WishRow_variant$key | null | undefined
  /** It is being added to the cart. */
  readonly busy: boolean
  /** Why the last change failed. */
  readonly problem: string | null
  /** The customer's note with its form. */
  readonly note: ReactNode
  readonly onQuantityChange: (quantity: number) => void
  readonly onMove: () => void
  readonly onRemove: () => void
}

/** One item of a wish list: product, quantity, and the button that adds it to the cart. */
export function WishRow({ shown, busy, problem, note, onQuantityChange, onMove, onRemove, ...keys }: WishRowProps) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const errorId = useId()
  const { wish, name, words, isOpen } = shown
  const product = useProduct(keys.product)
  const variant = useVariant(keys.variant)
  const priced = variant ?? product
  const picture = variant?.small_image?.url ?? product?.small_image?.url
  const soldOut = priced?.stock_status === 'OUT_OF_STOCK'
  const link = product?.url_key
    ? { urlKey: product.url_key, urlSuffix: product.url_suffix, search: shown.search }
    : null
  return (
    <div className={styles.row}>
      <div>{picture && <Picture src={picture} alt="" sizes="128px" widths={[96, 160, 240, 320]} />}</div>
      <div className={styles.words}>
        <Heading level={2} size="sm">
          {link ? (
            <ProductLink {...link} className={styles.name}>
              {name}
            </ProductLink>
          ) : (
            name
          )}
        </Heading>
        <ChosenWords words={words} className={styles.choices} />
        {priced ? (
          <CardPrice product={priced} />
        ) : (
          <p className={styles.quiet}>
            <Trans>Questo articolo non è più in vendita.</Trans>
          </p>
        )}
        {soldOut && (
          <p className={styles.quiet}>
            <Trans>Esaurito</Trans>
          </p>
        )}
        <div className={styles.controls}>
          {product && (
            <QuantityStepper
              label={t`Quantità di ${name}`}
              decreaseLabel={t`Uno in meno di ${name}`}
              increaseLabel={t`Uno in più di ${name}`}
              limitText={limitText}
              value={wish.quantity}
              onChange={onQuantityChange}
            />
          )}
          <Button variant="link" aria-label={t`Rimuovi ${name}`} onClick={onRemove}>
            <Trans>Rimuovi</Trans>
          </Button>
        </div>
        {note}
      </div>
      <div className={styles.buying}>
        {link && !soldOut && isOpen && (
          <ProductLink
            {...link}
            className={buttonClass({ variant: 'secondary', block: true })}
            aria-label={t`Scegli le opzioni: ${name}`}
          >
            <Trans>Scegli le opzioni</Trans>
          </ProductLink>
        )}
        {product && !soldOut && !isOpen && (
          <Button
            variant="secondary"
            block
            loading={busy}
            aria-label={t`Sposta nel carrello: ${name}`}
            onClick={onMove}
          >
            <Trans>Sposta nel carrello</Trans>
          </Button>
        )}
        {problem !== null && (
          <div role="alert">
            <FieldError id={errorId}>{problem}</FieldError>
          </div>
        )}
      </div>
    </div>
  )
}

const useProduct = (key: WishRow_product$key | null | undefined) =>
  useFragment(
    graphql`
      fragment WishRow_product on ProductInterface {
        url_key
        url_suffix
        stock_status
        small_image {
          url
        }
        ...CardPrice_product
      }
    `,
    key,
  )

const useVariant = (key: WishRow_variant$key | null | undefined) =>
  useFragment(
    graphql`
      fragment WishRow_variant on ProductInterface {
        stock_status
        small_image {
          url
        }
        ...CardPrice_product
      }
    `,
    key,
  )
