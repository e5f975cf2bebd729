import type { Clock } from '#src/platform/clock.ts'
import type { Monitoring, Signal } from '#src/platform/monitoring/monitoring.ts'
import { startSentry } from '#src/platform/monitoring/sentryMonitor.ts'
import { openVendors, vendorsIn, welcomeVendors } from '#src/platform/vendors/vendors.ts'
import type { VendorName } from '#src/shop/defineShop.ts'
import type { App } from '../app.ts'

const RECORDER: VendorName = 'sessionRecorder'

type MonitoringOptions = {
  readonly monitoring: Monitoring
  readonly dsn: string
  readonly clock: Clock
  readonly currentPage: () => string
}

/**
 * Attaches the monitor and reports every completed page to it, beginning with this document's. Loaded separately, when
 * the page is calm; the recorder of visits only with consent.
 */
export async function startMonitoring(
  { router, consentDesk, documentGate, reportError }: App,
  { monitoring, dsn, clock, currentPage }: MonitoringOptions,
): Promise<void> {
  // Later choices need a new document (platform/vendors).
  const allowed = welcomeVendors(openVendors(consentDesk.vendors), consentDesk.consent.get())
  const mayRecord = vendorsIn(allowed, documentGate.isPersonal).some(({ id }) => id === RECORDER)
  const recorder = mayRecord ? await import('#src/platform/monitoring/recorder.ts') : null
  const hear = startSentry(dsn, recorder?.createRecorder(reportError) ?? null)

  const pageSince = (from: number): Signal => {
    const page = currentPage()
    const route = router.state.matches.at(-1)?.fullPath ?? '/'
    const name = page === 'notFound' ? '/404' : route === '/$' ? `/$ ${page}` : route
    // The address may contain the name of a gift registry's owner.
    const isPrivate = documentGate.isPersonalPage() || new URLSearchParams(location.search).has('lastname')
    return { kind: 'page', name, isPrivate, from, at: clock.now() }
  }
  // Before the buffered events, so that the requests of this page belong to it.
  hear(pageSince(performance.timeOrigin))
  monitoring.attach(hear)

  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
    reportError(
      new Error(`[vetrina:policy] ${effectiveDirective} ${blockedURI} ${sourceFile}`),
      'content security policy',
    )
  })

  let from = 0
  router.subscribe('onBeforeNavigate', () => (from = clock.now()))
  router.subscribe('onResolved', () => monitoring.tell(pageSince(from)))
}
