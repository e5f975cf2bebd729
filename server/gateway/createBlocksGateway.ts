import {
  Kind,
  parse,
  print,
  stripIgnoredCharacters,
  type DocumentNode,
  type FieldNode,
  type OperationDefinitionNode,
  type SelectionNode,
} from 'graphql'
import type { CommerceGateway } from './commerceGateway.ts'

type BlocksGatewayOptions = {
  readonly gateway: CommerceGateway
  /** Milliseconds. */
  readonly now: () => number
}

/** A merchant may add a block at any time. */
const ASKED_AGAIN_AFTER_MS = 10 * 60_000

/** A first question finds out what is absent, the second one leaves it out; more would be a backend that changes its mind. */
const MOST_QUESTIONS = 2

type Answer = {
  readonly data?: Readonly<Record<string, unknown>> | null
  readonly errors?: readonly {
    readonly path?: readonly (string | number)[]
    readonly extensions?: { readonly category?: string }
  }[]
}

/**
 * Leaves out of `cmsBlocks` the identifiers that a store view does not have. To Magento each of them is an error with a
 * stack trace in its log, and in production mode the first error hides all others, so a real fault would go unseen.
 *
 * What is absent is learnt from the answers, for each store view, and asked again after ten minutes. Only lists of literal
 * identifiers are changed: those are the storefront's optional blocks.
 */
export function createBlocksGateway({ gateway, now }: BlocksGatewayOptions): CommerceGateway {
  const askedAgainAt = new Map<string, number>()
  const texts = new Map<string, OptionalBlocks | null>()

  function blocksOf(text: string): OptionalBlocks | null {
    if (!text.includes('cmsBlocks')) return null
    const known = texts.get(text)
    if (known !== undefined) return known
    const blocks = optionalBlocksIn(text)
    // Other clients may send any number of texts; those of the storefront are a few.
    if (texts.size < 100) texts.set(text, blocks)
    return blocks
  }

  return {
    async handle(request) {
      const { body, text } = await readQuestion(request)
      const blocks = blocksOf(text)
      if (blocks === null) return gateway.handle(rebuilt(request, body, null))
      const store = request.headers.get('store') ?? ''
      const isAbsent = (identifier: string) => (askedAgainAt.get(`${store}\n${identifier}`) ?? 0) > now()
      for (let question = 1; ; question += 1) {
        const asked = blocks.identifiers.filter((identifier) => !isAbsent(identifier))
        const sent = blocks.textWith(asked)
        const answer = sent === null ? Response.json({ data: {} }) : await gateway.handle(rebuilt(request, body, sent))
        const { status, headers } = answer
        const received = await answer.text()
        const isComplete = asked.length > 0 && !received.includes('"errors"')
        const read = isComplete ? null : readAnswer(received)
        if (read === null) return new Response(received, { status, headers })
        const missing = missingIn(read, blocks.responseKey, asked)
        for (const identifier of missing) askedAgainAt.set(`${store}\n${identifier}`, now() + ASKED_AGAIN_AFTER_MS)
        if (missing.length > 0 && question < MOST_QUESTIONS) continue
        return asked.length > 0 || !read.data
          ? Response.json(read, { status, headers })
          : Response.json({ ...read, data: { ...read.data, [blocks.responseKey]: { items: [] } } }, { status, headers })
      }
    },
  }
}

type OptionalBlocks = {
  readonly responseKey: string
  readonly identifiers: readonly string[]
  /** The text that asks for these alone; null when it would ask for nothing. */
  readonly textWith: (identifiers: readonly string[]) => string | null
}

