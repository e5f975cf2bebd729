/** Magento's uids of the entered options of a gift card, the same for every product. */
export const GIFT_CARD_UIDS = {
  openAmount: btoa('giftcard/custom_giftcard_amount'),
  senderName: btoa('giftcard/giftcard_sender_name'),
  senderEmail: btoa('giftcard/giftcard_sender_email'),
  recipientName: btoa('giftcard/giftcard_recipient_name'),
  recipientEmail: btoa('giftcard/giftcard_recipient_email'),
  message: btoa('giftcard/giftcard_message'),
} as const
