/** Where faults go that no shopper can act on. */
export type ErrorReporter = (error: unknown, where: string) => void

/** Reports to the developer's console and, where there is one, to the monitor. */
export const createErrorReporter =
  (output: Pick<Console, 'error'>, monitor?: ErrorReporter): ErrorReporter =>
  (error, where) => {
    output.error(`[vetrina] ${where}`, error)
    monitor?.(error, where)
  }
