/**
 * What one tab tells the others. It carries no facts, only where to look: the cookie and the storage are the truth, so
 * news that come late, twice or out of order do no harm.
 */
export type TabNews =
  /** The cart id or the customer's token changed. */
  | { readonly kind: 'session' }
  /** The lines of this cart changed. */
  | { readonly kind: 'cart'; readonly cartId: string }
  /** The customer's wish list or comparison changed. */
  | { readonly kind: 'saved' }

export type Tabs = {
  readonly tell: (news: TabNews) => void
  /** Hears the other tabs, never this one. Returns the function that ends it. */
  readonly listen: (listener: (news: TabNews) => void) => () => void
}

/** A server render, or a browser without BroadcastChannel: `storage` events and returns to the page still tell. */
export const noTabs: Tabs = { tell: () => undefined, listen: () => () => undefined }

const CHANNEL_NAME = 'vetrina.tabs'

/**
 * Tabs of one browser over a BroadcastChannel. The channel is closed while the page is in the back/forward cache, which
 * an open one would keep it out of.
 */
export function createBrowserTabs(page: Window & { readonly BroadcastChannel?: typeof BroadcastChannel }): Tabs {
  const { BroadcastChannel: Channel } = page
  if (Channel === undefined) return noTabs
  const listeners = new Set<(news: TabNews) => void>()
  const open = () => {
    const channel = new Channel(CHANNEL_NAME)
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isNews(data)) for (const listener of [...listeners]) listener(data)
    })
    return channel
  }
  let channel: BroadcastChannel | null = open()
  page.addEventListener('pagehide', () => {
    channel?.close()
    channel = null
  })
  page.addEventListener('pageshow', () => {
    channel ??= open()
  })
  return {
    tell: (news) => channel?.postMessage(news),
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Another deploy of the shop may speak in another tab. */
function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null) return false
  const { kind, cartId } = data as Record<string, unknown>
  return kind === 'session' || kind === 'saved' || (kind === 'cart' && typeof cartId === 'string')
}
