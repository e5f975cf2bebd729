/** The number of an order and its cart identify a payment of Adyen. The id of a cart has no dot. */
export const ticketOf = (number: string, cartId: string): string => `${number}.${cartId}`

/** Empty parts for a text that is no ticket. */
export function readTicket(ticket: string): { readonly number: string; readonly cartId: string } {
  const dot = ticket.lastIndexOf('.')
  return dot < 0 ? { number: '', cartId: '' } : { number: ticket.slice(0, dot), cartId: ticket.slice(dot + 1) }
}

/** The next step of a payment, as adyen-web takes it. */
export type AdyenAction = { readonly type?: string; readonly method?: string; readonly url?: string }

/** The step in the backend's text; without a type if there is none. */
export function readAction(text: string | null | undefined): AdyenAction {
  try {
    const action: unknown = JSON.parse(text ?? '{}')
    return typeof action === 'object' && action !== null ? action : {}
  } catch (error) {
    if (error instanceof SyntaxError) return {}
    throw error
  }
}
