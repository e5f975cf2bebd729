import { getNamedType, isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import type { CommerceGateway } from './commerceGateway.ts'
import type { OptionalPart, Wanted } from './optionalParts.ts'
import { probeDocument, rootProbe } from './probeDocument.ts'

/** The known facts about a backend's schema; unknown parts are absent. */
export type SchemaAnswer = {
  /** Whether the backend has a part, by the part's name. */
  readonly parts: ReadonlyMap<string, boolean>
  /** Whether it announces `@defer`; null if unknown. */
  readonly deferral: boolean | null
  /** Fields that the storefront requires and that this backend lacks, as far as known. */
  readonly lacking: readonly string[]
  /** Why something is unknown, as the end of a sentence; null if everything is known. */
  readonly problem: string | null
}

type AskOptions = {
  readonly gateway: CommerceGateway
  readonly wanted: Wanted
  /** The timeout of each request. The first one after Magento's caches were emptied takes many seconds. */
  readonly timeoutMs?: number
}

/** One query for all facts. Magento allows it unless the merchant disables introspection. */
const INTROSPECTION =
  '{__schema{directives{name}types{name fields(includeDeprecated:true){name args{name}}inputFields{name}enumValues(includeDeprecated:true){name}}}}'

/**
 * Determines which of the wanted parts a backend has: by introspection, and if that is disabled by documents that it
 * cannot execute, one after the other. Only answers of the schema's validation count.
 */
export async function probeSchema({ gateway, wanted, timeoutMs = 30_000 }: AskOptions): Promise<SchemaAnswer> {
  const ask: Ask = (query) => askOnce(gateway, query, timeoutMs)
  const reply = await ask(INTROSPECTION)
  if (reply.kind === 'none') return { ...NOTHING, problem: reply.problem }
  const types = reply.kind === 'data' ? typesIn(reply.data) : null
  return types ? readIntrospection(types, reply, wanted) : askByRefusals(ask, wanted)
}

const NOTHING: SchemaAnswer = { parts: new Map(), deferral: null, lacking: [], problem: null }

type Reply =
  | { readonly kind: 'data'; readonly data: Readonly<Record<string, unknown>> }
  | { readonly kind: 'errors'; readonly messages: readonly string[] }
  /** Not an answer of a GraphQL server. */
  | { readonly kind: 'none'; readonly problem: string }

type Ask = (query: string) => Promise<Reply>

async function askOnce(gateway: CommerceGateway, query: string, timeoutMs: number): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs)
  const request = new Request('http://localhost/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query }),
    signal,
  })
  try {
    const response = await gateway.handle(request)
    return replyOf(await response.json(), response.status)
  } catch (error) {
    if (signal.aborted) return { kind: 'none', problem: `it did not answer within ${timeoutMs / 1000} s` }
    if (error instanceof SyntaxError) return { kind: 'none', problem: 'its answer is not JSON' }
    throw error
  }
}

type ErrorLike = { readonly message?: unknown; readonly extensions?: { readonly code?: unknown } } | null

function replyOf(answer: unknown, status: number): Reply {
  const { data, errors } = (answer ?? {}) as { readonly data?: unknown; readonly errors?: readonly ErrorLike[] }
  if (Array.isArray(errors) && errors.length > 0) {
    const code = errors[0]?.extensions?.code
    // The gateway's own error for a backend that did not answer.
    if (typeof code === 'string' && code.startsWith('UPSTREAM_')) {
      return { kind: 'none', problem: `its answer has status ${status} (${code})` }
    }
    return { kind: 'errors', messages: errors.map((error) => String(error?.message)) }
  }
  return typeof data === 'object' && data !== null
    ? { kind: 'data', data: data as Readonly<Record<string, unknown>> }
    : { kind: 'none', problem: `its answer has status ${status} and is not GraphQL` }
}

type Named = { readonly name: string }
type IntrospectedType = Named & {
  readonly fields?: readonly (Named & { readonly args?: readonly Named[] })[] | null
  readonly inputFields?: readonly Named[] | null
  readonly enumValues?: readonly Named[] | null
}

function typesIn(data: Readonly<Record<string, unknown>>): readonly IntrospectedType[] | null {
  const types = (data['__schema'] as { readonly types?: unknown } | null | undefined)?.types
  return Array.isArray(types) ? types : null
}

function readIntrospection(types: readonly IntrospectedType[], reply: Reply, { parts, needed }: Wanted): SchemaAnswer {
  const names = new Set<string>()
  const known = new Set(['Query', 'Mutation', ...types.map(({ name }) => name)])
  for (const { name: type, fields, inputFields, enumValues } of types) {
    for (const { name, args } of fields ?? []) {
      names.add(`${type}.${name}`)
      for (const argument of args ?? []) names.add(`${type}.${name}(${argument.name})`)
    }
    for (const { name } of inputFields ?? []) names.add(`${type}.${name}`)
    for (const { name } of enumValues ?? []) names.add(`${type}.${name}`)
  }
  const schema = reply.kind === 'data' ? (reply.data['__schema'] as { readonly directives?: readonly Named[] }) : null
  return {
    parts: new Map(parts.map(({ name }) => [name, names.has(name)])),
    deferral: schema?.directives?.some(({ name }) => name === 'defer') ?? false,
    // A completely missing type belongs to a module, and the fields that lead to it are marked.
    lacking: needed.filter((name) => known.has(name.slice(0, name.indexOf('.'))) && !names.has(name)),
    problem: null,
  }
}

