import type { CommerceContext } from '../context.ts'

/** Loads data for many parents at once; parents without a value may be absent from the answer. */
export type SiblingLoader<Value> = (context: CommerceContext, ids: readonly number[]) => ReadonlyMap<number, Value>

/**
 * Objects that were loaded together (the products of one page, the categories of one level) and will probably need the
 * same data. The first access loads it for all of them: one query for a field of a whole list, without making every
 * resolver asynchronous.
 */
export class Siblings {
  readonly #ids: readonly number[]
  readonly #answers = new Map<SiblingLoader<unknown> | string, ReadonlyMap<number, unknown>>()

  constructor(ids: readonly number[]) {
    this.#ids = ids
  }

  /**
   * The answer of `loader` for one of the ids. Answers are cached by the loader function, so pass a named function; one
   * that is created for its arguments needs a `key` that identifies it.
   */
  answer<Value>(
    loader: SiblingLoader<Value>,
    context: CommerceContext,
    id: number,
    key: SiblingLoader<Value> | string = loader,
  ): Value | undefined {
    let answers = this.#answers.get(key)
    if (!answers) {
      answers = loader(context, this.#ids)
      this.#answers.set(key, answers)
    }
    // `loader` has put a value of its own type there: only it writes under its key.
    return answers.get(id) as Value | undefined
  }
}
