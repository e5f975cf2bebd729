import { lazy, Suspense, useEffect, useState } from 'react'
import { loadPersistently } from '#src/lib/scheduling/loadPersistently.ts'
import { whenIdle } from '#src/platform/whenIdle.ts'
import type { Layer } from './page-stack/pageStack.ts'

const loadNotices = async () => (await loadPersistently(() => import('./lateNotices.ts'))).lateNotices
const OfflineBanner = lazy(async () => ({ default: (await loadNotices()).OfflineBanner }))
const PageAnnouncer = lazy(async () => ({ default: (await loadNotices()).PageAnnouncer }))

type ShellNoticesProps = {
  readonly active: Layer<unknown> | undefined
  readonly onReconnect: () => void
}

/** The messages of the shell. They load after hydration: the first paint does not need them. */
export function ShellNotices({ active, onReconnect }: ShellNoticesProps) {
  const [first] = useState(active?.key)
  const [mounted, setMounted] = useState(false)
  useEffect(() => whenIdle(window, () => setMounted(true)), [])
  return mounted ? (
    <Suspense fallback={null}>
      <OfflineBanner onReconnect={onReconnect} />
      <PageAnnouncer first={first} active={active} />
    </Suspense>
  ) : null
}
