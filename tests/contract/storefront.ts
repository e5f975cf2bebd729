import { buildSchema, Kind, parse, print, visit, type GraphQLSchema } from 'graphql'
import { readFileSync } from 'node:fs'
import { probeSchema, type SchemaAnswer } from '#server/gateway/probeSchema.ts'
import { lackingParts, reducedOperation } from '#server/gateway/operations/createReducedGateway.ts'
import { leftOutParts, namesIn, optionalParts, tellingParts, wantedOf } from '#server/gateway/optionalParts.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { withoutNulls } from '#src/relay/links/withoutNulls.ts'
import type { Answer, CommerceClient, Fetch } from './commerceClient.ts'
import { textFor } from './optionalConditions.ts'
import { sampleVariables } from './sampleVariables.ts'

const pathOf = (name: string) => new URL(`../../${name}`, import.meta.url).pathname

export type Operation = { readonly name: string; readonly text: string }

/** The operations of the storefront with the texts that are sent. */
export function storefrontOperations(): { readonly schema: GraphQLSchema; readonly operations: readonly Operation[] } {
  const schemaText = readFileSync(pathOf('schema.graphql'), 'utf8')
  const texts = readOperations(pathOf('persisted_queries.json'), createSentText(schemaText))
  return {
    schema: buildSchema(schemaText),
    operations: texts.map((text) => ({ name: /^\w+ (\w+)/.exec(text)?.[1] ?? '', text })),
  }
}

/**
 * A storefront in front of one backend: it knows the backend's capabilities, and sends only operations that it would
 * send there.
 */
export type Storefront = {
  readonly backend: SchemaAnswer
  /** Operations that would be sent to this backend. */
  readonly offered: readonly Operation[]
  /** Operations of features that this backend lacks, with the parts that are missing. */
  readonly withheld: readonly { readonly name: string; readonly lacks: readonly string[] }[]
  readonly has: (part: string) => boolean
  /** Sends an operation like the network chain: without nulls, for a store view. */
  readonly send: (name: string, variables?: Readonly<Record<string, unknown>>) => Promise<Sent>
  /** The backend's errors about an operation that must not be executed; empty if it is valid. */
  readonly refusals: (operation: Operation) => Promise<readonly string[]>
  /** Names of the operations that were sent. */
  readonly sent: ReadonlySet<string>
  /** The last answer to each executed operation, in the order of the first request. */
  readonly answers: ReadonlyMap<string, Sent>
}

export type Sent = {
  readonly status: number
  readonly data: unknown
  readonly errors: readonly { readonly message: string; readonly path: string }[]
  readonly milliseconds: number
}

type StorefrontOptions = {
  readonly client: CommerceClient
  readonly fetch: Fetch
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number
  readonly store?: string
}

export async function openStorefront({ client, fetch, now, store }: StorefrontOptions): Promise<Storefront> {
  const { operations: all, schema } = storefrontOperations()
  const schemaText = readFileSync(pathOf('schema.graphql'), 'utf8')
  const texts = all.map(({ text }) => text)
  const leftOut = leftOutParts(schemaText)
  const wanted = wantedOf(schemaText, texts)
  const backend = await probeSchema({
    gateway: { handle: (request) => fetch(new Request(client.url, request)) },
    wanted: { ...wanted, parts: [...wanted.parts, ...tellingParts(leftOut)] },
  })
  const marked = new Set(optionalParts(schemaText).map(({ name }) => name))
  const has = (part: string) => backend.parts.get(part) === true
  const lacking = new Set(lackingParts(leftOut, has))
  // The storefront and the host remove parts that the backend lacks from operations that work without them.
  const operations = all.map(({ name, text }) => {
    const asked = textFor(text, schema, { isOptional: (part) => marked.has(part), has })
    return { name, text: reducedOperation(asked, schema, lacking)?.text ?? asked }
  })
  const lackedBy = ({ text }: Operation) =>
    [...namesIn(withoutVariables(text), schema)].filter((name) => marked.has(name) && !has(name))
  const judged = operations.map((operation) => ({ operation, lacks: lackedBy(operation) }))
  const sent = new Set<string>()
  const answers = new Map<string, Sent>()
  const headers = store === undefined ? {} : { Store: store }

  return {
    backend,
    has,
    sent,
    answers,
    offered: judged.filter(({ lacks }) => lacks.length === 0).map(({ operation }) => operation),
    withheld: judged
      .filter(({ lacks }) => lacks.length > 0)
      .map(({ operation, lacks }) => ({ name: operation.name, lacks })),

    async send(name, variables = {}) {
      const operation = operations.find((each) => each.name === name)
      if (!operation) throw new Error(`The storefront has no operation ${name}`)
      sent.add(name)
      const start = now()
      const answer = await client.send(operation.text, variablesAsSent(name, variables), { headers })
      const received = { ...told(answer), milliseconds: now() - start }
      answers.set(name, received)
      return received
    },

    async refusals({ name, text }) {
      sent.add(name)
      // An unused fragment keeps every GraphQL server from executing the document. Magento checks the variables first.
      const guarded = `${text} fragment NeverUsed on Query{__typename}`
      const { status, body, text: raw } = await client.send(guarded, sampleVariables(schema, text, {}))
      if (!body) return [`status ${status}: ${raw.slice(0, 80)}`]
      return (body.errors ?? [])
        .map(({ message }) => message)
        .filter((message) => !message.startsWith('Fragment "NeverUsed" is never used'))
    },
  }
}

/**
 * In an input type the storefront fills in only fields that the backend has, so the types of variables exclude no
 * operation.
 */
const withoutVariables = (text: string): string =>
  print(visit(parse(text), { [Kind.OPERATION_DEFINITION]: (node) => ({ ...node, variableDefinitions: [] }) }))

/** Applies the storefront's own link to the variables. */
function variablesAsSent(name: string, variables: Readonly<Record<string, unknown>>): object {
  let sent: object = variables
  const request = { name, variables } as unknown as Parameters<typeof withoutNulls>[0]
  withoutNulls(request, (forwarded) => {
    sent = forwarded.variables
    return undefined as never
  })
  return sent
}

function told({ status, body, text }: Answer): Omit<Sent, 'milliseconds'> {
  if (!body) return { status, data: null, errors: [{ message: `no JSON: ${text.slice(0, 80)}`, path: '' }] }
  return {
    status,
    data: body.data ?? null,
    errors: (body.errors ?? []).map(({ message, path }) => ({ message, path: path?.join('.') ?? '' })),
  }
}

/** All values at a path such as `products.items.name`, in all entries of lists. Missing parts have no values. */
export function valuesAt(value: unknown, path: string): readonly unknown[] {
  return path.split('.').reduce<readonly unknown[]>(
    (found, key) =>
      found
        .flatMap((each) => (Array.isArray(each) ? (each as unknown[]) : [each]))
        .flatMap((each) => {
          if (typeof each !== 'object' || each === null) return []
          const next: unknown = Reflect.get(each, key)
          return Array.isArray(next) ? (next as unknown[]) : [next]
        }),
    [value],
  )
}
