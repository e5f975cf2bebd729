import { describe, expect, test } from 'vitest'
import { PAYMENT_HINTS, PAYMENT_NEXT_STEPS } from '#src/features/checkout/payment/paymentWords.ts'

/** Words that are wrong for this kind of delivery. */
const FALSE_WORDS = {
  sent: /negozio|ritir/,
  collected: /pacco|corriere|consegna/,
  // The courier is only mentioned to say that there is none.
  immaterial: /pacco|(?<!nessun )corriere|consegna|negozio|ritir|prepariamo|spediamo/,
} as const

const words = [...Object.entries(PAYMENT_HINTS), ...Object.entries(PAYMENT_NEXT_STEPS)]

describe.each(Object.entries(FALSE_WORDS))('for an order that is %s', (handover, falseWords) => {
  test.each(words)('%s is described without a wrong word', (_, told) => {
    expect(told[handover as keyof typeof FALSE_WORDS]?.message ?? '').not.toMatch(falseWords)
  })
})

test.each(['banktransfer', 'checkmo'])('%s: the shipment waits for the money', (code) => {
  for (const told of [PAYMENT_HINTS, PAYMENT_NEXT_STEPS]) {
    const of = (told as typeof PAYMENT_NEXT_STEPS)[code]
    expect(of?.sent.message).toMatch(/prepariamo l’ordine/i)
    expect(of?.collected.message).toBe(of?.sent.message)
  }
})
