export type RootField = {
  readonly responseKey: string
  readonly name: string
  /** As written, with the parentheses; empty without arguments. */
  readonly args: string
}

const TOKEN = /"""[\s\S]*?"""|"(?:\\.|[^"\\])*"|\.\.\.|@\w+|[\w$]+|[^\s,]/g

/**
 * The root fields of an operation's text as relay-compiler prints it, those of fragments on the root included. A small
 * scanner, because a GraphQL parser has no place in the browser's bundle.
 */
export function rootFieldsOf(text: string): readonly RootField[] {
  const tokens: readonly string[] = text.match(TOKEN) ?? []
  const fields: RootField[] = []
  const fragments = fragmentStarts(tokens)
  const pending = [tokens.indexOf('{', skipArguments(tokens, 0))]
  const visited = new Set<number>()
  for (let start = pending.pop(); start !== undefined; start = pending.pop()) {
    if (visited.has(start)) continue
    visited.add(start)
    pending.push(...scanSelections(tokens, start, fragments, fields))
  }
  return fields
}

/** Collects the fields of one selection set; returns where those of its fragments start. */
function scanSelections(
  tokens: readonly string[],
  start: number,
  fragments: ReadonlyMap<string, number>,
  fields: RootField[],
): readonly number[] {
  const nested: number[] = []
  let index = start + 1
  while (index < tokens.length && tokens[index] !== '}') {
    if (tokens[index] === '...') {
      const isInline = ['on', '{'].includes(tokens[index + 1] ?? '') || tokens[index + 1]?.startsWith('@')
      if (isInline) nested.push(tokens.indexOf('{', index))
      else nested.push(fragments.get(tokens[index + 1] ?? '') ?? start)
      index = isInline ? tokens.indexOf('{', index) : index + 2
    } else {
      const responseKey = tokens[index] ?? ''
      const isAliased = tokens[index + 1] === ':'
      const nameAt = isAliased ? index + 2 : index
      const end = skipArguments(tokens, nameAt + 1)
      fields.push({ responseKey, name: tokens[nameAt] ?? '', args: tokens.slice(nameAt + 1, end).join('') })
      index = end
    }
    while (tokens[index]?.startsWith('@')) index = skipArguments(tokens, index + 1)
    if (tokens[index] === '{') index = skipBlock(tokens, index, '{', '}')
  }
  return nested
}

function fragmentStarts(tokens: readonly string[]): ReadonlyMap<string, number> {
  const starts = new Map<string, number>()
  tokens.forEach((token, index) => {
    if (token === 'fragment' && tokens[index + 2] === 'on')
      starts.set(tokens[index + 1] ?? '', tokens.indexOf('{', index))
  })
  return starts
}

/** Past the parentheses that open at or, for an operation's head, shortly after the index. */
function skipArguments(tokens: readonly string[], index: number): number {
  const at = index === 0 ? tokens.findIndex((token) => token === '(' || token === '{') : index
  return tokens[at] === '(' ? skipBlock(tokens, at, '(', ')') : at
}

function skipBlock(tokens: readonly string[], index: number, open: string, close: string): number {
  let depth = 0
  for (let at = index; at < tokens.length; at += 1) {
    if (tokens[at] === open) depth += 1
    else if (tokens[at] === close) depth -= 1
    if (depth === 0) return at + 1
  }
  return tokens.length
}
