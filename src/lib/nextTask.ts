/** Lets the browser do what waits, such as a tap or a paint, before the work goes on in a task of its own. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
