/** Where faults go that no shopper can act on. */
export type ErrorReporter = (error: unknown, where: string) => void

/** Reports to the developer's console; the monitor joins it here. */
export const createErrorReporter =
  (output: Pick<Console, 'error'>): ErrorReporter =>
  (error, where) =>
    output.error(`[vetrina] ${where}`, error)
