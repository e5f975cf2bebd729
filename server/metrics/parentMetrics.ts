import { AggregatorRegistry, collectDefaultMetrics, Gauge, Registry } from 'prom-client'

type Processes = {
  readonly collect: () => Promise<readonly (readonly object[])[]>
  /** The number of processes that serve. */
  readonly size: () => number
  readonly restarts: () => number
}

/** The measurements of a host of several processes: those of all of them together, and of their parent. */
export function createParentMetrics({ collect, size, restarts }: Processes) {
  const own = new Registry()
  const registers = [own]
  // The engine's thread is part of the parent.
  collectDefaultMetrics({ register: own })
  const serving = new Gauge({
    name: 'vetrina_web_processes',
    help: 'The web processes of the host that serve',
    registers,
  })
  const started = new Gauge({
    name: 'vetrina_web_process_restarts',
    help: 'The web processes that were started again since the start of the host',
    registers,
  })
  return {
    contentType: own.contentType,
    read: async (): Promise<string> => {
      serving.set(size())
      started.set(restarts())
      const ofProcesses = await collect()
      const all = [await own.getMetricsAsJSON(), ...ofProcesses]
      return AggregatorRegistry.aggregate(all).metrics()
    },
  }
}
