import { lastPlainOf } from './pageStack.ts'
import type { Entry, Stack } from './pageStack.ts'

/** The shown stack, and the mounted pages that it no longer contains. */
export type MountedStack<TView> = {
  readonly stack: Stack<TView>
  /** Unmounted in idle time, because unmounting a page takes as long as showing a mounted one. */
  readonly parting: readonly Entry<TView>[]
}

/** Shows another stack. */
export function mountStack<TView>(mounted: MountedStack<TView>, next: Stack<TView>): MountedStack<TView> {
  const { stack, parting } = mounted
  if (next === stack) return mounted
  const kept = new Set([lastPlainOf(next.entries), ...next.left].map((page) => page?.mount))
  return { stack: next, parting: [...stack.left, ...parting].filter(({ mount }) => !kept.has(mount)) }
}

/** Unmounts the pages that the stack does not keep. */
export const withoutParting = <TView>(mounted: MountedStack<TView>): MountedStack<TView> =>
  mounted.parting.length > 0 ? { ...mounted, parting: [] } : mounted
