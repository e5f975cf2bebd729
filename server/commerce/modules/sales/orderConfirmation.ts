import { sumOfTaxes } from '../catalog/products/fixedTaxes.ts'
import { loadMedia } from '../catalog/products/products.ts'
import { findCustomer } from '../customer/repository.ts'
import type { CommerceContext, StoreView } from '../../engine/context.ts'
import type { Cents } from '../../engine/money.ts'
import { plainLines, plainName } from '../mail/plainWords.ts'
import { postMail } from '../mail/outbox.ts'
import { shopPage } from '../mail/shopPage.ts'
import type { MailBlock, MailFact, MailLine, MailTotal } from '../mail/render.ts'
import { findPickupLocation, type PickupLocationRow } from '../pickup/repository.ts'
import { type MailTexts } from '../mail/texts/mailTexts.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import { giftMessageOf } from '../quote/rules.ts'
import {
  type OrderAddressRow,
  type OrderItemRow,
  type OrderParts,
  orderParts,
  type OrderRow,
  subtotalsOf,
} from './repository.ts'

type Money = (cents: Cents) => string

const languageOf = ({ locale }: StoreView): string => locale.replace('_', '-')

/** Mails the confirmation of an order to its buyer. Call it inside the transaction that places it. */
export function postOrderConfirmation(context: CommerceContext, order: OrderRow): void {
  const { store } = context
  const language = languageOf(store)
  const texts = mailTextsOf(store.locale)
  const parts = orderParts(context.db, [order.id])(order.id)
  const money = moneyFormat(language, order.currency)
  // The buyer's own name: the bill may go to somebody else.
  const buyer = order.customer_id === null ? undefined : findCustomer(context.db, order.customer_id)
  const thanks = texts.order.thanks(
    plainName(
      buyer?.firstname ?? parts.addresses.find(({ address_type: type }) => type === 'billing')?.firstname ?? '',
    ),
    order.increment_id,
    new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: store.config.timezone }).format(order.created_at),
  )
  postMail(context, {
    kind: 'order-confirmation',
    recipient: order.customer_email,
    content: {
      language,
      subject: texts.order.subject(order.increment_id),
      preview: thanks,
      blocks: [
        { kind: 'title', text: texts.order.title },
        { kind: 'paragraph', text: thanks },
        { kind: 'heading', text: texts.order.goods },
        {
          kind: 'lines',
          columns: texts.order.columns,
          lines: linesOf(context, order, parts, texts, money),
          totals: totalsOf(context, order, parts, texts, money),
        },
        ...chargeBlocks(store, order, texts),
        ...giftBlocks(order, texts),
        { kind: 'heading', text: texts.order.payment },
        ...paymentBlocks(context, order, texts, money),
        { kind: 'heading', text: headingOf(order, texts) },
        { kind: 'facts', facts: deliveryFacts(context, order, parts, texts) },
        ...consentBlocks(context, parts, texts),
        { kind: 'paragraph', text: context.hasWithdrawal ? texts.order.followOrWithdraw : texts.order.follow },
        { kind: 'link', url: shopPage(context, pageOfOrder(order)), label: texts.order.see },
        { kind: 'paragraph', text: texts.order.questions },
      ],
      signature: texts.signature(store.websiteName, shopPage(context, '')),
    },
  })
}

/** The consents of the checkout, confirmed with the order (Directive 2011/83/EU, art. 8 (7) b). */
const consentBlocks = ({ store, orderFacts }: CommerceContext, { items }: OrderParts, texts: MailTexts): MailBlock[] =>
  orderFacts
    .consents({
      storeCode: store.code,
      items: items.map(({ product_type: type, sku }) => ({ type, sku })),
    })
    .map((kind) => ({ kind: 'paragraph', text: texts.order.consents[kind] }))

/** The currency of the charge, if the amounts are in another one. */
const chargeBlocks = ({ baseCurrency }: StoreView, { currency }: OrderRow, { order: texts }: MailTexts): MailBlock[] =>
  currency === baseCurrency ? [] : [{ kind: 'paragraph', text: texts.chargedIn(baseCurrency) }]

