import type { CommerceContext } from '../context.ts'

/** Loads something for many parents at once; parents without it may be absent from the answer. */
export type SiblingLoader<Value> = (context: CommerceContext, ids: readonly number[]) => ReadonlyMap<number, Value>

/**
 * Things that were loaded together (the products of one page, the categories of one level) and are about to be
 * asked the same questions. The first one asked loads the answer for all of them: one query for a field of a whole
 * list, without making every resolver asynchronous.
 */
export class Siblings {
  readonly #ids: readonly number[]
  readonly #answers = new Map<SiblingLoader<unknown> | string, ReadonlyMap<number, unknown>>()

  constructor(ids: readonly number[]) {
    this.#ids = ids
  }

  /**
   * The answer of `loader` for one of the ids. Answers are kept under the loader itself, so pass a named function; one
   * made anew for its arguments needs a `key` that says which it is.
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
    // What `loader` put there is what `loader` promises: only it writes under its own key.
    return answers.get(id) as Value | undefined
  }
}
