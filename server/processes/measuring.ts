import type { ToParent } from './messages.ts'
import type { Supervisor, WebProcess } from './superviseProcesses.ts'

type Round = {
  readonly pending: Set<WebProcess>
  readonly found: (readonly object[])[]
  readonly end: () => void
}

/** Collects the measurements of the web processes that serve. */
export function createMeasuring({ ready, restarts }: Pick<Supervisor, 'ready' | 'restarts'>) {
  const rounds = new Map<number, Round>()
  let lastId = 0

  function leave(round: Round, web: WebProcess): void {
    round.pending.delete(web)
    if (round.pending.size === 0) round.end()
  }

  return {
    restarts,
    size: () => ready().length,
    /** The measurements of each process. */
    async collect(): Promise<readonly (readonly object[])[]> {
      lastId += 1
      const id = lastId
      const processes = ready()
      if (processes.length === 0) return []
      const { promise, resolve } = Promise.withResolvers<void>()
      const round: Round = { pending: new Set(processes), found: [], end: resolve }
      rounds.set(id, round)
      for (const web of processes) web.send({ kind: 'measure', id })
      await promise
      rounds.delete(id)
      return round.found
    },
    onMeasured(web: WebProcess, { id, metrics }: Extract<ToParent, { kind: 'measured' }>): void {
      const round = rounds.get(id)
      if (!round) return
      round.found.push(metrics)
      leave(round, web)
    },
    /** A process that has ended measures nothing more. */
    onEnd(web: WebProcess): void {
      for (const round of rounds.values()) if (round.pending.has(web)) leave(round, web)
    },
  }
}
