import type { Clock } from '#server/commerce/engine/context.ts'
import { allRows, runSql } from '#server/commerce/db/rows.ts'
import { openDatabase } from '#server/commerce/db/openDatabase.ts'
import { revokeTokens } from '#server/commerce/modules/customer/tokens.ts'
import { findQuoteByMaskedId, type QuoteRow, updateQuote } from '#server/commerce/modules/quote/repository.ts'
import type { EngineCommand } from './faultCommands.ts'

export type EngineState = {
  /** The engine's time. */
  readonly clock: Clock
  /** How far it is ahead of the machine's. */
  readonly aheadMs: () => number
  /** Returns the entity that the engine does not have; null on success. */
  readonly run: (command: EngineCommand) => string | null
  readonly close: () => void
}

/**
 * Changes the embedded engine's data over its own database connection, like the back office, a purge or elapsed time of
 * a Magento.
 */
export function createEngineState(databasePath: string): EngineState {
  let offsetMs = 0
  const clock: Clock = { now: () => Date.now() + offsetMs }
  // Opened on first use, because the engine must create its tables first.
  let opened: ReturnType<typeof openDatabase> | null = null
  const database = () => (opened ??= openDatabase(databasePath))

  const ofCustomers = (email: string, change: (id: number) => void): string | null => {
    const customers = allRows<{ id: number }>(database(), 'SELECT id FROM customer WHERE email = ?', [email])
    for (const { id } of customers) change(id)
    return customers.length === 0 ? `No customer has the e-mail ${email}` : null
  }
  const ofCart = (cartId: string, change: (quote: QuoteRow) => void): string | null => {
    const quote = findQuoteByMaskedId(database(), cartId)
    if (quote) change(quote)
    return quote ? null : `No cart has the id ${cartId}`
  }

  return {
    clock,
    aheadMs: () => offsetMs,
    run(command) {
      switch (command.command) {
        case 'expireTokens':
          return ofCustomers(command.email, (id) => {
            runSql(database(), 'UPDATE customer_token SET expires_at = min(expires_at, ?) WHERE customer_id = ?', [
              clock.now(),
              id,
            ])
          })
        case 'revokeTokens':
          return ofCustomers(command.email, (id) => revokeTokens(database(), id, clock.now()))
        case 'deleteCart':
          return ofCart(command.cartId, ({ id }) => void runSql(database(), 'DELETE FROM quote WHERE id = ?', [id]))
        case 'deactivateCart':
          return ofCart(command.cartId, ({ id }) => updateQuote(database(), id, { is_active: 0 }, clock.now()))
        case 'advanceClock':
          offsetMs += command.ms
          return null
      }
    },
    close: () => opened?.close(),
  }
}
