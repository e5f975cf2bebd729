import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Trash from 'lucide-react/icons/trash-2'
import { use, useId, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { CartLine_item$key } from '#src/__generated__/CartLine_item.graphql.ts'
import { ProductLink } from '#src/features/navigation/ProductLink.tsx'
import type { LaterPiece } from '#src/platform/saved/laterPieces.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { fixedTaxesIn } from '#src/features/store/taxDisplay.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { TaxWords } from '#src/features/store/TaxWords.tsx'
import type { Wish } from '#src/platform/saved/keptWishes.ts'
import { QUICK_PARAM } from '#src/lib/url/urlSearch.ts'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { IconButton } from '#src/ui/controls/IconButton.tsx'
import { Picture } from '#src/ui/media/Picture.tsx'
import { QuantityStepper } from '#src/ui/fields/QuantityStepper.tsx'
import { CartAmount } from '../totals/CartAmount.tsx'
import { ChosenWords } from './ChosenWords.tsx'
import { GiftCardWordsContext } from '../gift/GiftCardWordsContext.ts'
import { GiftMessageContext } from '../gift/GiftMessageContext.ts'
import * as styles from './CartLine.css.ts'
import { numberIn } from '../requests/cartError.ts'
import type { CartError } from '../requests/cartError.ts'
import { lineTarget } from '../requests/cartWriter.ts'
import { useCartActivity, useCartWriter } from '../requests/CartWriterContext.ts'
import { completedChoices, lineChoicesOf } from './lineChoices.ts'
import { lineFixOf } from './lineFix.ts'
import { LineProblem } from './LineProblem.tsx'
import { lineWordsOf } from './lineWords.ts'
import type { RemovedLine } from './removedLines.ts'
import { useCartErrorText } from '../requests/useCartErrorText.ts'
import { useJournalLine } from './useJournalLine.ts'
import { useLimitText } from './useLimitText.ts'

type CartLineProps = {
  readonly item: CartLine_item$key
  /** The reason why the last change was refused. */
  readonly error: CartError | null
  readonly onQuantityChange: (uid: string, quantity: number) => void
  readonly onRemove: (line: Omit<RemovedLine, 'after' | 'error'>) => void
  /** Moves the line to the wish list. */
  readonly onKeep: (uid: string, name: string, wish: Wish) => void
  /** Saves the line for later. */
  readonly onSetAside: (uid: string, piece: LaterPiece) => void
}

/** One line of the cart. Its quantity may be optimistic; its prices never are. */
export function CartLine({ item, error, onQuantityChange, onRemove, onKeep, onSetAside }: CartLineProps) {
  const { t } = useLingui()
  const limitText = useLimitText()
  const { targets } = useCartActivity()
  const { origins } = useCartWriter()
  const errorText = useCartErrorText()
  const { hasWishlist, tax: taxDisplays, fixedTaxes: fixedTaxDisplays } = useStoreSettings()
  const { lines: tax } = taxDisplays
  const journalLine = useJournalLine()
  const giftCardWords = use(GiftCardWordsContext)
  const giftMessage = use(GiftMessageContext)
  const nameId = useId()
  const errorId = useId()
  const moreId = useId()
  const [showsMore, setShowsMore] = useState(false)
  const [pack, setPack] = useState(1)
  const controls = useRef<HTMLDivElement>(null)
  const line = useFragment(
    graphql`
      fragment CartLine_item on CartItemInterface {
        __typename
        uid
        quantity
        errors {
          code
          message
        }
        prices {
          price {
            ...CartAmount_money
          }
          price_including_tax {
            ...CartAmount_money
          }
          row_total {
            value
            currency
            ...CartAmount_money
          }
          row_total_including_tax {
            value
            currency
            ...CartAmount_money
          }
          # The words and rows of the taxes read it.
          fixed_product_taxes {
            # eslint-disable-next-line relay/unused-fields
            label
            # eslint-disable-next-line relay/unused-fields
            amount {
              # eslint-disable-next-line relay/unused-fields
              value
            }
          }
        }
        product {
          sku
          name
          url_key
          url_suffix
          thumbnail {
            url
          }
          # Never of a bundle: Magento looks for its stock under the SKU that the parts make together, finds none, and
          # says so of the product wherever it is shown.
          ... on SimpleProduct {
            only_x_left_in_stock
            stock_status
          }
          ... on VirtualProduct {
            only_x_left_in_stock
            stock_status
          }
          ... on DownloadableProduct {
            only_x_left_in_stock
            stock_status
          }
        }
        ... on ConfigurableCartItem {
          configured_variant {
            only_x_left_in_stock
            stock_status
            thumbnail {
              url
            }
          }
        }
        ...lineChoices_item
        ...lineWords_item
      }
    `,
    item,
  )
  const { uid, product, prices, quantity } = line
  const fixedTaxes = prices?.fixed_product_taxes
  const plus = (pieces: number) => fixedTaxesIn(fixedTaxDisplays.sales, fixedTaxes, pieces)
  const row = tax === 'excluding' ? prices?.row_total : prices?.row_total_including_tax
  const choices = lineChoicesOf(line)
  const variant = line.configured_variant ?? product
  const name = product.name ?? product.sku ?? ''
  const picture = variant.thumbnail?.url ?? product.thumbnail?.url
  const left = variant.only_x_left_in_stock
  const pending = targets.has(lineTarget(uid))
  const words = lineWordsOf(line)
  const canEdit = (words.length > 0 || choices.isUntold) && Boolean(product.url_key)
  const hasMore = canEdit || hasWishlist
  const place = `line ${origins.get(uid) ?? uid}`
  // Read on demand, because the journal learns the texts of a gift card after the line is rendered.
  const contents = () => ({
    sku: product.sku ?? '',
    quantity,
    ...completedChoices(choices, journalLine(uid)),
  })
  const fault = line.errors?.find((entry) => entry !== null) ?? null
  // Magento tells the size of a pack only in its refusal.
  const told = error?.pack ?? (fault?.code === 'ITEM_INCREMENTS' ? numberIn(fault.message) : null)
  if (told !== null && told > 1 && told !== pack) setPack(told)
  // A pending change may already solve the problem.
  const isFaulty = fault !== null && !pending
  const fix = fault && lineFixOf({ quantity, fault: fault.code, message: fault.message, left })
  const standing =
    fault?.code !== 'ITEM_QTY'
      ? errorText({ kind: fault?.code === 'ITEM_INCREMENTS' ? 'increments' : 'unknown', message: fault?.message ?? '' })
      : variant.stock_status === 'OUT_OF_STOCK'
        ? t`È andato esaurito mentre era nel carrello.`
        : fix?.kind === 'raise'
          ? t`Di questo articolo ne servono almeno ${fix.quantity}.`
          : t`Questa quantità non è più disponibile.`
  const problem = error ? errorText(error) : isFaulty ? standing : undefined
  const remove = () =>
    onRemove({
      uid,
      name,
      input: { ...contents(), arriving: { name, imageUrl: picture ?? null } },
      giftMessage: journalLine(uid)?.giftMessage ?? null,
    })

  return (
    <>
      <div className={styles.picture}>
        {picture && <Picture src={picture} alt="" sizes="88px" widths={[96, 160, 240, 320]} />}
      </div>
      <div className={styles.words}>
        <div className={styles.head}>
          <h3 id={nameId} className={styles.name}>
            {product.url_key ? (
              <ProductLink urlKey={product.url_key} urlSuffix={product.url_suffix} className={styles.link}>
                {name}
              </ProductLink>
            ) : (
              name
            )}
          </h3>
          {prices && (
            <span className={styles.rowTotal} aria-busy={pending}>
              <CartAmount
                money={tax === 'excluding' ? prices.row_total : prices.row_total_including_tax}
                plus={plus(quantity)}
              />
            </span>
          )}
        </div>
        <ChosenWords words={words} className={styles.options} />
        {choices.isUntold && giftCardWords(uid)}
        {prices && quantity > 1 && (
          <p className={styles.quiet}>
            <Trans>
              <CartAmount money={tax === 'excluding' ? prices.price : prices.price_including_tax} plus={plus(1)} /> al
              pezzo
            </Trans>
          </p>
        )}
        {prices && tax === 'both' && (
          <p className={styles.quiet}>
            <CartAmount money={prices.row_total} plus={plus(quantity)} /> <TaxWords isIncluded={false} />
          </p>
        )}
        {row?.value != null && row.currency != null && fixedTaxes?.length ? (
          <p className={styles.quiet}>
            <LateTaxes
              as="words"
              display={fixedTaxDisplays.sales}
              taxes={fixedTaxes}
              pieces={quantity}
              price={{ value: row.value + plus(quantity), currency: row.currency }}
            />
          </p>
        ) : null}
        {left != null && left > 0 && (
          <p key={left} className={styles.quiet}>
            <Plural value={left} one="Ne resta solo #" other="Ne restano solo #" />
          </p>
        )}
        <div ref={controls} className={styles.controls}>
          <QuantityStepper
            label={t`Quantità di ${name}`}
            decreaseLabel={t`Uno in meno di ${name}`}
            increaseLabel={t`Uno in più di ${name}`}
            limitText={limitText}
            value={quantity}
            max={left != null && left > 0 ? left : undefined}
            step={pack}
            onChange={(wanted) => onQuantityChange(uid, wanted)}
          />
          <IconButton
            label={t`Rimuovi`}
            icon={<Trash size={18} strokeWidth={1.75} />}
            aria-describedby={nameId}
            onClick={remove}
          />
          <div className={styles.asides}>
            <Button
              variant="link"
              aria-describedby={nameId}
              onClick={() =>
                onSetAside(uid, { ...contents(), words, name, giftMessage: journalLine(uid)?.giftMessage ?? null })
              }
            >
              <Trans>Salva per dopo</Trans>
            </Button>
            {hasMore && (
              <IconButton
                label={t`Altre azioni`}
                icon={<Ellipsis size={18} strokeWidth={1.75} />}
                aria-describedby={nameId}
                aria-expanded={showsMore}
                aria-controls={moreId}
                onClick={() => setShowsMore(!showsMore)}
                {...(!(showsMore && canEdit) && { 'data-place': place })}
              />
            )}
          </div>
        </div>
        <div id={moreId} className={styles.more} hidden={!showsMore}>
          {showsMore && canEdit && (
            <ProductLink
              urlKey={product.url_key ?? ''}
              urlSuffix={product.url_suffix}
              search={{ [QUICK_PARAM]: uid }}
              preload={false}
              className={buttonClass({ variant: 'link' })}
              aria-describedby={nameId}
              data-place={place}
            >
              <Trans>Modifica</Trans>
            </ProductLink>
          )}
          {showsMore && hasWishlist && (
            <Button
              variant="link"
              aria-describedby={nameId}
              onClick={() => onKeep(uid, name, { ...contents(), words })}
            >
              <Trans>Sposta nella lista dei desideri</Trans>
            </Button>
          )}
        </div>
        {giftMessage({ uid, name, quantity, showsMore: showsMore || !hasMore })}
        {problem !== undefined && (
          <LineProblem
            id={errorId}
            text={problem}
            fix={isFaulty ? fix : null}
            nameId={nameId}
            onQuantity={(wanted) => {
              onQuantityChange(uid, wanted)
              // The button is removed, so the focus moves to the quantity that it changed.
              controls.current?.querySelector('input')?.focus()
            }}
            onRemove={remove}
          />
        )}
      </div>
    </>
  )
}
