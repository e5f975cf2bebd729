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
import type { Logger } from 'pino'
import type { CommerceGateway } from './commerceGateway.ts'
import { readQuestion, rebuilt } from './question.ts'

type BlocksGatewayOptions = {
  readonly gateway: CommerceGateway
  /** The storefront's operations, as they are sent. The blocks in them are optional. */
  readonly texts: readonly string[]
  /** Milliseconds. */
  readonly now: () => number
  readonly log: Logger
}

/** A merchant may add a block at any time. */
const ASKED_AGAIN_AFTER_MS = 10 * 60_000

/** How long a failure is remembered, so that a failing backend is not queried before every page. */
const FAILURE_HOLDS_MS = 30_000

const MOST_STORE_VIEWS = 200

/** The known blocks of a store view. */
type StoreView = {
  /** All of them until the backend has answered. */
  present: ReadonlySet<string>
  isTold: boolean
  askedAt: number
  /** How long after `askedAt` the query is repeated. */
  holdsMs: number
  asking: Promise<void> | null
}

/**
 * Removes the identifiers that a store view lacks from `cmsBlocks`. For Magento each of them is an error with a stack
 * trace in its log, and in production mode the first error hides all others, so real errors would go unnoticed.
 *
 * The existing blocks of a store view are queried before its first page, and again in the background after ten minutes
 * or when an answer with errors shows that they may have changed. Only lists of literal identifiers in the storefront's
 * own operations are changed: those are its optional blocks.
 */
export function createBlocksGateway({ gateway, texts, now, log }: BlocksGatewayOptions): CommerceGateway {
  const optional = new Map(
    texts.flatMap((text) => {
      const blocks = text.includes('cmsBlocks') ? optionalBlocksIn(text) : null
      return blocks ? [[text, blocks] as const] : []
    }),
  )
  const identifiers = [...new Set([...optional.values()].flatMap((blocks) => blocks.identifiers))]
  const storeViews = new Map<string, StoreView>()

  async function ask(view: StoreView, store: string, url: string): Promise<void> {
    view.askedAt = now()
    view.holdsMs = FAILURE_HOLDS_MS
    try {
      const items = await askItems(gateway, identifiers, { store, url })
      if (!items) return
      view.present = new Set(identifiers.filter((_, index) => items[index] !== null))
      view.isTold = true
      view.holdsMs = ASKED_AGAIN_AFTER_MS
    } catch (error) {
      log.warn({ err: error, store }, 'The commerce server could not be asked for the optional blocks')
    } finally {
      view.asking = null
    }
  }

  /** Queries the blocks when they are outdated; only the first pages wait for the answer. */
  async function storeViewOf(store: string, url: string): Promise<StoreView> {
    const view = storeViews.get(store) ?? unknownStoreView(identifiers)
    // A client can send any number of store codes.
    if (storeViews.size >= MOST_STORE_VIEWS && !storeViews.has(store)) storeViews.clear()
    storeViews.set(store, view)
    if (now() >= view.askedAt + view.holdsMs) view.asking ??= ask(view, store, url)
    if (!view.isTold) await view.asking
    return view
  }

  return {
    async handle(request) {
      const { body, text } = await readQuestion(request)
      const blocks = optional.get(text)
      if (!blocks) return gateway.handle(rebuilt(request, body, null))
      const view = await storeViewOf(request.headers.get('store') ?? '', request.url)
      const asked = blocks.identifiers.filter((identifier) => view.present.has(identifier))
      const sent = blocks.textWith(asked)
      const answer =
        sent === null ? Response.json({ data: {} }) : await gateway.handle(rebuilt(request, body, { text: sent }))
      const { status, headers } = answer
      if (status !== 200 || !(headers.get('content-type') ?? '').includes('json')) return answer
      const received = await answer.text()
      if (received.includes('"errors"')) view.holdsMs = FAILURE_HOLDS_MS
      return new Response(asked.length > 0 ? received : withoutBlocks(received, blocks.responseKey), {
        status,
        headers,
      })
    },
  }
}

const unknownStoreView = (identifiers: readonly string[]): StoreView => ({
  present: new Set(identifiers),
  isTold: false,
  askedAt: -Infinity,
  holdsMs: 0,
  asking: null,
})

/** The items of the blocks, null for missing ones; null without a usable answer. */
async function askItems(
  gateway: CommerceGateway,
  identifiers: readonly string[],
  { store, url }: { readonly store: string; readonly url: string },
): Promise<readonly unknown[] | null> {
  const query = `{cmsBlocks(identifiers:${JSON.stringify(identifiers)}){items{identifier}}}`
  const headers = { 'content-type': 'application/json', accept: 'application/json', ...(store && { store }) }
  const request = new Request(new URL('/graphql', url), { method: 'POST', headers, body: JSON.stringify({ query }) })
  const { data, errors } = readAnswer(await (await gateway.handle(request)).text()) ?? {}
  const items = data?.cmsBlocks?.items
  if (items?.length !== identifiers.length) return null
  const isOfBlocks = ({ extensions }: AnswerError) => extensions?.category === 'graphql-no-such-entity'
  // In production mode only the first error is returned, and a missing block is null.
  return errors === undefined || errors.every(isOfBlocks) ? items : null
}

type AnswerError = { readonly extensions?: { readonly category?: string } }

type Answer = {
  readonly data?: { readonly cmsBlocks?: { readonly items?: readonly unknown[] | null } | null } | null
  readonly errors?: readonly AnswerError[]
}

/** The answer to an operation with removed blocks. */
function withoutBlocks(received: string, responseKey: string): string {
  const answer = readAnswer(received)
  return answer?.data ? JSON.stringify({ ...answer, data: { ...answer.data, [responseKey]: { items: [] } } }) : received
}

type OptionalBlocks = {
  readonly responseKey: string
  readonly identifiers: readonly string[]
  /** The text with only these blocks; null if nothing is left to query. */
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

/** Null for an answer that is not JSON, e.g. one in parts. */
function readAnswer(text: string): Answer | null {
  try {
    const read: unknown = JSON.parse(text)
    return typeof read === 'object' && read !== null ? (read as Answer) : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
