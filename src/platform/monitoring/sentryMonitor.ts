import {
  breadcrumbsIntegration,
  browserTracingIntegration,
  captureException,
  dedupeIntegration,
  functionToStringIntegration,
  globalHandlersIntegration,
  httpContextIntegration,
  init,
  linkedErrorsIntegration,
  startBrowserTracingNavigationSpan,
  startBrowserTracingPageLoadSpan,
  startInactiveSpan,
} from '@sentry/react'
import type { BrowserClient, BrowserOptions, replayIntegration } from '@sentry/react'
import {
  MONITORING_ENVIRONMENT,
  REPLAY_ERROR_SAMPLE_RATE,
  REPLAY_SESSION_SAMPLE_RATE,
  TRACE_SAMPLE_RATE,
} from './figures.ts'
import type { Signal } from './monitoring.ts'
import { createRequestLog } from './requestLog.ts'
import type { FinishedRequest } from './requestLog.ts'
import { scrub } from './scrub.ts'

/** The session recorder, if the shopper allowed it. */
export type Recorder = {
  readonly integration: ReturnType<typeof replayIntegration>
  /** Pauses the recording until {@link resume}, because the address is confidential. */
  readonly pause: () => void
  readonly resume: () => void
}

/** Spec §2: transactions of the not-found path are dropped. */
const NOT_FOUND = '/404'

const seconds = (ms: number) => ms / 1000

/** Sentry's configuration. Every event is scrubbed; page content and typed text are not collected. */
export const sentryOptions = (dsn: string, recorder: Recorder | null) =>
  ({
    dsn,
    environment: MONITORING_ENVIRONMENT,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    traceLifecycle: 'static',
    replaysSessionSampleRate: recorder ? REPLAY_SESSION_SAMPLE_RATE : 0,
    replaysOnErrorSampleRate: recorder ? REPLAY_ERROR_SAMPLE_RATE : 0,
    // Adds no tracing headers, because the backend accepts only listed headers.
    tracePropagationTargets: [],
    defaultIntegrations: false,
    integrations: [
      functionToStringIntegration(),
      globalHandlersIntegration(),
      linkedErrorsIntegration(),
      dedupeIntegration(),
      httpContextIntegration(),
      breadcrumbsIntegration({ dom: false }),
      browserTracingIntegration({ instrumentPageLoad: false, instrumentNavigation: false }),
      ...(recorder ? [recorder.integration] : []),
    ],
    beforeBreadcrumb: scrub,
    beforeSend: scrub,
    beforeSendTransaction: (event) => (event.transaction === NOT_FOUND ? null : scrub(event)),
  }) satisfies BrowserOptions

/**
 * Starts Sentry and returns the receiver of the shop's signals. A chunk of its own, loaded once the page is interactive
 * and only with a configured DSN.
 */
export function startSentry(dsn: string, recorder: Recorder | null): (signal: Signal) => void {
  const client = init(sentryOptions(dsn, recorder)) as BrowserClient | undefined
  // The recorder's events do not pass `beforeSend`, so they are scrubbed here.
  client?.addEventProcessor(scrub)
  const requestOf = createRequestLog()
  return (signal) => {
    if (signal.kind !== 'network') return hear(signal, client, recorder)
    const request = requestOf(signal)
    if (request) traceRequest(request)
  }
}

function hear(
  signal: Exclude<Signal, { kind: 'network' }>,
  client: BrowserClient | undefined,
  recorder: Recorder | null,
): void {
  switch (signal.kind) {
    case 'error':
      captureException(signal.error, { tags: { where: signal.where } })
      return
    case 'page':
      if (signal.isPrivate) recorder?.pause()
      else recorder?.resume()
      if (client) tracePage(client, signal)
  }
}

function traceRequest({ operation, failed, from, to }: FinishedRequest): void {
  const span = startInactiveSpan({
    name: operation,
    op: 'relay.network',
    startTime: seconds(from),
    attributes: { failed },
  })
  span.end(seconds(to))
}

function tracePage(client: BrowserClient, { name, from }: Extract<Signal, { kind: 'page' }>): void {
  const isFirst = from <= performance.timeOrigin
  const options = {
    name,
    startTime: seconds(from),
    attributes: { 'sentry.source': 'route', 'sentry.op': isFirst ? 'pageload' : 'navigation' },
  }
  if (isFirst) startBrowserTracingPageLoadSpan(client, options)
  else startBrowserTracingNavigationSpan(client, options)
}
