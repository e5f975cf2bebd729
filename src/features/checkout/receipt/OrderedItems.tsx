import { Trans } from '@lingui/react/macro'
import { use } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { OrderedItems_order$data, OrderedItems_order$key } from '#src/__generated__/OrderedItems_order.graphql.ts'
import { fixedTaxesIn } from '#src/features/store/taxDisplay.ts'
import { LateTaxes } from '#src/features/store/taxes/lateTaxes.ts'
import { useStoreSettings } from '#src/features/store/storeSettings.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import type { MoneyValue } from '#src/ui/feedback/money.ts'
import { Picture } from '#src/ui/media/Picture.tsx'
import { Price } from '#src/ui/feedback/Price.tsx'
import { Text } from '#src/ui/layout/Text.tsx'
import { GiftRecipientsContext } from '../gifts/GiftRecipientsContext.ts'
import { amount, line, lines, picture, words } from '../summary/OrderLines.css.ts'
import { moneyOf } from '../summary/moneyOf.ts'
import { OrderGiftMessagesContext } from '../gifts/OrderGiftMessagesContext.ts'
import { boughtPicture } from './boughtPicture.ts'
import { OrderPricesContext } from './OrderPricesContext.ts'

/**
 * The items of an order, with the prices of {@link OrderPricesContext}; without tax if the store shows them so or the
 * backend has no others.
 */
export function OrderedItems({ order }: { order: OrderedItems_order$key }) {
  const { locale, hasField } = useShop()
  const { tax: taxDisplays, fixedTaxes: displays } = useStoreSettings()
  const isNet = taxDisplays.lines === 'excluding' || !hasField('OrderItemInterface', 'prices')
  const prices = use(OrderPricesContext)
  const giftMessages = use(OrderGiftMessagesContext)
  const recipients = use(GiftRecipientsContext)
  const { items } = useFragment(
    graphql`
      fragment OrderedItems_order on CustomerOrder {
        number
        items {
          id
          product_name
          quantity_ordered
          product_sale_price {
            ...moneyOf_money
          }
          # Magento files options under either, not always the right one.
          selected_options {
            label
            value
          }
          entered_options {
            label
            value
          }
          ... on BundleOrderItem {
            bundle_options {
              uid
              label
              values {
                uid
                product_name
                quantity
              }
            }
          }
          ... on DownloadableOrderItem {
            downloadable_links {
              uid
              title
            }
          }
          ...boughtPicture_item
        }
      }
    `,
    order,
  )
  const list = (
    <ul className={lines}>
      {items?.map((item) => {
        if (!item) return null
        const { id, product_name: name, quantity_ordered: quantity } = item
        const known = prices?.lines.get(id)
        // The price of one piece is rounded, so that its multiple can differ from the price of the row.
        const price = isNet ? (known?.net ?? netPriceOf(item)) : known
        const fixedTaxes = known?.fixedTaxes
        const shown = (money: MoneyValue, pieces: number) => ({
          ...money,
          value: money.value + fixedTaxesIn(displays.sales, fixedTaxes, pieces),
        })
        const row = price && shown(price.row, quantity ?? 1)
        const gift = giftMessages.get(id)
        const recipient = recipients?.get(id)
        const source = boughtPicture(item)
        return (
          <li key={id} className={line}>
            {source && (
              <span className={picture}>
                <Picture src={source} alt="" sizes="4rem" widths={[96, 160]} />
              </span>
            )}
            <div className={words}>
              <Text size="sm">{name}</Text>
              <Text size="xs" tone="muted">
                {wordsOf(item).map((words) => `${words} · `)}
                {recipient && <Trans>Per {recipient} · </Trans>}
                <Trans>Quantità {quantity}</Trans>
                {price && quantity !== 1 && (
                  <span translate="no">{` × ${formatMoney(shown(price.each, 1), locale.intlLocale)}`}</span>
                )}
              </Text>
              {row && fixedTaxes?.length ? (
                <Text size="xs" tone="muted">
                  <LateTaxes
                    as="words"
                    display={displays.sales}
                    taxes={fixedTaxes}
                    pieces={quantity ?? 1}
                    price={row}
                  />
                </Text>
              ) : null}
              {gift && (
                <Text size="xs" tone="muted">
                  <Trans>
                    Messaggio regalo per {gift.to} da {gift.from}: «{gift.message}»
                  </Trans>
                </Text>
              )}
            </div>
            {row && (
              <span className={amount}>
                <Price money={row} locale={locale.intlLocale} size="sm" />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
  return isNet ? (
    <>
      {list}
      <Text size="xs" tone="muted">
        <Trans>Prezzi dei singoli pezzi, imposte escluse.</Trans>
      </Text>
    </>
  ) : (
    list
  )
}

type Item = NonNullable<NonNullable<OrderedItems_order$data['items']>[number]>

function netPriceOf({ product_sale_price, quantity_ordered: quantity }: Item) {
  const each = moneyOf(product_sale_price)
  return { each, row: { ...each, value: each.value * (quantity ?? 1) } }
}

/** The chosen options, one text each. */
function wordsOf({ selected_options, entered_options, bundle_options, downloadable_links }: Item): readonly string[] {
  const options = [...(selected_options ?? []), ...(entered_options ?? [])]
  return [
    ...(bundle_options ?? []).flatMap((option) =>
      option
        ? `${option.label}: ${(option.values ?? [])
            .flatMap((part) => (part ? `${part.quantity} × ${part.product_name}` : []))
            .join(', ')}`
        : [],
    ),
    ...(downloadable_links ?? []).flatMap((link) => link?.title ?? []),
    ...options.flatMap((option) => (option ? `${option.label}: ${option.value}` : [])),
  ]
}