/**
 * In production mode Magento returns only the first error of a document. So all parts are sent in one document; a
 * refused part is missing, together with the parts of the same version of the same module; the remaining parts are sent
 * again.
 */
async function askByRefusals(ask: Ask, { parts, needed, schema }: Wanted): Promise<SchemaAnswer> {
  const answers = new Map<string, boolean>()
  let problem: string | null = null
  const isOpen = ({ name }: OptionalPart) => !answers.has(name)

  async function settle(asked: readonly OptionalPart[]): Promise<void> {
    for (;;) {
      const open = asked.filter(isOpen)
      if (open.length === 0 || problem !== null) return
      const reply = await ask(probeDocument(open, schema))
      if (reply.kind === 'none') {
        problem = reply.problem
        return
      }
      if (reply.kind === 'data') {
        problem = 'it runs a document that no GraphQL server may run'
        return
      }
      const { messages } = reply
      const refused = open.filter((part) => messages.some((message) => refuses(message, part, open)))
      if (refused.length > 0) {
        const isFirstErrorOnly = messages.length === 1
        for (const part of refused) {
          answers.set(part.name, false)
          if (!isFirstErrorOnly) continue
          for (const mate of parts) if (comesWith(mate, part)) answers.set(mate.name, false)
        }
        continue
      }
      if (messages.every(isIdle)) {
        for (const { name } of open) answers.set(name, true)
        return
      }
      const types = [...new Set(open.map(({ type }) => type))]
      if (types.length === 1) {
        problem = `it answers “${messages[0] ?? ''}” to a question about ${types.join()}`
        return
      }
      // Magento 2.4.7 fails at an unknown type without naming it.
      const half = new Set(types.slice(0, Math.ceil(types.length / 2)))
      await settle(open.filter(({ type }) => half.has(type)))
      await settle(open.filter(({ type }) => !half.has(type)))
      return
    }
  }

  const isSure = typesOfEveryBackend(schema)
  await settle(parts.filter(({ type, edition, kind }) => kind !== 'field' || edition === null || isSure(type)))
  // The other types belong to a module: if everything else of it is missing they are missing too, which saves one
  // refused document.
  for (const part of parts.filter(isOpen)) {
    const mates = parts.filter((mate) => mate.group === part.group && answers.has(mate.name))
    if (mates.length > 0 && mates.every((mate) => answers.get(mate.name) === false)) answers.set(part.name, false)
  }
  await settle(parts)
  const roots = needed.filter((name) => /^(Query|Mutation)\./.test(name))
  const reply: Reply = problem === null ? await ask(rootProbe(roots, schema)) : { kind: 'errors', messages: [] }
  if (reply.kind === 'none') problem = reply.problem
  const messages = reply.kind === 'errors' ? reply.messages : []
  const lacking = roots.filter((name) => messages.some((message) => fieldRefusedBy(message) === name))
  // A backend without introspection announces nothing.
  return { parts: answers, deferral: problem === null ? false : null, lacking, problem }
}

/** Parts of one version of one module, or of a later version of a module that is missing completely. */
const comesWith = (mate: OptionalPart, part: OptionalPart): boolean =>
  mate.group === part.group || (part.edition !== null && mate.group.startsWith(`${part.group} `))

const isIdle = (message: string): boolean => /^Fragment "\w+" is never used/.test(message)

function fieldRefusedBy(message: string): string | null {
  const [, field, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? []
  return field !== undefined && type !== undefined ? `${type}.${field}` : null
}

/** Whether this validation message says that the part is missing. */
function refuses(message: string, part: OptionalPart, open: readonly OptionalPart[]): boolean {
  const unknownType = /^Unknown type "(\w+)"/.exec(message)?.[1]
  if (unknownType !== undefined) return part.type === unknownType
  switch (part.kind) {
    case 'field':
      return fieldRefusedBy(message) === part.name
    case 'argument': {
      // graphql-js writes `on field "Type.field"`, Magento `on field "field" of type "Type"`.
      const [, argument, field] = /^Unknown argument "(\w+)" on field "(?:\w+\.)?(\w+)"/.exec(message) ?? []
      return argument === part.argument && field === part.member
    }
    case 'enumValue': {
      const [, value, type] = /^Value "(\w+)" does not exist in "(\w+)" enum/.exec(message) ?? []
      return value === part.member && type === part.type
    }
    case 'inputField': {
      const [, field, type] = /^Field "(\w+)" is not defined by type "(\w+)"/.exec(message) ?? []
      // A newer backend may use another type there: then only the field's name identifies it.
      const isAmbiguous = open.some(({ kind, type: own }) => kind === 'inputField' && own === type)
      return field === part.member && (type === part.type || !isAmbiguous)
    }
  }
}

/** Types that unmarked fields lead to, and the root types. A backend may lack the others. */
function typesOfEveryBackend(schema: GraphQLSchema): (name: string) => boolean {
  const names = new Set(['Query', 'Mutation'])
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const { type: own, astNode } of Object.values(type.getFields())) {
      if (!astNode?.directives?.some(({ name }) => name.value === 'optional')) names.add(getNamedType(own).name)
    }
  }
  return (name) => names.has(name)
}