/** The gift options of an order. */
const giftBlocks = ({ gift_message: message, has_gift_receipt: hasReceipt }: OrderRow, texts: MailTexts): MailBlock[] =>
  [...texts.giftMessage(giftMessageOf(message)), ...(hasReceipt === 1 ? [texts.order.giftReceipt] : [])].map(
    (text) => ({
      kind: 'paragraph',
      text: plainLines(text),
    }),
  )

/** A customer's order is in the account; a guest's is opened by its token. */
const pageOfOrder = ({ customer_id: customerId, increment_id: number, token }: OrderRow): string =>
  customerId === null ? `orders/find#token=${encodeURIComponent(token)}` : `account/orders/${number}`

/**
 * How the buyer receives an order: it is shipped (perhaps with virtual items), picked up, or completely `virtual`, and
 * nothing is shipped.
 */
function handoverOf(order: OrderRow): 'sent' | 'collected' | 'immaterial' {
  if (order.is_virtual === 1) return 'immaterial'
  return order.pickup_location_code === null ? 'sent' : 'collected'
}

const headingOf = (order: OrderRow, { order: texts }: MailTexts): string =>
  ({ sent: texts.delivery, collected: texts.collection, immaterial: texts.billing })[handoverOf(order)]

function moneyFormat(language: string, currency: string): Money {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency })
  return (cents) => format.format(cents / 100)
}

function linesOf(
  context: CommerceContext,
  { has_net_prices: hasNetPrices }: OrderRow,
  { items, options, soldCards, fixedTaxes }: OrderParts,
  { order: words, giftCard, giftMessage }: MailTexts,
  money: Money,
): readonly MailLine[] {
  const display = context.store.config.fixedTaxes?.sales
  const taxesOf = (item: OrderItemRow) =>
    fixedTaxes
      .filter((tax) => tax.item_id === item.id)
      .map(({ label, amount }) => ({ label, cents: amount * item.quantity_ordered }))
  const bareRowOf = (item: OrderItemRow) => (hasNetPrices === 1 ? item.row_excl_tax : item.row_incl_tax)
  // The highest amount is the one that is paid, as in the storefront.
  const rowOf = (item: OrderItemRow) =>
    bareRowOf(item) + (display === 'EXCLUDE_FPT_WITHOUT_DETAILS' ? 0 : sumOfTaxes(taxesOf(item)))
  const taxWordsOf = (item: OrderItemRow): readonly string[] => {
    const taxes = taxesOf(item).map(({ label, cents }) => [label, money(cents)] as const)
    if (taxes.length === 0) return []
    switch (display) {
      case 'INCLUDE_FPT_WITH_DETAILS':
        return taxes.map(([label, amount]) => words.ofWhich(label, amount))
      case 'EXCLUDE_FPT_AND_INCLUDE_WITH_DETAILS':
        return [[money(bareRowOf(item)), ...taxes.map((tax) => tax.join(' '))].join(' + ')]
      default:
        return []
    }
  }
  const pictures = loadMedia(
    context,
    items.flatMap(({ bought_product_id: bought, product_id: listed }) => [bought, listed]),
  )
  return items.map((item) => ({
    imageUrl: pictureUrl(
      context,
      [item.bought_product_id, item.product_id].flatMap((id) => pictures.get(id) ?? [])[0]?.file,
    ),
    name: item.name,
    details: [
      ...options
        .filter((option) => option.item_id === item.id)
        .map(({ label, value }) => `${label}: ${plainName(value)}`),
      ...soldCards
        .filter((card) => card.item_id === item.id)
        .map(({ recipient_name: name, recipient_email: email }) => giftCard.goesTo(plainName(name), email)),
      ...giftMessage(giftMessageOf(item.gift_message)).map(plainLines),
      ...taxWordsOf(item),
    ],
    quantity: String(item.quantity_ordered),
    amount: money(rowOf(item)),
  }))
}

/** Wide enough for sharp screens; the host renders the picture in a format that the mail program accepts. */
const PICTURE_WIDTH_PX = 160

