import { readFileSync } from 'node:fs'
import {
  assertValidSchema,
  buildASTSchema,
  buildSchema,
  getDirectiveValues,
  isInterfaceType,
  isObjectType,
  parse,
} from 'graphql'
import { describe, expect, test } from 'vitest'
import { BACKEND_FACTS, cutSchema, type Backend } from '#server/commerce/engine/profile/backend.ts'
import { backendFacts, coordinatesOf, fingerprintOf } from '#server/commerce/engine/profile/backendFacts.ts'

const document = parse(readFileSync('schema.graphql', 'utf8'))
const whole = buildASTSchema(document)
const BACKENDS: readonly Backend[] = (['open-source', 'commerce'] as const).flatMap((edition) =>
  (['2.4.7', '2.4.8'] as const).map((profile) => ({ edition, profile })),
)
const cut = (backend: Backend) => buildASTSchema(cutSchema(document, backend))

test('the recorded facts are of this schema: else run `npm run backends`', () => {
  expect(BACKEND_FACTS.schema).toBe(fingerprintOf(whole))
})

test.each(BACKENDS)('$edition $profile is a valid schema of its own', (backend) => {
  expect(() => assertValidSchema(cut(backend))).not.toThrow()
})

test('versions and editions differ in types, fields, arguments, input fields, enum values and interfaces', () => {
  const [older, newer, , commerce] = BACKENDS.map((backend) => coordinatesOf(cut(backend)))
  expect(older?.get('AddProductsToCartOutput.user_errors')).toBe('[CartUserInputError]!')
  expect(newer?.get('AddProductsToCartOutput.user_errors')).toBe('[Error]!')
  for (const name of [
    'Mutation.requestGuestOrderCancel(input)',
    'OrderInformationInput.lastname',
    'CustomerOrdersFilterInput.status',
    'CartUserInputErrorType.COULD_NOT_FIND_CART_ITEM',
    'CartUserInputError implements Error',
    'OrderTotal.subtotal_incl_tax',
  ]) {
    expect([older?.has(name), newer?.has(name)], name).toEqual([false, true])
  }
  for (const name of ['GiftCardProduct', 'Customer.returns', 'AttributeEntityTypeEnum.RMA_ITEM']) {
    expect([newer?.has(name), commerce?.has(name)], name).toEqual([false, true])
  }
})

/** The directives of `schema.graphql` by `Type.field`. */
const MARKS = Object.values(whole.getTypeMap()).flatMap((type) =>
  isObjectType(type) || isInterfaceType(type)
    ? Object.values(type.getFields()).flatMap((field) => {
        const directive = whole.getDirective('optional')
        const marks = directive && field.astNode && getDirectiveValues(directive, field.astNode)
        const isStock = !field.astNode?.directives?.some(({ name }) => name.value === 'thirdParty')
        return marks && isStock
          ? [{ name: `${type.name}.${field.name}`, since: marks['since'], edition: marks['edition'] }]
          : []
      })
    : [],
)

describe('the directives of the schema equal the facts', () => {
  test.each(BACKENDS)('$edition $profile', ({ edition, profile }) => {
    const has = coordinatesOf(cut({ edition, profile }))
    const said = MARKS.map(({ name, since, edition: only }) => ({
      name,
      isThere: !(typeof since === 'string' && profile < since) && (typeof only !== 'string' || only === edition),
    }))
    expect(said.length).toBeGreaterThan(50)
    expect(said.filter(({ name, isThere }) => has.has(name) !== isThere)).toEqual([])
  })
})

test.each(BACKENDS)(
  '$edition $profile has the parts of a module of another vendor only with that module',
  (backend) => {
    const parts = ['Mutation.mollieProcessTransaction', 'PlaceOrderInput.mollie_return_url', 'PaymentStatusEnum.PAID']
    const there = (thirdParties: readonly string[]) => {
      const names = coordinatesOf(cut({ ...backend, thirdParties }))
      return parts.map((part) => names.has(part))
    }
    expect(there([])).toEqual([false, false, false])
    expect(there(['Another'])).toEqual([false, false, false])
    expect(there(['Mollie'])).toEqual([true, true, true])
  },
)

describe('facts of introspections', () => {
  const own = buildSchema(`
    directive @optional(since: String, edition: String) on FIELD_DEFINITION
    interface Named { name: String title: String }
    type Gift implements Named { name: String title: String sum: Int }
    enum State { OPEN CLOSED }
    input Filter { state: State text: String }
    type Query { all(filter: Filter, page: Int): [Named] gift: Gift late: Int @optional(since: "2.4.8", edition: "commerce") }
  `)
  const older = buildSchema(`
    interface Named { name: String }
    enum State { OPEN }
    input Filter { state: State }
    type Query { all(filter: Filter): [Named]! }
  `)
  const newer = buildSchema(`
    interface Named { name: String title: String }
    enum State { OPEN CLOSED }
    input Filter { state: State text: String }
    type Query { all(filter: Filter, page: Int): [Named] }
  `)
  const { backends } = backendFacts(own, { openSource: { '2.4.7': older, '2.4.8': newer }, newestCommerce: own })

  test('Open Source lacks exactly the parts missing in its introspection, each listed once', () => {
    expect(backends['open-source-2.4.7']).toEqual({
      lacks: ['Filter.text', 'Gift', 'Named.title', 'Query.all(page)', 'Query.gift', 'Query.late', 'State.CLOSED'],
      types: { 'Query.all': '[Named]!' },
    })
    expect(backends['open-source-2.4.8']).toEqual({ lacks: ['Gift', 'Query.gift', 'Query.late'], types: {} })
  })

  test('Commerce has more, but nothing of a later version', () => {
    expect(backends['commerce-2.4.7']).toEqual({
      lacks: ['Filter.text', 'Gift.title', 'Named.title', 'Query.all(page)', 'Query.late', 'State.CLOSED'],
      types: { 'Query.all': '[Named]!' },
    })
    expect(backends['commerce-2.4.8']).toEqual({ lacks: [], types: {} })
  })
})
