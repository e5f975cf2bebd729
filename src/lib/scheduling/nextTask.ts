/** Yields to the browser, so that waiting events and paints run before the work continues in a new task. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
