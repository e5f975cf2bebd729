import type { IEnvironment } from 'relay-runtime'
import type { Shop } from '#src/relay/ShopContext.ts'
import { adapterOf, isAnswered } from '../payment/paymentAdapters.ts'
import type { LaterAct } from '../payment/paymentAdapters.ts'
import { createPaymentHost } from '../payment/paymentHost.ts'
import { createOpenPayments } from './openPayments.ts'
import { createPaymentDesk } from './paymentDesk.ts'
import type { DeskResult, PaymentDesk } from './paymentDesk.ts'

export type Subject = { readonly code: string; readonly cartId: string }

type ShopParts = Pick<
  Shop,
  'storage' | 'locks' | 'cartId' | 'cartJournal' | 'orderAttempts' | 'locale' | 'origin' | 'hasField' | 'reportError'
>

/** Acts on a payment with the code of its method. Never rejects: without that code nothing is known. */
export async function atDesk(
  { storage, locks, cartId, cartJournal, orderAttempts: attempts, locale, origin, hasField, reportError }: ShopParts,
  environment: IEnvironment,
  subject: Subject,
  act: (desk: PaymentDesk) => Promise<DeskResult>,
): Promise<DeskResult> {
  const adapter = adapterOf(subject.code)
  if (adapter === null) return { kind: 'foreign' }
  try {
    const module = await adapter.load()
    const host = createPaymentHost({ ...subject, environment, locale, origin })
    const payments = createOpenPayments(storage)
    const isEmpty = (id: string) => cartJournal.linesOf(id)?.length === 0
    const may = (later: LaterAct) => isAnswered(subject.code, later, hasField)
    return await act(createPaymentDesk({ payments, locks, cartId, attempts, isEmpty, may, module, host }))
  } catch (error) {
    reportError(error, `payment with ${subject.code}`)
    return { kind: 'unknown' }
  }
}
