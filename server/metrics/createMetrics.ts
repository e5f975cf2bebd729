import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Meter } from './meter.ts'
import { requestKindOf } from './requestKind.ts'

type MetricsOptions = {
  /** The names of the storefront's operations: others, which clients may invent, count as one. */
  readonly isOwnOperation: (name: string) => boolean
  /** Values that are read for each answer. */
  readonly gauges: Readonly<Record<GaugeName, () => number>>
}

const GAUGES = {
  vetrina_renders_running: 'Pages that are rendered at the moment',
  vetrina_renders_waiting: 'Pages that wait for their render',
  vetrina_page_cache_bytes: 'Size of the kept pages',
  vetrina_backend_away: '1 while the backend fails and is only probed',
} as const

type GaugeName = keyof typeof GAUGES

export type Metrics = Meter & {
  readonly contentType: string
  /** In the form of Prometheus. */
  readonly read: () => Promise<string>
  /** In a form that can be added to those of other processes. */
  readonly measure: () => Promise<readonly object[]>
}

/** They include the limits of web.dev between good, middling and poor values. */
const VITAL_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.8, 1.2, 1.8, 2.5, 3, 4, 6, 10, 30]
const SHIFTS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Measures this process. */
export function createMetrics({ isOwnOperation, gauges }: MetricsOptions): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const answers = new Histogram({
    name: 'vetrina_answer_seconds',
    help: 'Answers to requests by kind and status',
    labelNames: ['kind', 'status'],
    buckets: SECONDS,
    registers,
  })
  const pages = new Counter({
    name: 'vetrina_pages_total',
    help: 'Pages by their source: hit, miss, bypass (an own render) or stale (kept, because the render failed)',
    labelNames: ['source'],
    registers,
  })
  const upstream = new Histogram({
    name: 'vetrina_upstream_seconds',
    help: 'Requests to the backend by operation and outcome',
    labelNames: ['operation', 'category'],
    buckets: SECONDS,
    registers,
  })
  const vitals = new Histogram({
    name: 'vetrina_vital_seconds',
    help: 'Web vitals of visitors who agreed to statistics, by metric (LCP, INP, TTFB, FCP) and kind of page',
    labelNames: ['metric', 'page'],
    buckets: VITAL_SECONDS,
    registers,
  })
  const shifts = new Histogram({
    name: 'vetrina_layout_shift',
    help: 'Cumulative layout shift (CLS) of visitors who agreed to statistics, by kind of page',
    labelNames: ['page'],
    buckets: SHIFTS,
    registers,
  })
  const names = Object.keys(GAUGES).filter((name): name is GaugeName => name in gauges)
  const measured = names.map((name) => ({
    read: gauges[name],
    gauge: new Gauge({
      name,
      help: GAUGES[name],
      registers,
      // One process that cannot reach the backend is worth an alarm; everything else adds up.
      aggregator: name === 'vetrina_backend_away' ? 'max' : 'sum',
    }),
  }))

  const readGauges = () => {
    for (const { read, gauge } of measured) gauge.set(read())
  }

  return {
    answered({ path, status, seconds, cacheStatus }) {
      answers.observe({ kind: requestKindOf(path), status }, seconds)
      if (cacheStatus !== undefined) pages.inc({ source: sourceOf(cacheStatus) })
    },
    upstreamAnswered({ operation, category, seconds }) {
      upstream.observe({ operation: isOwnOperation(operation) ? operation : 'other', category }, seconds)
    },
    vitalMeasured({ name, page, value }) {
      if (name === 'CLS') shifts.observe({ page }, value)
      else vitals.observe({ metric: name, page }, value / 1_000)
    },
    contentType: registry.contentType,
    read: () => {
      readGauges()
      return registry.metrics()
    },
    measure: () => {
      readGauges()
      return registry.getMetricsAsJSON()
    },
  }
}

function sourceOf(cacheStatus: string): string {
  if (cacheStatus.includes('stale-if-error')) return 'stale'
  return /\b(hit|miss|bypass)\b/.exec(cacheStatus)?.[1] ?? 'other'
}