const pictureUrl = ({ mediaBaseUrl }: CommerceContext, file: string | undefined): string | null =>
  file === undefined ? null : `${mediaBaseUrl}${encodeURI(file)}?width=${PICTURE_WIDTH_PX}`

function totalsOf(
  { store }: CommerceContext,
  order: OrderRow,
  parts: OrderParts,
  { order: texts }: MailTexts,
  money: Money,
): readonly MailTotal[] {
  const hasBoth = store.config.areBothPricesShown ?? false
  const discounts = parts.discounts.filter((discount) => discount.item_id === null)
  const isNet = order.has_net_prices === 1
  const addedTaxes = parts.taxes.filter(({ applies_to: appliesTo }) => isNet && appliesTo === 'order')
  const subtotals = subtotalsOf(order, parts)
  const fixedTaxes = Map.groupBy(order.has_fixed_taxes_in_subtotal === 1 ? [] : parts.fixedTaxes, ({ label }) => label)
  const quantityOf = (itemId: number) => parts.items.find(({ id }) => id === itemId)?.quantity_ordered ?? 0
  return [
    ...(isNet || hasBoth ? [{ label: texts.subtotalWithoutTax, amount: money(subtotals.exclTax) }] : []),
    ...(isNet ? [] : [{ label: hasBoth ? texts.subtotalWithTax : texts.subtotal, amount: money(subtotals.inclTax) }]),
    ...[...fixedTaxes].map(([label, taxes]) => ({
      label,
      amount: money(taxes.reduce((sum, { amount, item_id: itemId }) => sum + amount * quantityOf(itemId), 0)),
    })),
    ...discounts.map(({ label, amount }) => ({ label: texts.discount(label), amount: money(-amount) })),
    ...(handoverOf(order) === 'immaterial'
      ? []
      : [
          {
            label: handoverOf(order) === 'collected' ? texts.pickup : texts.shipping,
            amount: money(isNet ? order.shipping_excl_tax : order.shipping_incl_tax),
          },
        ]),
    ...addedTaxes.map(({ title, amount }) => ({ label: title, amount: money(amount) })),
    ...parts.giftCards.map(({ code, amount }) => ({ label: texts.giftCard(code), amount: money(-amount) })),
    ...(order.store_credit > 0 ? [{ label: texts.storeCredit, amount: money(-order.store_credit) }] : []),
    ...(order.reward_cents > 0 ? [{ label: texts.rewardPoints, amount: money(-order.reward_cents) }] : []),
    { label: texts.total, amount: money(order.grand_total), isGrand: true },
    ...(isNet ? [] : [{ label: texts.taxIncluded, amount: money(order.tax) }]),
  ]
}

/** The payment of the order, with everything that the buyer needs to pay. */
function paymentBlocks({ store }: CommerceContext, order: OrderRow, texts: MailTexts, money: Money): MailBlock[] {
  const { bankTransfer, checkPayableTo, checkMailingAddress } = store.config
  const fact = (label: string, ...lines: string[]): MailFact => ({ label, lines })
  const method: MailBlock = {
    kind: 'facts',
    facts: [
      fact(texts.order.payBy, order.payment_title),
      ...(order.po_number === null ? [] : [fact(texts.order.purchaseOrder, plainName(order.po_number))]),
    ],
  }
  const paragraph = (text: string): MailBlock => ({ kind: 'paragraph', text })
  const total = money(order.grand_total)
  const isImmaterial = handoverOf(order) === 'immaterial'
  const cashTexts = { sent: texts.cashOnDelivery, collected: texts.cashInShop, immaterial: texts.cashImmaterial }
  switch (order.payment_method) {
    case 'banktransfer': {
      if (bankTransfer === null) return [method, paragraph(texts.bankTransfer.unknown)]
      const facts = [
        fact(texts.bankTransfer.accountHolder, bankTransfer.accountHolder),
        fact(texts.bankTransfer.bank, bankTransfer.bank),
        fact(texts.bankTransfer.iban, inFours(bankTransfer.iban)),
        fact(texts.bankTransfer.amount, total),
        fact(texts.bankTransfer.reason, texts.bankTransfer.reasonOf(order.increment_id)),
      ]
      return [
        method,
        paragraph(isImmaterial ? texts.bankTransfer.whatImmaterial : texts.bankTransfer.what),
        { kind: 'facts', facts },
      ]
    }
    case 'checkmo': {
      if (checkPayableTo === null || checkMailingAddress === null) return [method, paragraph(texts.check.unknown)]
      const facts = [
        fact(texts.check.payableTo, checkPayableTo),
        fact(texts.check.sendTo, ...checkMailingAddress.split('\n')),
        fact(texts.check.amount, total),
      ]
      const what = isImmaterial ? texts.check.whatImmaterial : texts.check.what
      return [method, paragraph(what(order.increment_id)), { kind: 'facts', facts }]
    }
    case 'cashondelivery':
      return [method, paragraph(cashTexts[handoverOf(order)])]
    case 'purchaseorder':
      return [method, paragraph(texts.purchaseOrder)]
    default:
      return [method]
  }
}

