import type { CommerceContext } from '../../engine/context.ts'
import { encodeUid } from '../../engine/uid.ts'
import { postMail } from '../mail/outbox.ts'
import type { MailBlock } from '../mail/render.ts'
import { shopPage } from '../mail/shopPage.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import { findOrder, orderParts, type OrderRow } from '../sales/repository.ts'
import { type ReturnItemRow, returnParts, type ReturnRow } from './repository.ts'

// Call each inside the transaction of the change that it reports.

/** Confirms to the buyer that the request for a return has arrived. */
export function postReturnRequested(context: CommerceContext, row: ReturnRow): void {
  const { quantity } = mailTextsOf(context.store.locale).returns
  postNews(context, row, 'requested', [goodsOf(context, row, ({ quantity_requested: pieces }) => quantity(pieces))])
}

/** Informs the buyer about the status of each item of a return. */
export function postReturnChanged(context: CommerceContext, row: ReturnRow): void {
  const { statuses } = mailTextsOf(context.store.locale).returns
  postNews(context, row, 'changed', [goodsOf(context, row, ({ status }) => statuses[status] ?? status)])
}

/** Mails the shop's comment on a return to the buyer. */
export const postReturnComment = (context: CommerceContext, row: ReturnRow, text: string): void =>
  postNews(context, row, 'commented', [{ kind: 'paragraph', text }])

/**
 * Mails a guest the link to the page that confirms a return. The key is in the fragment, which browsers do not send. It
 * goes to the order's own address, whatever address other mails about the return go to.
 */
export function postReturnKey(context: CommerceContext, order: OrderRow, key: string): void {
  const { store } = context
  const { returns, signature } = mailTextsOf(store.locale)
  const secret = new URLSearchParams({ order: encodeUid(order.id), key, number: order.increment_id })
  const what = returns.key.what(order.increment_id)
  postMail(context, {
    kind: 'return-key',
    recipient: order.customer_email,
    content: {
      language: store.locale.replace('_', '-'),
      subject: returns.key.subject(order.increment_id),
      preview: what,
      blocks: [
        { kind: 'title', text: returns.key.title },
        { kind: 'paragraph', text: what },
        { kind: 'link', url: `${shopPage(context, 'orders/confirm-return')}#${secret}` },
        { kind: 'paragraph', text: returns.key.notYou },
      ],
      signature: signature(store.websiteName, shopPage(context, '')),
    },
  })
}

type News = 'requested' | 'changed' | 'commented'

function postNews(context: CommerceContext, row: ReturnRow, news: News, blocks: readonly MailBlock[]): void {
  const { store } = context
  const { returns, signature } = mailTextsOf(store.locale)
  const order = orderOf(context, row)
  const texts = returns[news]
  const what = texts.what(row.increment_id, order.increment_id)
  postMail(context, {
    kind: `return-${news}`,
    recipient: row.contact_email ?? order.customer_email,
    content: {
      language: store.locale.replace('_', '-'),
      subject: texts.subject(row.increment_id),
      preview: what,
      blocks: [
        { kind: 'title', text: texts.title },
        { kind: 'paragraph', text: what },
        ...blocks,
        { kind: 'paragraph', text: returns.follow },
        { kind: 'link', url: shopPage(context, pageOf(row, order)) },
      ],
      signature: signature(store.websiteName, shopPage(context, '')),
    },
  })
}

/** A customer's return has its own page; a guest's is on the order's page. */
const pageOf = (row: ReturnRow, order: OrderRow): string =>
  row.customer_id === null
    ? `orders/find#token=${encodeURIComponent(order.token)}`
    : `account/returns/${encodeURIComponent(encodeUid(row.id))}`

function orderOf({ db }: CommerceContext, row: ReturnRow): OrderRow {
  const order = findOrder(db, row.order_id)
  if (!order) throw new Error(`The order ${row.order_id} of a return is gone`)
  return order
}

/** The items of a return by name, with one fact about each. */
function goodsOf({ db }: CommerceContext, row: ReturnRow, factOf: (item: ReturnItemRow) => string): MailBlock {
  const ordered = orderParts(db, [row.order_id])(row.order_id).items
  return {
    kind: 'facts',
    facts: returnParts(db, [row.id])(row.id).items.map((item) => {
      const name = ordered.find(({ id }) => id === item.order_item_id)?.name
      if (name === undefined) throw new Error(`The return ${row.id} has a piece that its order lacks`)
      return { label: name, lines: [factOf(item)] }
    }),
  }
}