function optionalBlocksIn(text: string): OptionalBlocks | null {
  const document = parse(text, { noLocation: true })
  const [operation] = document.definitions
  if (document.definitions.length !== 1 || operation?.kind !== Kind.OPERATION_DEFINITION) return null
  const fields = operation.selectionSet.selections.filter((selection) => selection.kind === Kind.FIELD)
  const found = fields.flatMap((field) => {
    const identifiers = literalIdentifiersOf(field)
    return identifiers === null ? [] : [{ field, identifiers }]
  })
  const [one] = found
  if (!one || found.length > 1) return null
  const textsBySelection = new Map<string, string | null>()
  return {
    responseKey: one.field.alias?.value ?? one.field.name.value,
    identifiers: one.identifiers,
    textWith(identifiers) {
      const key = identifiers.join('\n')
      let sent = textsBySelection.get(key)
      if (sent === undefined) {
        sent = textAskingFor(identifiers, { document, operation, field: one.field })
        textsBySelection.set(key, sent)
      }
      return sent
    },
  }
}

function literalIdentifiersOf(field: FieldNode): readonly string[] | null {
  if (field.name.value !== 'cmsBlocks') return null
  const value = field.arguments?.find(({ name }) => name.value === 'identifiers')?.value
  if (value?.kind !== Kind.LIST) return null
  const literals = value.values.flatMap((item) => (item.kind === Kind.STRING ? [item.value] : []))
  return literals.length === value.values.length ? literals : null
}

type AskedField = {
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly field: FieldNode
}

function textAskingFor(identifiers: readonly string[], { document, operation, field }: AskedField): string | null {
  const selections = operation.selectionSet.selections.flatMap((selection): readonly SelectionNode[] => {
    if (selection !== field) return [selection]
    if (identifiers.length === 0) return []
    const values = identifiers.map((value) => ({ kind: Kind.STRING as const, value }))
    const list = { kind: Kind.LIST as const, values }
    const name = { kind: Kind.NAME as const, value: 'identifiers' }
    return [{ ...field, arguments: [{ kind: Kind.ARGUMENT as const, name, value: list }] }]
  })
  if (selections.length === 0) return null
  const narrowed: OperationDefinitionNode = { ...operation, selectionSet: { ...operation.selectionSet, selections } }
  return stripIgnoredCharacters(print({ ...document, definitions: [narrowed] }))
}

/** Those of the identifiers for which the answer holds an error of their own and nothing else. */
function missingIn({ data, errors }: Answer, responseKey: string, asked: readonly string[]): readonly string[] {
  const isOfBlocks = errors?.some(
    ({ path, extensions }) => path?.[0] === responseKey && extensions?.category === 'graphql-no-such-entity',
  )
  if (!isOfBlocks) return []
  const blocks = data?.[responseKey] as { readonly items?: readonly unknown[] | null } | null | undefined
  // Production tells the first error only, and null for each block that is absent.
  return asked.filter((_, index) => blocks?.items?.[index] === null)
}

async function readQuestion(request: Request): Promise<{ readonly body: string | null; readonly text: string }> {
  if (request.method !== 'POST') return { body: null, text: new URL(request.url).searchParams.get('query') ?? '' }
  const body = await request.text()
  try {
    const { query } = JSON.parse(body) as { readonly query?: unknown }
    return { body, text: typeof query === 'string' ? query : '' }
  } catch (error) {
    // The backend says what is wrong with such a body.
    if (error instanceof SyntaxError) return { body, text: '' }
    throw error
  }
}

/** The same question, with another text where one is given. */
function rebuilt(request: Request, body: string | null, text: string | null): Request {
  const { method, headers, signal } = request
  const url = new URL(request.url)
  if (body === null) {
    if (text !== null) url.searchParams.set('query', text)
    return new Request(url, { method, headers, signal })
  }
  const changed = text === null ? body : JSON.stringify({ ...(JSON.parse(body) as object), query: text })
  const sent = new Headers(headers)
  // Of the body as it came.
  sent.delete('content-length')
  return new Request(url, { method, headers: sent, signal, body: changed })
}

/** Null for what is no answer in JSON, e.g. one in parts. */
function readAnswer(text: string): Answer | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Answer) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
