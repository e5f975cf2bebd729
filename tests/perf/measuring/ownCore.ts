import { spawnSync } from 'node:child_process'

/** The processors that a process may use, by the system's numbers; none if that is unknown. */
function processorsOf(processId: number): readonly number[] {
  if (process.platform !== 'linux') return []
  const { status, stdout } = spawnSync('taskset', ['-c', '-p', String(processId)], { encoding: 'utf8' })
  if (status !== 0) return []
  return (/: ([\d,-]+)\s*$/.exec(stdout)?.[1] ?? '').split(',').flatMap((range) => {
    const [first = Number.NaN, last = first] = range.split('-').map(Number)
    return Array.from({ length: last - first + 1 }, (_, index) => first + index)
  })
}

/**
 * Reserves one processor for the pages of a browser that is started afterwards with the returned arguments: the
 * measurement and everything that it starts, server and browser, share the others. A phone has as many; on two
 * processors the page would otherwise wait for the server, for the browser's painting and for the measurement, and be
 * reported as blocked meanwhile. No arguments if that is not possible: another system than Linux, one processor, no
 * `taskset`.
 */
export function keepProcessorForPages(): readonly string[] {
  const processors = processorsOf(process.pid)
  const own = processors.at(-1)
  if (own === undefined || processors.length < 2) return []
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', processors.slice(0, -1).join(','), String(process.pid)])
  return status === 0 ? ['--no-zygote', `--renderer-cmd-prefix=taskset -c ${own}`] : []
}
