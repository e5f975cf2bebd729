import { nextTask } from './nextTask.ts'

/** Starts a piece of work and reports its end. */
export type Begin = <T>(work: () => Promise<T>) => Promise<T>

export const atOnce: Begin = (work) => work()

/**
 * Starts each piece of work in a task of its own, one after the other, so that many pieces of background work do not
 * form one long task.
 */
export function onePerTask(): Begin {
  let turn = Promise.resolve()
  return (work) => {
    const mine = turn
    turn = mine.then(nextTask)
    return mine.then(work)
  }
}
