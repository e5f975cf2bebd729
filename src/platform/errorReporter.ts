/** Receives faults that the shopper cannot fix. */
export type ErrorReporter = (error: unknown, where: string) => void

/** Reports to the console and, if configured, to the monitor. */
export const createErrorReporter =
  (output: Pick<Console, 'error'>, monitor?: ErrorReporter): ErrorReporter =>
  (error, where) => {
    output.error(`[vetrina] ${where}`, error)
    monitor?.(error, where)
  }
