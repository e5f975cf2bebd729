import { Trans } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { SharedRow_product$key } from '#src/__generated__/SharedRow_product.graphql.ts'
import type { SharedRow_variant$key } from '#src/__generated__/SharedRow_variant.graphql.ts'
import { ChosenWords } from '#src/features/cart/lines/ChosenWords.tsx'
import type { LineWords } from '#src/features/cart/lines/lineWords.ts'
import { useCartErrorText } from '#src/features/cart/requests/useCartErrorText.ts'
import { CardPrice } from '#src/features/catalogue/card/CardPrice.tsx'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import type { CartLineRequest } from '#src/lib/cartLineRequest.ts'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import * as styles from './CartSharedPage.css.ts'
import type { LineOutcome, LineState } from './sharedLineState.ts'

type SharedRowProps = {
  readonly line: CartLineRequest
  /** Null if the shop no longer has the product. */
  readonly product: SharedRow_product$key | null
  readonly variant: SharedRow_variant$key | null
  readonly words: readonly LineWords[]
  readonly state: LineState
  /** Null before the line was added. */
  readonly outcome: LineOutcome | null
}

/** A line of a shared cart: product, quantity and availability. */
export function SharedRow({ line, product: productKey, variant: variantKey, words, state, outcome }: SharedRowProps) {
  const errorText = useCartErrorText()
  const product = useFragment(
    graphql`
      fragment SharedRow_product on ProductInterface {
        name
        url_key
        url_suffix
        thumbnail {
          url
        }
        ...CardPrice_product
      }
    `,
    productKey,
  )
  const variant = useFragment(
    graphql`
      fragment SharedRow_variant on ProductInterface {
        thumbnail {
          url
        }
        ...CardPrice_product
      }
    `,
    variantKey,
  )
  const { sku, quantity } = line
  const name = product?.name ?? sku
  const picture = variant?.thumbnail?.url ?? product?.thumbnail?.url
  const priced = variant ?? product
  return (
    <li className={styles.line}>
      <div>{picture && <Picture src={picture} alt="" sizes="88px" widths={[96, 160, 240]} />}</div>
      <div className={styles.words}>
        <Heading level={2} size="sm">
          {product?.url_key ? (
            <ProductLink urlKey={product.url_key} urlSuffix={product.url_suffix} className={styles.name}>
              {name}
            </ProductLink>
          ) : (
            name
          )}
        </Heading>
        <ChosenWords words={words} className={styles.choices} />
        <span className={styles.quiet}>
          <Trans>Quantità {quantity}</Trans>
        </span>
        {state !== 'gone' && priced && <CardPrice product={priced} />}
        {state === 'gone' && (
          <Text size="sm" tone="danger">
            <Trans>Questo articolo non è più in vendita.</Trans>
          </Text>
        )}
        {state === 'sold-out' && (
          <Text size="sm" tone="danger">
            <Trans>Esaurito</Trans>
          </Text>
        )}
        {outcome === 'added' && (
          <Text size="sm" tone="success">
            <Trans>È nel carrello.</Trans>
          </Text>
        )}
        {outcome !== null && outcome !== 'added' && (
          <Text size="sm" tone="danger">
            {outcome.kind === 'options-missing' ? (
              <Trans>Manca una scelta che il link non porta: aprilo e falla tu.</Trans>
            ) : (
              errorText(outcome)
            )}
          </Text>
        )}
      </div>
    </li>
  )
}
