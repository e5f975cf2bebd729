import { useLingui } from '@lingui/react/macro'
import { graphql, useFragment } from 'react-relay'
import type { useGiftCard_product$key } from '#src/__generated__/useGiftCard_product.graphql.ts'
import { displayName } from '#src/lib/displayName.ts'
import { GIFT_CARD_UIDS } from '#src/lib/catalog/giftCardUids.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { formatMoney } from '#src/ui/feedback/money.ts'
import type { Choice, ChoiceValue, PickChoice, TextChoice } from './choices.ts'

/** Not a uid of Magento: the amounts of a card form one question without a name. */
const AMOUNTS_UID = 'amounts'

/** The questions of a gift card: amount, sender, recipient. Null for every other product. */
export function useGiftCard(
  key: useGiftCard_product$key | null | undefined,
  currency: string,
): readonly Choice[] | null {
  const { t } = useLingui()
  const { intlLocale } = useShop().locale
  const card = useFragment(
    graphql`
      fragment useGiftCard_product on GiftCardProduct {
        allow_open_amount
        open_amount_min
        open_amount_max
        message_max_length
        giftcard_amounts {
          uid
          value
        }
        gift_card_options {
          uid
          title
          required
        }
      }
    `,
    key ?? null,
  )
  if (!card) return null
  const amounts = (card.giftcard_amounts ?? [])
    .flatMap((amount) => (amount?.value == null ? [] : { uid: amount.uid, value: amount.value }))
    .toSorted((left, right) => left.value - right.value)
  const hasOwnAmount = card.allow_open_amount === true
  const unit = displayName(intlLocale, 'currency', currency)
  const labels: Readonly<Record<string, Pick<TextChoice, 'label' | 'autoComplete' | 'format'>>> = {
    [GIFT_CARD_UIDS.senderName]: { label: t`Il tuo nome`, autoComplete: 'name' },
    [GIFT_CARD_UIDS.senderEmail]: { label: t`La tua email`, autoComplete: 'email', format: { kind: 'email' } },
    [GIFT_CARD_UIDS.recipientName]: { label: t`Nome di chi lo riceve` },
    [GIFT_CARD_UIDS.recipientEmail]: { label: t`Email di chi lo riceve`, format: { kind: 'email' } },
    [GIFT_CARD_UIDS.message]: { label: t`Messaggio` },
  }
  const ownAmount: TextChoice = {
    kind: 'text',
    uid: GIFT_CARD_UIDS.openAmount,
    label: t`Il tuo importo in ${unit}`,
    isRequired: true,
    isLong: false,
    maxCharacters: 0,
    price: null,
    format: {
      kind: 'amount',
      least: card.open_amount_min ?? null,
      most: card.open_amount_max ?? null,
      currency,
    },
    ...(amounts.length > 0 && { onlyWith: { question: AMOUNTS_UID, value: GIFT_CARD_UIDS.openAmount } }),
  }
  const offered: PickChoice = {
    kind: 'one',
    look: 'buttons',
    uid: AMOUNTS_UID,
    label: t`Importo`,
    isRequired: true,
    values: [
      ...amounts.map(({ uid, value }) => ({
        ...PLAIN_VALUE,
        uid,
        label: formatMoney({ value, currency }, intlLocale),
        costs: value,
      })),
      ...(hasOwnAmount
        ? [{ ...PLAIN_VALUE, uid: GIFT_CARD_UIDS.openAmount, label: t`Un altro importo`, asksMore: true as const }]
        : []),
    ],
  }
  const texts = card.gift_card_options.flatMap((option): readonly TextChoice[] => {
    if (!option || option.uid === GIFT_CARD_UIDS.openAmount) return []
    const isMessage = option.uid === GIFT_CARD_UIDS.message
    return [
      {
        kind: 'text',
        uid: option.uid,
        isRequired: option.required === true,
        isLong: isMessage,
        maxCharacters: isMessage ? (card.message_max_length ?? 0) : 0,
        price: null,
        ...(labels[option.uid] ?? { label: option.title ?? '' }),
      },
    ]
  })
  return [...(amounts.length > 0 ? [offered] : []), ...(hasOwnAmount ? [ownAmount] : []), ...texts]
}

const PLAIN_VALUE: Omit<ChoiceValue, 'uid' | 'label'> = {
  price: null,
  quantity: { initial: 1, isFree: false },
  isDefault: false,
  isSoldOut: false,
  sampleUrl: null,
}
