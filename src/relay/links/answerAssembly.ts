import type { GraphQLSingularResponse } from 'relay-runtime'
import { DeferredAnswerError } from '../networkErrors.ts'

type Path = readonly (string | number)[]
type Fields = Readonly<Record<string, unknown>>

/** A part as Relay reads it. Relay's types have neither label nor path. */
type Part = {
  readonly data: unknown
  readonly label?: string
  readonly path?: Path
  readonly errors?: unknown
  readonly extensions?: unknown
}

/** A deferred fragment that the newer format announced and has not completed yet. */
type Pending = { readonly label: string; readonly path: Path; readonly errors: unknown[] }

export type AnswerAssembly = {
  /**
   * The parts for Relay that this payload completes, in order. Throws {@link DeferredAnswerError} if it is malformed.
   */
  readonly add: (payload: unknown) => readonly GraphQLSingularResponse[]
  /** The last part has been returned. */
  readonly isComplete: () => boolean
}

/**
 * Turns the payloads of an incremental answer into Relay's parts: `{data, errors?, extensions: {is_final}}` first, then
 * `{data, errors?, label, path, extensions: {is_final}}` for each deferred fragment.
 *
 * Two wire formats are in use. The format of 2022: `incremental[{label, path, data}]`, each entry complete. The newer
 * one: `pending[{id, path, label}]` announces a fragment, `incremental[{id, subPath, data}]` contains the data that
 * earlier payloads lack, and `completed[{id, errors}]` ends a fragment; the complete part of a fragment is assembled
 * here from all earlier payloads, so Relay needs no setting for it. Streamed lists (`items`) occur in no operation of
 * the shop and are refused.
 */
export function createAnswerAssembly(operationName: string): AnswerAssembly {
  let tree: unknown
  let hasStarted = false
  let isOver = false
  const pending = new Map<string, Pending>()
  const malformed = (problem: string) => new DeferredAnswerError(operationName, problem)

  function start({ data = null, errors, extensions }: Fields): Part {
    if (data === null && errors === undefined) throw malformed('begins without data')
    hasStarted = true
    tree = data
    return { data, ...(errors !== undefined && { errors }), extensions }
  }

  function announce(entry: Fields): void {
    const { id, label, path } = entry
    if (typeof id !== 'string' || typeof label !== 'string' || !isPath(path)) {
      throw malformed('announces a part without id, label or path')
    }
    pending.set(id, { label, path, errors: [] })
  }

  /** An entry of the newer format. */
  function merge({ id, subPath = [], data, errors = [] }: Fields): void {
    const fragment = pending.get(String(id))
    if (!fragment) throw malformed('has a part that was not announced')
    if (!isPath(subPath) || !isFields(data) || !Array.isArray(errors)) throw malformed('has a part without data')
    tree = mergedAt(tree, [...fragment.path, ...subPath], data)
    fragment.errors.push(...(errors as unknown[]))
  }

  function finish({ id, errors }: Fields): Part {
    const fragment = pending.get(String(id))
    if (!fragment) throw malformed('completes a part that was not announced')
    pending.delete(String(id))
    const { label, path } = fragment
    const failed = Array.isArray(errors)
    const all = failed ? [...fragment.errors, ...(errors as unknown[])] : fragment.errors
    const data = failed ? null : valueAt(tree, path)
    return { data, label, path, ...(all.length > 0 && { errors: all }) }
  }

  /** An entry of the format of 2022. */
  function whole({ label, path, data, errors, extensions }: Fields): Part {
    if (typeof label !== 'string' || !isPath(path) || data === undefined) {
      throw malformed('has a part without label, path or data')
    }
    return { label, path, data, ...(errors !== undefined && { errors }), extensions }
  }

  /** The tree with `patch` merged at `path`. Unchanged parts are shared: earlier parts stay as they were returned. */
  function mergedAt(node: unknown, [key, ...rest]: Path, patch: Fields): unknown {
    if (key === undefined) return isFields(node) ? mergedFields(node, patch) : patch
    if (Array.isArray(node) && typeof key === 'number' && key < node.length) {
      return node.with(key, mergedAt(node[key], rest, patch)) as unknown[]
    }
    if (isFields(node) && Object.hasOwn(node, key)) return { ...node, [key]: mergedAt(node[key], rest, patch) }
    throw malformed('has a part whose path leads nowhere')
  }

  function valueAt(node: unknown, path: Path): unknown {
    return path.reduce((inner, key) => {
      if (typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)) return (inner as Fields)[key]
      throw malformed('has a part whose path leads nowhere')
    }, node)
  }

  function listOf(payload: Fields, name: string): readonly Fields[] {
    const list = payload[name] ?? []
    if (!Array.isArray(list) || !list.every(isFields)) throw malformed(`has a malformed list "${name}"`)
    return list
  }

  return {
    isComplete: () => isOver,
    add(payload) {
      if (!isFields(payload)) throw malformed('has a part that is no object')
      const parts: Part[] = []
      if (!hasStarted) parts.push(start(payload))
      for (const entry of listOf(payload, 'pending')) announce(entry)
      for (const entry of listOf(payload, 'incremental')) {
        if ('items' in entry) throw malformed('streams a list, which no operation asks for')
        if ('id' in entry) merge(entry)
        else parts.push(whole(entry))
      }
      for (const entry of listOf(payload, 'completed')) parts.push(finish(entry))
      isOver = payload['hasNext'] !== true
      if (isOver && pending.size > 0) throw malformed('ended before its last part')
      return parts.map((part, index) => {
        const extensions = { ...(part.extensions as object), is_final: isOver && index === parts.length - 1 }
        return { ...part, extensions } as GraphQLSingularResponse
      })
    },
  }
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isPath = (value: unknown): value is Path =>
  Array.isArray(value) && value.every((key) => typeof key === 'string' || typeof key === 'number')

/**
 * Only objects are merged: a list that was partly answered before is completed entry by entry, under separate paths.
 */
function mergedFields(fields: Fields, patch: Fields): Fields {
  const merged: Record<string, unknown> = { ...fields }
  for (const [name, value] of Object.entries(patch)) {
    const before = merged[name]
    merged[name] = isFields(before) && isFields(value) ? mergedFields(before, value) : value
  }
  return merged
}
