/**
 * The kinds of operations, in the order in which they are served: carts, checkout, orders and the shopper's own data;
 * operations with a password, whose check takes long; the catalogue; documents that are too long to be read here.
 */
export const LANES = ['selling', 'passwords', 'browsing', 'others'] as const

export type Lane = (typeof LANES)[number]

type LaneLimits = {
  /** How many may wait for their turn; the next one is refused. */
  readonly queued: number
  /** How many may be begun and not answered, because they wait for something outside the engine's thread. */
  readonly begun: number
}

/**
 * Each lane has places of its own, so that none can take those of another. Passwords are derived in Node's pool of four
 * threads, which also reads files: two passwords and one other operation leave one of them free.
 */
export const LANE_LIMITS: Readonly<Record<Lane, LaneLimits>> = {
  selling: { queued: 256, begun: 32 },
  passwords: { queued: 64, begun: 2 },
  browsing: { queued: 256, begun: 8 },
  others: { queued: 64, begun: 1 },
}

/** Every so many turns the last waiting lane goes first, so that the first one cannot keep all turns. */
const TURNS_UNTIL_LAST_LANE = 8

export type OperationQueue<Job extends { readonly lane: Lane }> = {
  /** False if the lane is full. */
  readonly enter: (job: Job) => boolean
  /** In front of its lane, even if that is full: it had its turn before. */
  readonly enterAgain: (job: Job) => void
  /** Takes the job whose turn it is; null if none may be begun. */
  readonly take: () => Job | null
  /** A job that was taken is over. */
  readonly finish: (job: Job) => void
  /** Gives up the place of a job that was not taken. */
  readonly leave: (job: Job) => void
  /** Removes and returns all that wait. */
  readonly clear: () => readonly Job[]
}

/** Decides which operation is begun next. */
export function createOperationQueue<Job extends { readonly lane: Lane }>(
  limits: Readonly<Record<Lane, LaneLimits>> = LANE_LIMITS,
): OperationQueue<Job> {
  const lanes = LANES.map((name) => ({ name, waiting: [] as Job[], begun: 0 }))
  const reversed = lanes.toReversed()
  const laneOf = ({ lane }: Job) => {
    const found = lanes.find(({ name }) => name === lane)
    if (!found) throw new Error(`There is no lane ${lane}`)
    return found
  }
  let turns = 0

  return {
    enter(job) {
      const { waiting } = laneOf(job)
      if (waiting.length >= limits[job.lane].queued) return false
      waiting.push(job)
      return true
    },
    enterAgain: (job) => void laneOf(job).waiting.unshift(job),
    take() {
      const isTurnOfLast = (turns + 1) % TURNS_UNTIL_LAST_LANE === 0
      const open = (isTurnOfLast ? reversed : lanes).find(
        ({ name, waiting, begun }) => waiting.length > 0 && begun < limits[name].begun,
      )
      const job = open?.waiting.shift()
      if (!open || !job) return null
      turns += 1
      open.begun += 1
      return job
    },
    finish: (job) => void (laneOf(job).begun -= 1),
    leave(job) {
      const { waiting } = laneOf(job)
      const place = waiting.indexOf(job)
      if (place >= 0) waiting.splice(place, 1)
    },
    clear: () => lanes.flatMap(({ waiting }) => waiting.splice(0)),
  }
}
