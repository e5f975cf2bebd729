import type { GraphQLSchema } from 'graphql'
import { namesIn } from '#server/gateway/optionalParts.ts'
import { resolveConditions } from '#server/gateway/resolveConditions.ts'

const CONDITION = /@(?:include|skip)\(if:\$(has\w+)\)/g

/** The names of an operation's variables about the backend's parts. */
export const conditionsIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(CONDITION)].map(([, name]) => name ?? '')),
]

/**
 * The operation as it is sent to a backend with these parts: without the selections whose condition stands for a part
 * that is missing. Conditions that stand for no optional part stay.
 */
export function textFor(
  text: string,
  schema: GraphQLSchema,
  { isOptional, has }: { readonly isOptional: (part: string) => boolean; readonly has: (part: string) => boolean },
): string {
  const removed = conditionsIn(text).map((name) => ({ name, parts: partsOf(name, text, schema) }))
  const values = new Map<string, boolean>()
  for (const part of new Set(removed.flatMap(({ parts }) => [...parts]))) {
    if (!isOptional(part)) continue
    // The innermost of nested conditions removes the fewest parts.
    const [innermost] = removed
      .filter(({ parts }) => parts.has(part))
      .toSorted((one, other) => one.parts.size - other.parts.size)
    if (innermost) values.set(innermost.name, (values.get(innermost.name) ?? true) && has(part))
  }
  return resolveConditions(text, Object.fromEntries(values)).text ?? ''
}

/** The parts of the API that only selections with this condition use. */
function partsOf(condition: string, text: string, schema: GraphQLSchema): ReadonlySet<string> {
  const namesWith = (value: boolean) =>
    namesIn(resolveConditions(text, { [condition]: value }).text ?? '{__typename}', schema)
  const without = namesWith(false)
  return new Set([...namesWith(true)].filter((name) => !without.has(name)))
}
