import { readFileSync } from 'node:fs'
import {
  buildSchema,
  execute,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  Kind,
  NoSchemaIntrospectionCustomRule,
  parse,
  print,
  printSchema,
  specifiedRules,
  validate,
  type GraphQLSchema,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { withPartsOfHost } from '#server/gateway/captchaSettings.ts'
import { probeSchema } from '#server/gateway/probeSchema.ts'
import type { CommerceGateway } from '#server/gateway/commerceGateway.ts'
import { lackingParts, reducedOperation } from '#server/gateway/operations/createReducedGateway.ts'
import { leftOutParts, namesIn, optionalParts, wantedOf, type OptionalPart } from '#server/gateway/optionalParts.ts'
import { readOperations } from '#server/gateway/operations/readPersistedQueries.ts'
import { resolveConditions } from '#server/gateway/resolveConditions.ts'
import { createSentText } from '#server/gateway/sentText.ts'
import { updateParts } from '#src/features/cart/requests/useUpdateCartItems.ts'
import { settingsParts } from '#src/features/store/storeSettings.ts'
import { cartParts } from '#src/pages/cart/loadCart.ts'
import { checkoutParts } from '#src/pages/checkout/loadCheckout.ts'
import { orderParts } from '#src/pages/order-success/loadOrderDetails.ts'
import { listParts } from '#src/shell/saved/ownSaved.ts'
import { createHasField, type HasField } from '#src/platform/capabilities.ts'
import { optionalTypes } from '../../build/optionalTypes.ts'
import { partNames, RECORDED_BACKENDS, recordedSchema, type RecordedBackend } from './recorded/recordedSchemas.ts'
import { textFor } from './optionalConditions.ts'
import { createSendingGuards } from './sendingGuards.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const schemaText = read('schema.graphql')
const schema = buildSchema(schemaText)
const MARKED = optionalParts(schemaText)
const OPERATIONS = readOperations('persisted_queries.json', createSentText(schemaText))
const WANTED = wantedOf(schemaText, OPERATIONS)
/** With those of the host's own questions. */
const EXAMINED = withPartsOfHost(WANTED, schemaText)

/** Inputs whose fields are the merchant's own attributes: no two shops have the same. */
const ATTRIBUTE_INPUTS: ReadonlySet<string> = new Set(['ProductAttributeFilterInput', 'ProductAttributeSortInput'])

const OPEN_SOURCE_2_4_7 = partNames(recordedSchema('2.4.7 Open Source'))
const OPEN_SOURCE_2_4_8 = partNames(recordedSchema('2.4.8 Open Source'))
const COMMERCE = partNames(recordedSchema('2.4.9 Commerce'))

describe('the marks in schema.graphql', () => {
  test.each(RECORDED_BACKENDS)('are on everything that %s lacks of a type that it has', (backend) => {
    const marks = new Set(MARKED.map(({ name }) => name))
    const unmarked = lackedBy(recordedSchema(backend)).filter((name) => !isMarked(name, marks))
    expect(unmarked).toEqual([])
  })

  test('name the version and the edition that the recorded schemas show', () => {
    const wrong = MARKED.filter(({ name, edition, group }) => {
      const isNew = /\b2\.4\.8$/.test(group)
      if (edition === 'commerce') {
        return OPEN_SOURCE_2_4_7.has(name) || OPEN_SOURCE_2_4_8.has(name) || !COMMERCE.has(name)
      }
      if (isNew) return OPEN_SOURCE_2_4_7.has(name) || !OPEN_SOURCE_2_4_8.has(name)
      // Neither a module that any backend may lack, nor a part that was added and removed again.
      return group === name && OPEN_SOURCE_2_4_7.has(name) && OPEN_SOURCE_2_4_8.has(name) && COMMERCE.has(name)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test.each(RECORDED_BACKENDS)('group the parts that %s has completely or not at all', (backend) => {
    const there = partNames(recordedSchema(backend))
    const groups = Map.groupBy(WANTED.parts, ({ group }) => group)
    const torn = [...groups].filter(([, parts]) => new Set(parts.map(({ name }) => there.has(name))).size > 1)
    expect(torn.map(([group]) => group)).toEqual([])
  })

  test('are the type with which the compiler checks `hasField`', () => {
    expect(read('src/platform/optionalParts.ts')).toBe(optionalTypes(WANTED.parts))
  })

  test('cover fields, input fields and enum values', () => {
    expect(new Set(WANTED.parts.map(({ kind }) => kind))).toEqual(new Set(['field', 'inputField', 'enumValue']))
  })
})

/**
 * Parts that validation can refuse: members of types that the backend has. Fields that lead to a missing type are
 * marked themselves.
 */
function lackedBy(backend: GraphQLSchema): readonly string[] {
  const theirs = partNames(backend)
  const taken = inputEnums()
  return [...partNames(schema)].filter((name) => {
    const [typeName = ''] = name.split('.')
    const type = schema.getType(typeName)
    if (!backend.getType(typeName) || ATTRIBUTE_INPUTS.has(typeName) || theirs.has(name)) return false
    if (isEnumType(type)) return taken.has(typeName)
    // The argument of a missing field is missing with it.
    const field = /^(.*)\(/.exec(name)?.[1]
    return field === undefined || theirs.has(field)
  })
}

/** Enums of arguments or input fields: other values are never sent. */
function inputEnums(): ReadonlySet<string> {
  const names = new Set<string>()
  for (const type of Object.values(schema.getTypeMap())) {
    if (isInputObjectType(type))
      for (const field of Object.values(type.getFields())) names.add(getNamedType(field.type).name)
    if (!isObjectType(type) && !isInterfaceType(type)) continue
    for (const { args } of Object.values(type.getFields()))
      for (const each of args) names.add(getNamedType(each.type).name)
  }
  return names
}

/** A directive on an interface applies to its types. */
function isMarked(name: string, marks: ReadonlySet<string>): boolean {
  const [typeName = '', field = ''] = name.split('.')
  const type = schema.getType(typeName)
  const interfaces = type && 'getInterfaces' in type ? type.getInterfaces() : []
  return marks.has(name) || interfaces.some((each) => marks.has(`${each.name}.${field}`))
}

/** Whether a backend allows introspection, and whether it reports all errors of a document or only the first. */
const MODES = {
  'that allows introspection': { introspection: true, allErrors: false },
  'that forbids introspection': { introspection: false, allErrors: false },
  'in developer mode without introspection': { introspection: false, allErrors: true },
} as const

type Mode = (typeof MODES)[keyof typeof MODES]

/** Answers like Magento; 2.4.7 fails at an unknown type. */
function gatewayOf(backend: RecordedBackend, { introspection, allErrors }: Mode, theirs = recordedSchema(backend)) {
  const asked: string[] = []
  const rules = introspection ? specifiedRules : [...specifiedRules, NoSchemaIntrospectionCustomRule]
  const gateway: CommerceGateway = {
    async handle(request) {
      const { query } = (await request.json()) as { query: string }
      asked.push(query)
      const document = parse(query)
      const errors = validate(theirs, document, rules).map(({ message }) => ({ message }))
      if (backend.startsWith('2.4.7') && errors.some(({ message }) => message.startsWith('Unknown type'))) {
        return Response.json({ errors: [{ message: 'Internal server error' }] }, { status: 500 })
      }
      if (errors.length > 0) return Response.json({ errors: allErrors ? errors : errors.slice(0, 1) })
      return Response.json(await execute({ schema: theirs, document }))
    },
  }
  return { gateway, asked }
}

/** Parts that only introspection shows: 2.4.9 finds orders with another input, which has no postcode. */
const UNSEEN: Readonly<Record<RecordedBackend, readonly string[]>> = {
  '2.4.7 Open Source': [],
  '2.4.8 Open Source': [],
  '2.4.9 Commerce': ['OrderInformationInput.postcode'],
}

describe.each(RECORDED_BACKENDS)('a real Magento %s', (backend) => {
  const theirs = partNames(recordedSchema(backend))

  test.each(Object.entries(MODES))('%s is examined with a few documents', async (mode, settings) => {
    const { gateway, asked } = gatewayOf(backend, settings)
    const answer = await probeSchema({ gateway, wanted: EXAMINED })
    console.log(`${backend} ${mode}: ${asked.length} documents`)
    expect(answer).toMatchObject({ problem: null, lacking: [], deferral: false })
    const found = EXAMINED.parts.filter(({ name }) => answer.parts.get(name) === true).map(({ name }) => name)
    const unseen = settings.introspection ? [] : UNSEEN[backend]
    expect(found).toEqual(
      EXAMINED.parts.map(({ name }) => name).filter((name) => theirs.has(name) && !unseen.includes(name)),
    )
    expect(answer.parts.size).toBe(EXAMINED.parts.length)
    expect(asked.length).toBeLessThanOrEqual(settings.introspection ? 1 : 16)
    for (const document of asked) expect(fieldCount(document)).toBeLessThan(300)
  })

  test('is sent nothing that its schema refuses', () => {
    const has = new Set(WANTED.parts.map(({ name }) => name).filter((name) => theirs.has(name)))
    expect(sentThoughRefused(recordedSchema(backend), has)).toEqual([])
  })
})

/** The schema of a backend whose shop removed the module of these parts. */
function without(backend: RecordedBackend, parts: readonly OptionalPart[]): GraphQLSchema {
  const removed = new Set(parts.map(({ name }) => name))
  const document = parse(printSchema(recordedSchema(backend)))
  return buildSchema(
    print({
      ...document,
      definitions: document.definitions.map((definition) =>
        definition.kind === Kind.OBJECT_TYPE_DEFINITION
          ? {
              ...definition,
              fields: (definition.fields ?? []).filter(
                ({ name }) => !removed.has(`${definition.name.value}.${name.value}`),
              ),
            }
          : definition,
      ),
    }),
  )
}

const LEFT_OUT = leftOutParts(schemaText)

describe.each(RECORDED_BACKENDS)('a Magento %s without the module of fixed product taxes', (backend) => {
  const theirs = without(backend, LEFT_OUT)

  test.each(Object.entries(MODES))('%s is no problem, and known to lack it', async (_mode, settings) => {
    const { gateway } = gatewayOf(backend, settings, theirs)
    const answer = await probeSchema({ gateway, wanted: EXAMINED })
    expect(answer).toMatchObject({ problem: null, lacking: [] })
    expect(lackingParts(LEFT_OUT, (part) => answer.parts.get(part) === true)).toEqual(LEFT_OUT.map(({ name }) => name))
  })

  test('is sent no operation with a field of it, and nothing else is left out', () => {
    const lacking = new Set(LEFT_OUT.map(({ name }) => name))
    const has = new Set([...partNames(theirs)])
    const used = operationsFor(has).filter((text) => [...namesIn(text, schema)].some((name) => lacking.has(name)))
    expect(used.length).toBeGreaterThan(10)
    for (const text of used) {
      const reduced = reducedOperation(text, schema, lacking)?.text ?? ''
      const left = namesIn(reduced, schema)
      const gone = [...namesIn(text, schema)].filter((name) => !left.has(name))
      expect(gone.filter((name) => !lacking.has(name) && !name.startsWith('FixedProductTax.'))).toEqual([])
      expect([...left].filter((name) => lacking.has(name))).toEqual([])
      expect(validate(schema, parse(reduced))).toEqual([])
    }
  })
})

const fieldCount = (document: string): number => document.match(/\b[a-z_]\w*(?=[ ({}])/gi)?.length ?? 0

const guards = createSendingGuards()

/**
 * Operations that the backend refuses and that some path through the sources sends without checking for the missing
 * part.
 */
function sentThoughRefused(backend: GraphQLSchema, has: ReadonlySet<string>): readonly string[] {
  return operationsFor(has).flatMap((text) => {
    const name = /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''
    const errors = validate(backend, parse(text)).map(({ message }) => message)
    if (errors.length === 0) return []
    // If a part is missing, another form of the operation is correct: a part in its text shows which.
    const absent = missingParts(text, has)
    const missing = absent.length > 0 ? absent : missingParts(text, new Set())
    return guards
      .unguardedWays(name, (part) => missing.some((each) => guardsPart(part, each)))
      .map((way) => `${name}: ${way}`)
  })
}

/** The operations as they are sent to a backend with these parts. */
const operationsFor = (has: ReadonlySet<string>): readonly string[] =>
  OPERATIONS.map((text) => textFor(text, schema, { isOptional, has: (part) => has.has(part) }))

const OPTIONAL = new Set(MARKED.map(({ name }) => name))
const isOptional = (part: string): boolean => OPTIONAL.has(part)

/** The code that sets an operation's conditions, by the operation. */
const CONDITIONS: Readonly<Record<string, (hasField: HasField) => readonly Readonly<Record<string, boolean>>[]>> = {
  CartExtrasQuery: (hasField) => [cartParts(hasField)],
  CheckoutExtrasQuery: (hasField) => [checkoutParts(hasField, true), checkoutParts(hasField, false)],
  ShellQuery: (hasField) => [settingsParts(hasField)],
  ownSavedQuery: (hasField) => [listParts(hasField)],
  useUpdateCartItemsMutation: (hasField) => [updateParts(hasField)],
  OrderDetailsQuery: (hasField) => [orderParts(hasField, true), orderParts(hasField, false)],
}

const OPERATION_NAME = /^(?:query|mutation) (\w+)/

const operationNamed = (name: string) => OPERATIONS.find((text) => OPERATION_NAME.exec(text)?.[1] === name) ?? ''

test('the code that sends each operation with optional parts is known here', () => {
  const conditional = OPERATIONS.filter((text) => {
    const whole = textFor(text, schema, { isOptional, has: () => true })
    return textFor(text, schema, { isOptional, has: () => false }) !== whole
  })
  expect(new Set(conditional.map((text) => OPERATION_NAME.exec(text)?.[1]))).toEqual(new Set(Object.keys(CONDITIONS)))
})

describe.each(Object.entries(CONDITIONS))('the conditions of %s', (name, conditionsOf) => {
  const text = operationNamed(name)

  test.each(RECORDED_BACKENDS)('leave out exactly the parts that a real Magento %s lacks', (backend) => {
    const theirs = recordedSchema(backend)
    const names = partNames(theirs)
    const hasField = createHasField([...names])
    for (const values of conditionsOf(hasField)) {
      expect(validate(theirs, parse(resolveConditions(text, values).text ?? '')).map(({ message }) => message)).toEqual(
        [],
      )
    }
    const asked = new Set(
      conditionsOf(hasField).flatMap((values) => [...namesIn(resolveConditions(text, values).text ?? '', schema)]),
    )
    const offered = [...namesIn(text, schema)].filter((part) => isOptional(part) && names.has(part))
    expect(offered.filter((part) => !asked.has(part))).toEqual([])
  })
})

function missingParts(text: string, has: ReadonlySet<string>): readonly OptionalPart[] {
  const names = namesIn(text, schema)
  return WANTED.parts.filter(({ name }) => names.has(name) && !has.has(name))
}

/** The part itself, or one of the same or a later version. */
function guardsPart(guard: string, missing: OptionalPart): boolean {
  const part = MARKED.find(({ name }) => name === guard)
  return part !== undefined && (part.group === missing.group || part.group.startsWith(`${missing.group} `))
}

test('a Commerce before 2.4.8 is sent nothing that came with 2.4.8', () => {
  const has = new Set(WANTED.parts.filter(({ group }) => !/\b2\.4\.8$/.test(group)).map(({ name }) => name))
  const unguarded = operationsFor(has).flatMap((text) => {
    const name = /^(?:query|mutation) (\w+)/.exec(text)?.[1] ?? ''
    // Values in variables are chosen by the code that sends the operation.
    const missing = missingParts(text, has).filter(({ kind }) => kind === 'field')
    return missing.length === 0
      ? []
      : guards
          .unguardedWays(name, (part) => missing.some((each) => guardsPart(part, each)))
          .map((way) => `${name}: ${way}`)
  })
  expect(unguarded).toEqual([])
})

test('the search for unguarded ways finds them', () => {
  expect(guards.sendersOf('AccountReturnsPageQuery')).toEqual(['src/pages/account-returns/AccountReturnsPage.tsx'])
  expect(guards.sendersOf('OrderDetailsQuery')).toEqual(['src/pages/order-success/loadOrderDetails.ts'])
  expect(guards.sendersOf('useRequestReturnMutation')).toEqual(['src/features/returns/request/useRequestReturn.ts'])
  expect(guards.unguardedWays('AccountReturnsPageQuery', () => false)).not.toEqual([])
  expect(guards.unguardedWays('GiftCardsApplyMutation', () => false)).not.toEqual([])
  expect(guards.unguardedWays('GiftCardsApplyMutation', (part) => part === 'Cart.applied_gift_cards')).toEqual([])
  expect(guards.unguardedWays('GiftCardsApplyMutation', (part) => part === 'Customer.returns')).not.toEqual([])
  expect(guards.unguardedWays('useRequestReturnMutation', () => false)).not.toEqual([])
  expect(guards.unguardedWays('AccountReturnsPageQuery', (part) => part === 'Customer.returns')).toEqual([])
})
