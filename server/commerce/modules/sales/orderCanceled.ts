import type { CommerceContext } from '../../engine/context.ts'
import { postMail } from '../mail/outbox.ts'
import { mailTextsOf } from '../mail/texts/mailTexts.ts'
import type { OrderRow } from './repository.ts'

/** Tells the buyer that an order is canceled. To be called inside the transaction that cancels it. */
export function postOrderCanceled(context: CommerceContext, order: OrderRow): void {
  const { store, baseUrl } = context
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
      signature: signature(store.websiteName, baseUrl),
    },
  })
}
