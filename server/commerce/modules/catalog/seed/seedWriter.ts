import type { SeedInput } from '../../../engine/module.ts'
import { SeedError } from '../../../seed/seedError.ts'
import type { TextScope } from '../../store/textScopes.ts'

/** Ids of the written rows, by the natural keys of the content. */
type WrittenIds = {
  readonly taxClasses: Map<string, number>
  readonly attributes: Map<string, number>
  /** By `attribute/option`. */
  readonly options: Map<string, number>
  readonly categories: Map<string, number>
  readonly products: Map<string, number>
}

/** The shared data of the functions that write a seed. */
export type Writer = SeedInput & { readonly scopes: readonly TextScope[]; readonly ids: WrittenIds }

/** The id of a named object of the content. */
export function known(ids: ReadonlyMap<string, number>, key: string, kind: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new SeedError(`The content names an unknown ${kind}: ${key}`)
  return id
}
