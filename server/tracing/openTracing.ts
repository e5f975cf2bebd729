import { randomUUID } from 'node:crypto'
import { type Context, ROOT_CONTEXT, type Span as ApiSpan, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { TracingConfig } from '#server/config.ts'
import type { BeginTrace, Span } from './span.ts'

export type Tracing = {
  readonly beginTrace: BeginTrace
  /** Sends the last spans. */
  readonly close: () => Promise<void>
}

/** W3C Trace Context, version 00. */
const TRACE_PARENT = /^00-(?<traceId>[\da-f]{32})-(?<spanId>[\da-f]{16})-(?<flags>[\da-f]{2})$/

/** A collector that hangs does not delay the end of the host. */
const EXPORT_MS = 5_000

/** Sends the traces of this process to a collector. */
export function openTracing({ endpoint, headers, serviceName, ratio }: TracingConfig, log: Logger): Tracing {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/\/+$/, '')}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: EXPORT_MS,
  })
  const share = new TraceIdRatioBasedSampler(ratio)
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName, 'service.instance.id': randomUUID() }),
    // A client cannot have more requests recorded by saying that its own trace is.
    sampler: new ParentBasedSampler({ root: share, remoteParentSampled: share }),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, log), exportTimeoutMillis: EXPORT_MS })],
  })
  const tracer = provider.getTracer('vetrina')

  function spanOf(span: ApiSpan, parent: Context): Span {
    const own = trace.setSpan(parent, span)
    const { traceId, spanId, traceFlags } = span.spanContext()
    let isEnded = false
    return {
      traceparent: `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`,
      child: (name, { isSentAway = false, ...attributes } = {}) =>
        spanOf(
          tracer.startSpan(name, { kind: isSentAway ? SpanKind.CLIENT : SpanKind.INTERNAL, attributes }, own),
          own,
        ),
      note: (facts) => void span.setAttributes(facts),
      end(outcome = 'ok') {
        if (isEnded) return
        isEnded = true
        if (outcome === 'failed') span.setStatus({ code: SpanStatusCode.ERROR })
        span.end()
      },
    }
  }

  return {
    beginTrace(name, traceparent) {
      const { traceId, spanId, flags } = TRACE_PARENT.exec(traceparent ?? '')?.groups ?? {}
      const parent =
        traceId === undefined || spanId === undefined
          ? ROOT_CONTEXT
          : trace.setSpanContext(ROOT_CONTEXT, {
              traceId,
              spanId,
              traceFlags: Number.parseInt(flags ?? '0', 16),
              isRemote: true,
            })
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER }, parent), parent)
    },
    async close() {
      try {
        await provider.shutdown()
      } catch {
        // The exporter has reported the reason, which may contain the collector's address.
        log.info('The last traces are lost')
      }
    },
  }
}

/** Logs once that the collector cannot be reached, without its address, which may contain a key. */
function reporting(exporter: SpanExporter, log: Logger): SpanExporter {
  let isLost = false
  return {
    export: (spans, onResult) =>
      exporter.export(spans, (result) => {
        if (result.code !== 0 && !isLost) log.warn('Traces cannot be sent to OTEL_EXPORTER_OTLP_ENDPOINT')
        isLost = result.code !== 0
        onResult(result)
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: () => exporter.forceFlush?.() ?? Promise.resolve(),
  }
}
