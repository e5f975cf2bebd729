/**
 * A message between tabs. It only says which stored data to read again, so late, duplicate or reordered messages do no
 * harm.
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
  /** Receives messages of other tabs, never of this one. Returns the function that ends the subscription. */
  readonly listen: (listener: (news: TabNews) => void) => () => void
}

/** For server renders and browsers without BroadcastChannel; `storage` events and focus still trigger updates. */
export const noTabs: Tabs = { tell: () => undefined, listen: () => () => undefined }

const CHANNEL_NAME = 'vetrina.tabs'

/**
 * Connects the tabs of a browser by a BroadcastChannel. The channel is closed while the page is in the back/forward
 * cache, because an open channel would exclude the page from it.
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

/** Another tab may run another version of the shop. */
function isNews(data: unknown): data is TabNews {
  if (typeof data !== 'object' || data === null) return false
  const { kind, cartId } = data as Record<string, unknown>
  return kind === 'session' || kind === 'saved' || (kind === 'cart' && typeof cartId === 'string')
}
