import type { CommerceContext } from '../../engine/context.ts'
import { encodeUid } from '../../engine/uid.ts'
import { postMail } from '../mail/outbox.ts'
import { shopPage } from '../mail/shopPage.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import type { OrderRow } from './repository.ts'

/** Informs the buyer that an order is canceled. Call it inside the transaction that cancels it. */
export function postOrderCanceled(context: CommerceContext, order: OrderRow): void {
  const { store } = context
  const { canceled, signature } = mailTextsOf(store.locale)
  const what = canceled.what(order.increment_id)
  postMail(context, {
    kind: 'order-canceled',
    recipient: order.customer_email,
    content: {
      language: store.locale.replace('_', '-'),
      subject: canceled.subject(order.increment_id),
      preview: what,
      blocks: [
        { kind: 'title', text: canceled.title },
        { kind: 'paragraph', text: what },
        { kind: 'paragraph', text: canceled.money },
      ],
      signature: signature(store.websiteName, shopPage(context, '')),
    },
  })
}

/**
 * Mails a guest the link to the page that cancels the order. The key is in the fragment, which browsers do not send.
 * Call it inside the transaction that writes the key.
 */
export function postCancellationKey(context: CommerceContext, order: OrderRow, key: string): void {
  const { store } = context
  const { cancellationKey: texts, signature } = mailTextsOf(store.locale)
  const secret = new URLSearchParams({ order: encodeUid(order.id), key, number: order.increment_id })
  const what = texts.what(order.increment_id)
  postMail(context, {
    kind: 'order-cancellation-key',
    recipient: order.customer_email,
    content: {
      language: store.locale.replace('_', '-'),
      subject: texts.subject(order.increment_id),
      preview: what,
      blocks: [
        { kind: 'title', text: texts.title },
        { kind: 'paragraph', text: what },
        { kind: 'link', url: `${shopPage(context, 'orders/cancel')}#${secret}` },
        { kind: 'paragraph', text: texts.notYou },
      ],
      signature: signature(store.websiteName, shopPage(context, '')),
    },
  })
}
