import { hasCart } from './sharedKey.ts'

/** From the most to the least urgent: the order in which waiting renders begin. */
const PRIORITIES = ['checkout', 'own', 'page', 'background'] as const

/**
 * `checkout`: cart, checkout and account of a visitor with a cart. `own`: other pages for one visitor. `page`: a page
 * for all guests. `background`: renders of crawlers, and those that replace a kept page.
 */
export type RenderPriority = (typeof PRIORITIES)[number]

export const rankOf = (priority: RenderPriority): number => PRIORITIES.indexOf(priority)

/** The names that crawlers, previews of links and monitors give themselves. */
const MACHINE = /bot\b|crawl|spider|slurp|externalhit|preview|monitor|^(?:curl|wget|python|go-http|java)\b/i

type Visit = { readonly request: Request; readonly isShared: boolean }

export function renderPriorityOf({ request, isShared }: Visit): RenderPriority {
  if (hasCart(request)) return isShared ? 'own' : 'checkout'
  if (MACHINE.test(request.headers.get('user-agent') ?? '')) return 'background'
  return isShared ? 'page' : 'own'
}
