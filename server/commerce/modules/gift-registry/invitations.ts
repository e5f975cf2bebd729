import type { CommerceContext } from '../../engine/context.ts'
import { requireCustomer } from '../customer/requireCustomer.ts'
import { plainLines, plainName } from '../mail/plainWords.ts'
import { postMail } from '../mail/outbox.ts'
import { shopPage } from '../mail/shopPage.ts'
import { mailTextsOf } from '../mail/texts/mailTextsOf.ts'
import type { GiftRegistryRow } from './repository.ts'

/** Sends invitations to a registry by mail; call it inside the transaction of the change that they report. */
export function postInvitations(
  context: CommerceContext,
  { url_key: key, event_name: eventName }: GiftRegistryRow,
  sender: { readonly name: string; readonly message: string },
  invitees: readonly { readonly name: string; readonly email: string }[],
): void {
  const { store } = context
  const { giftRegistry, signature } = mailTextsOf(store.locale)
  const { email: replyTo } = requireCustomer(context)
  const senderName = plainName(sender.name)
  const event = plainName(eventName)
  for (const { name, email } of invitees) {
    const what = giftRegistry.what(senderName, event)
    postMail(context, {
      kind: 'gift-registry',
      recipient: email,
      replyTo,
      content: {
        language: store.locale.replace('_', '-'),
        subject: giftRegistry.subject(senderName, event),
        preview: what,
        blocks: [
          { kind: 'title', text: giftRegistry.title(plainName(name)) },
          { kind: 'paragraph', text: what },
          { kind: 'paragraph', text: plainLines(sender.message) },
          { kind: 'paragraph', text: giftRegistry.follow },
          { kind: 'link', url: shopPage(context, `gift-registry/${encodeURIComponent(key)}`) },
          { kind: 'facts', facts: [{ label: giftRegistry.number, lines: [key] }] },
        ],
        signature: signature(store.websiteName, shopPage(context, '')),
      },
    })
  }
}
