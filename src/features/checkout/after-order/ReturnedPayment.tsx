import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { prepareRetry } from '#src/features/navigation/prepareRetry.ts'
import { useShop } from '#src/relay/ShopContext.ts'
import { Button } from '#src/ui/controls/Button.tsx'
import { buttonClass } from '#src/ui/controls/Button.css.ts'
import { Cluster } from '#src/ui/layout/Cluster.tsx'
import { BankChallenge } from './BankChallenge.tsx'
import { createOpenPayments } from './openPayments.ts'
import type { DeskResult } from './paymentDesk.ts'
import { PaymentMessage } from './PaymentMessage.tsx'
import { settleUntilKnown } from './settleUntilKnown.ts'
import { useDesk } from './useDesk.ts'

type ReturnedPaymentProps = {
  /** Identifies the payment; empty in an address without one. */
  readonly ticket: string
  readonly code: string
  /** The answer of a bank on a page of its own; null without one. */
  readonly fromBank: string | null
}

/** The return from the provider's page. It works in a browser that did not order: the backend knows the ticket. */
export function ReturnedPayment({ ticket, code, fromBank }: ReturnedPaymentProps) {
  const { storage } = useShop()
  const { atDesk, openReceipt } = useDesk()
  const [result, setResult] = useState<DeskResult | null>(null)
  const [round, setRound] = useState(0)
  /** The shopper's answer to the bank; undefined without one. */
  const answer = useRef<unknown>(undefined)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const pause = (ms: number) =>
      new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms)
        // Left unresolved: nobody waits for the result any more.
        signal.addEventListener('abort', () => clearTimeout(timer))
      })
    if (fromBank !== null) answer.current ??= { details: { redirectResult: fromBank } }
    const settle = async (): Promise<DeskResult> => {
      const subject = { code, cartId: createOpenPayments(storage).ofTicket(ticket)?.cartId ?? '' }
      const settled: DeskResult =
        ticket === '' ? { kind: 'foreign' } : await atDesk(subject, (desk) => desk.settle(ticket, answer.current))
      if (!signal.aborted && settled.kind === 'open') setResult(settled)
      return settled
    }
    void settleUntilKnown(settle, pause).then((settled) => {
      if (signal.aborted) return
      if (settled.kind === 'paid' && settled.order !== null) openReceipt(settled.order, settled.isNews)
      else setResult(settled)
    })
    return () => leaving.abort()
  }, [ticket, code, storage, atDesk, openReceipt, round, fromBank])

  if (result === null || result.kind === 'leave' || result.kind === 'settled-elsewhere') {
    return <PaymentMessage result={{ kind: 'asking' }} />
  }
  const again = () => {
    setResult(null)
    setRound(round + 1)
  }
  const checkAgain = () => {
    prepareRetry()
    again()
  }
  if (result.kind === 'challenge') {
    const onAnswer = (given: unknown) => {
      answer.current = given
      again()
    }
    return (
      <>
        <PaymentMessage result={{ kind: 'asking' }} />
        <BankChallenge show={result.show} onAnswer={onAnswer} onClose={() => setResult({ kind: 'open' })} />
      </>
    )
  }
  const cart = result.kind === 'failed' ? result.cart : null
  // The page of the cart shows the open payment, with its ways on.
  const isOwn = createOpenPayments(storage).ofTicket(ticket) !== null
  return (
    <PaymentMessage
      result={result}
      action={
        result.kind === 'open' ? (
          <Link to="/checkout" className={buttonClass({ variant: 'secondary' })}>
            <Trans>Continua a pagare o paga in un altro modo</Trans>
          </Link>
        ) : result.kind === 'unknown' ? (
          <Cluster gap="s3" justify="center">
            <Button onClick={checkAgain}>
              <Trans>Controlla di nuovo</Trans>
            </Button>
            {isOwn ? (
              <Link to="/cart" className={buttonClass({ variant: 'secondary' })}>
                <Trans>Vai al carrello</Trans>
              </Link>
            ) : (
              <Link to="/" className={buttonClass({ variant: 'secondary' })}>
                <Trans>Continua gli acquisti</Trans>
              </Link>
            )}
          </Cluster>
        ) : cart === 'current' ? (
          <Link to="/checkout" className={buttonClass({ variant: 'primary' })}>
            <Trans>Torna alla cassa</Trans>
          </Link>
        ) : cart === 'waiting' ? (
          <Link to="/cart" className={buttonClass({ variant: 'primary' })}>
            <Trans>Vai al carrello</Trans>
          </Link>
        ) : (
          <Link to="/" className={buttonClass({ variant: 'primary' })}>
            <Trans>Continua gli acquisti</Trans>
          </Link>
        )
      }
    />
  )
}
