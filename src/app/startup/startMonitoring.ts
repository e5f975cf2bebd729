import type { Clock } from '#src/platform/clock.ts'
import type { Monitoring, Signal } from '#src/platform/monitoring/monitoring.ts'
import { startSentry } from '#src/platform/monitoring/sentryMonitor.ts'
import type { App } from '../app.ts'

type MonitoringOptions = {
  readonly monitoring: Monitoring
  readonly dsn: string
  readonly clock: Clock
  readonly currentPage: () => string
}

/**
 * Attaches the monitor and tells it of every completed page, this document's own first. Loaded on its own, once the page
 * is calm; the recorder of visits only with consent.
 */
export async function startMonitoring(
  { router, consentDesk, reportError }: App,
  { monitoring, dsn, clock, currentPage }: MonitoringOptions,
): Promise<void> {
  // Later choices take a new document (platform/vendors).
  const mayRecord = consentDesk.consent.get()?.includes('statistics') ?? false
  const recorder = mayRecord ? await import('#src/platform/monitoring/recorder.ts') : null
  const hear = startSentry(dsn, recorder?.createRecorder(reportError) ?? null)

  const pageSince = (from: number): Signal => {
    const page = currentPage()
    const route = router.state.matches.at(-1)?.fullPath ?? '/'
    const name = page === 'notFound' ? '/404' : route === '/$' ? `/$ ${page}` : route
    // An order's token is in its address, or the name of who celebrates.
    const address = new URLSearchParams(location.search)
    const isPrivate = address.has('token') || address.has('lastname')
    return { kind: 'page', name, isPrivate, from, at: clock.now() }
  }
  // Before what was kept, so that the requests of this page are told as part of it.
  hear(pageSince(performance.timeOrigin))
  monitoring.attach(hear)

  let from = 0
  router.subscribe('onBeforeNavigate', () => (from = clock.now()))
  router.subscribe('onResolved', () => monitoring.tell(pageSince(from)))
}
