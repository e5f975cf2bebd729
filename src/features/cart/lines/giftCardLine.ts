import { graphql, readInlineData } from 'relay-runtime'
import type { giftCardLine_item$key } from '#src/__generated__/giftCardLine_item.graphql.ts'
import { amountText } from '#src/shop/amountText.ts'
import { GIFT_CARD_UIDS } from '#src/lib/catalog/giftCardUids.ts'
import type { ChosenOptions } from '#src/lib/cartLineRequest.ts'

/** A gift card in the cart. */
export type GiftCardLine = ChosenOptions & {
  readonly sender: string
  readonly recipient: string
  readonly message: string | null
}

/** Reads a line with gift cards; null for all others. */
export function giftCardLineOf(key: giftCardLine_item$key): GiftCardLine | null {
  const item = readInlineData(
    graphql`
      fragment giftCardLine_item on CartItemInterface @inline {
        __typename
        uid
        ... on GiftCardCartItem {
          amount {
            value
            currency
          }
          sender_name
          sender_email
          recipient_name
          recipient_email
          message
          product {
            ... on GiftCardProduct {
              giftcard_amounts {
                uid
                value
              }
            }
          }
        }
      }
    `,
    key,
  )
  const { amount, sender_name: sender, recipient_name: recipient, product } = item
  if (amount?.value == null || amount.currency == null || sender === undefined || recipient === undefined) return null
  const offered = product?.giftcard_amounts?.find((each) => each?.value === amount.value)
  const entered: Readonly<Record<string, string | null | undefined>> = {
    [GIFT_CARD_UIDS.openAmount]: offered ? null : amountText(amount.value, amount.currency),
    [GIFT_CARD_UIDS.senderName]: sender,
    [GIFT_CARD_UIDS.senderEmail]: item.sender_email,
    [GIFT_CARD_UIDS.recipientName]: recipient,
    [GIFT_CARD_UIDS.recipientEmail]: item.recipient_email,
    [GIFT_CARD_UIDS.message]: item.message,
  }
  return {
    sender: withAddress(sender, item.sender_email),
    recipient: withAddress(recipient, item.recipient_email),
    message: item.message ?? null,
    selectedOptions: offered ? [offered.uid] : [],
    enteredOptions: Object.entries(entered).flatMap(([uid, value]) => (value ? [{ uid, value }] : [])),
  }
}

const withAddress = (name: string, email: string | null | undefined): string => (email ? `${name} (${email})` : name)
