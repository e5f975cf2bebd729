import { nextTask } from './nextTask.ts'

/** Begins a piece of work, and tells of its end. */
export type Begin = <T>(work: () => Promise<T>) => Promise<T>

export const atOnce: Begin = (work) => work()

/** Begins each in a task of its own, in turn: for work that nobody waits for, of which many pieces are one long task. */
export function oneATask(): Begin {
  let turn = Promise.resolve()
  return (work) => {
    const mine = turn
    turn = mine.then(nextTask)
    return mine.then(work)
  }
}
