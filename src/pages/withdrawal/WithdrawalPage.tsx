import { useLingui } from '@lingui/react/macro'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { AccountDoor } from '#src/features/account/AccountDoor.tsx'
import { WithdrawalForm } from '#src/features/withdrawal/WithdrawalForm.tsx'
import { WithdrawalReceiptView } from '#src/features/withdrawal/WithdrawalReceiptView.tsx'
import { WithdrawalReview } from '#src/features/withdrawal/WithdrawalReview.tsx'
import { createWithdrawalFile } from '#src/features/withdrawal/withdrawalStatement.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { useIsServerHtml } from '#src/ui/useIsServerHtml.ts'

export { WithdrawalPage as component }

export type WithdrawalStep = 'statement' | 'confirm' | 'receipt'

export type WithdrawalPageProps = {
  /** The step in the address; a step without input before it is replaced with the first. */
  readonly step: WithdrawalStep
  /** The number of the order from which the shopper comes. */
  readonly orderNumber: string | null
}

/** "Recedere dal contratto qui" (Codice del consumo, art. 54-bis): two screens and a receipt, without an account. */
function WithdrawalPage({ step, orderNumber }: WithdrawalPageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { tabStorage } = useShop()
  // The server's document shows the first screen, because only the browser has the input.
  const isServerHtml = useIsServerHtml()
  const file = createWithdrawalFile(tabStorage)
  const statement = !isServerHtml && step === 'confirm' ? file.statement() : null
  const receipt = !isServerHtml && step === 'receipt' ? file.receipt() : null
  const goTo = (next: WithdrawalStep, replace = false) =>
    void navigate({
      to: '/orders/withdraw',
      search: next === 'statement' ? {} : { step: next },
      replace,
    })
  const shown: WithdrawalStep = statement ? 'confirm' : receipt ? 'receipt' : 'statement'
  const place = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  // One screen replaces the other, so the focus moves to the new one.
  useEffect(() => {
    if (before.current !== shown) place.current?.focus()
    before.current = shown
  }, [shown])
  return (
    <AccountDoor title={t`Recedere dal contratto qui`} worksWithoutScript>
      <div ref={place} tabIndex={-1}>
        {statement ? (
          <WithdrawalReview
            statement={statement}
            onChange={() => goTo('statement')}
            onDone={(proof) => {
              file.finish(proof)
              goTo('receipt', true)
            }}
          />
        ) : receipt ? (
          <WithdrawalReceiptView receipt={receipt} />
        ) : (
          <WithdrawalForm
            orderNumber={orderNumber}
            onSubmit={(written) => {
              file.write(written)
              goTo('confirm')
            }}
          />
        )}
      </div>
    </AccountDoor>
  )
}
