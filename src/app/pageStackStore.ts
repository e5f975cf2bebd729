import type { PageView } from '#src/routes/pageRegistry.ts'
import { advance, emptyStack } from '#src/shell/page-stack/pageStack.ts'
import type { Stack, Visit } from '#src/shell/page-stack/pageStack.ts'

/** The page stack as it is, for React and for loaders. */
export type PageStackStore = {
  /** Takes a resolved navigation in; the same one twice changes nothing. */
  readonly enter: (visit: Visit<PageView>) => Stack<PageView>
  /** The view of a history entry below the present one: its page is still mounted. */
  readonly mountedView: (historyKey: string) => PageView | null
}

export function createPageStackStore(): PageStackStore {
  let stack = emptyStack<PageView>()
  return {
    enter: (visit) => (stack = advance(stack, visit)),
    mountedView: (historyKey) =>
      stack.entries.find(({ key, position }) => key === historyKey && position !== stack.position)?.view ?? null,
  }
}
