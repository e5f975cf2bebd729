import { GraphQLError } from 'graphql'
import { documentTextError } from '#server/commerce/engine/execution/limits.ts'
import type { CommerceGateway } from './commerceGateway.ts'
import { readQuestion, rebuilt } from './question.ts'
import { resolveConditions, type ResolvedOperation } from './resolveConditions.ts'

/** The conditions of a text follow from the backend's parts and the kind of shopper, so there are few of each text. */
const MOST_TEXTS = 1_000

/**
 * Longer texts pass through: they are of other clients, and reading them would keep the web thread busy. The storefront's
 * longest text has 6,000 characters.
 */
const LONGEST_TEXT = 16_000

/** As sentText.ts writes them. */
const CONDITION = /@(?:include|skip)\(if:\$(\w+)\)/g

/**
 * Sends operations without the selections that their variables exclude, so that one query can contain parts that not
 * every backend has. Operations without such conditions pass through.
 */
export function createConditionsGateway(gateway: CommerceGateway): CommerceGateway {
  const resolvedTexts = new Map<string, ResolvedOperation>()

  function resolve(text: string, variables: Readonly<Record<string, unknown>>): ResolvedOperation {
    if (text.length > LONGEST_TEXT) return { text, dropped: [] }
    const conditions = [...text.matchAll(CONDITION)].map(([, name]) => name ?? '')
    if (conditions.length === 0) return { text, dropped: [] }
    const key = JSON.stringify([text, ...conditions.map((name) => variables[name])])
    const resolved = resolvedTexts.get(key) ?? resolveOrKeep(text, variables)
    // A client can send any number of texts.
    if (resolvedTexts.size >= MOST_TEXTS && !resolvedTexts.has(key)) resolvedTexts.clear()
    resolvedTexts.set(key, resolved)
    return resolved
  }

  return {
    async handle(request) {
      const { body, text, variables } = await readQuestion(request)
      const resolved = resolve(text, variables)
      if (resolved.text === null) return Response.json({ data: {} })
      if (resolved.text === text) return gateway.handle(rebuilt(request, body, null))
      const left = Object.fromEntries(Object.entries(variables).filter(([name]) => !resolved.dropped.includes(name)))
      return gateway.handle(rebuilt(request, body, { text: resolved.text, variables: left }))
    },
  }
}

function resolveOrKeep(text: string, variables: Readonly<Record<string, unknown>>): ResolvedOperation {
  // The text is nested too deeply for the parser.
  if (documentTextError(text) !== null) return { text, dropped: [] }
  try {
    return resolveConditions(text, variables)
  } catch (error) {
    // The backend reports the fault of a text that cannot be parsed.
    if (error instanceof GraphQLError) return { text, dropped: [] }
    throw error
  }
}