/** `IT60 X054 2811 …`, as banks print it. */
const inFours = (iban: string) => iban.replaceAll(/(.{4})(?=.)/g, '$1 ')

function deliveryFacts(
  { db, store, orderFacts }: CommerceContext,
  order: OrderRow,
  { addresses }: OrderParts,
  { order: texts }: MailTexts,
): readonly MailFact[] {
  const language = languageOf(store)
  const addressFact = (label: string, type: OrderAddressRow['address_type']): MailFact[] => {
    const address = addresses.find(({ address_type }) => address_type === type)
    if (!address) return []
    const lines = addressLines(address, language)
    return [{ label, lines: type === 'billing' ? [...lines, ...invoiceLines(address)] : lines }]
  }
  const invoiceLines = ({ company, country_code: countryCode, vat_id: vatId, fax }: OrderAddressRow) =>
    orderFacts
      .invoiceFacts({ company, countryCode, vatId, fax })
      .map(({ kind, value }) => `${texts.invoice[kind]}: ${plainName(value)}`)
  const dates =
    order.carrier_code === null
      ? null
      : orderFacts.deliveryDates({
          placedAt: order.created_at,
          carrierCode: order.carrier_code,
          storeCode: store.code,
          language,
        })
  const code = order.pickup_location_code
  const location = code === null ? undefined : findPickupLocation(db, store.id, code)
  if (location) {
    const person = addresses.find(({ address_type: type }) => type === 'shipping')
    return [
      { label: texts.collectAt, lines: locationLines(location) },
      ...(person ? [{ label: texts.collector, lines: [nameOf(person)] }] : []),
      ...addressFact(texts.billTo, 'billing'),
    ]
  }
  return [
    ...addressFact(texts.deliverTo, 'shipping'),
    ...(order.carrier_title === null
      ? []
      : [{ label: texts.deliverBy, lines: [`${order.carrier_title} · ${order.method_title}`] }]),
    ...(dates === null ? [] : [{ label: texts.deliverOn, lines: [dates] }]),
    ...(order.customer_notes === null ? [] : [{ label: texts.courierNote, lines: [plainName(order.customer_notes)] }]),
    ...addressFact(texts.billTo, 'billing'),
  ]
}

const locationLines = (location: PickupLocationRow): readonly string[] => [
  location.name,
  location.street,
  [location.postcode, location.city, location.region_code && `(${location.region_code})`].filter(Boolean).join(' '),
  location.phone,
  ...(location.description === null ? [] : [location.description]),
]

const nameOf = ({ prefix, firstname, middlename, lastname, suffix }: OrderAddressRow): string =>
  plainName([prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' '))

function addressLines(address: OrderAddressRow, language: string): readonly string[] {
  const region = address.region_code ?? address.region
  return [
    nameOf(address),
    address.company,
    ...(JSON.parse(address.street) as string[]),
    [address.postcode, address.city, region && `(${region})`].filter(Boolean).join(' '),
    new Intl.DisplayNames(language, { type: 'region' }).of(address.country_code) ?? address.country_code,
  ]
    .filter((line): line is string => Boolean(line))
    .map(plainName)
}
