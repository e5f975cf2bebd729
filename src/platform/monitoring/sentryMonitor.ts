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

/** The session recorder, where the shopper allows one. */
export type Recorder = {
  readonly integration: ReturnType<typeof replayIntegration>
  /** What the address holds must not be recorded: nothing is, until {@link resume}. */
  readonly pause: () => void
  readonly resume: () => void
}

/** Spec §2: transactions of the not-found path say nothing about the shop. */
const NOT_FOUND = '/404'

const seconds = (ms: number) => ms / 1000

/**
 * How Sentry is set up. Nothing leaves unscrubbed; what the page shows and what is typed is not collected at all.
 */
export const sentryOptions = (dsn: string, recorder: Recorder | null) =>
  ({
    dsn,
    environment: MONITORING_ENVIRONMENT,
    tracesSampleRate: TRACE_SAMPLE_RATE,
    traceLifecycle: 'static',
    replaysSessionSampleRate: recorder ? REPLAY_SESSION_SAMPLE_RATE : 0,
    replaysOnErrorSampleRate: recorder ? REPLAY_ERROR_SAMPLE_RATE : 0,
    // No headers of ours on any request: the backend takes a list of its own.
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
 * Starts Sentry and answers what hears the shop's signals. Loaded on its own, once the page is interactive, and only where
 * the merchant names a project.
 */
export function startSentry(dsn: string, recorder: Recorder | null): (signal: Signal) => void {
  const client = init(sentryOptions(dsn, recorder)) as BrowserClient | undefined
  // The recorder's own events pass none of the above.
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
