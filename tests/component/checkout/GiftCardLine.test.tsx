import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { stageCheckout } from './checkoutStage.tsx'

// The code of the parts loads after the checkout's.
beforeAll(() => import('#src/pages/checkout/CheckoutExtras.tsx'))

test('a gift card tells before the order to whom it goes', async () => {
  const stage = await stageCheckout({
    giftCards: [],
    ownCart: {
      itemsV2: {
        items: [
          {
            __typename: 'GiftCardCartItem',
            uid: 'line1',
            quantity: 1,
            product: { __typename: 'GiftCardProduct', uid: 'card', sku: 'BUONO', name: 'Buono regalo' },
            amount: { value: 24, currency: 'EUR' },
            sender_name: 'Ada',
            sender_email: 'ada@example.com',
            recipient_name: 'Bea',
            recipient_email: 'bea@example.com',
            message: 'Auguri',
          },
        ],
      },
    },
  })
  await stage.show()
  for (const words of ['Per: Bea (bea@example.com)', 'Da: Ada (ada@example.com)', 'Messaggio: Auguri']) {
    expect((await screen.findAllByText(words)).length).toBeGreaterThan(0)
  }
})
