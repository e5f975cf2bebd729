import { MARK_ON_SURFACE, TEXT_ON_PAPER, TEXT_ON_SURFACE } from '#src/shop/theme.ts'
import type { ColourPair } from './colourPairs.ts'

const tables: Readonly<Record<ColourPair['kind'], Readonly<Record<string, readonly string[]>>>> = {
  text: TEXT_ON_SURFACE,
  mark: MARK_ON_SURFACE,
}

/** The pairs that no table of the theme contains, one line each. */
export function uncheckedPairs(pairs: readonly ColourPair[]): readonly string[] {
  const lines = pairs.flatMap(({ kind, color, surface, isOnPaper, element }) => {
    const isOnPhoto = isOnPaper && surface === 'paper'
    const checked: readonly string[] = isOnPhoto && kind === 'text' ? TEXT_ON_PAPER : (tables[kind][surface] ?? [])
    return checked.includes(color) ? [] : [`${kind} ${color} on ${surface}${isOnPaper ? ' (paper)' : ''}: ${element}`]
  })
  return [...new Set(lines)]
}
