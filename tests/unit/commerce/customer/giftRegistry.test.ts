import { afterEach, describe, expect, test } from 'vitest'
import { seed as demoShop } from '#shop-folder/seed/seed.ts'
import { openQuoteShop, signUp, textAt } from '../quoteShop.ts'
import { openShop, type Answer, type TestShop } from '../smallShop.ts'

const opened: TestShop[] = []
afterEach(() => opened.splice(0).forEach((shop) => shop.close()))

type Ask = (query: string, variables?: object) => Promise<Answer['body']>

const uid = (id: number | string) => Buffer.from(String(id)).toString('base64')

async function open(): Promise<{ ask: Ask; asGuest: Ask; asOther: Ask }> {
  const shop = openShop('2.4.8', demoShop)
  opened.push(shop)
  shop.setDay('2026-11-22')
  const asGuest: Ask = async (query, variables = {}) => (await shop.query(query, variables)).body
  await asGuest(
    'mutation { createCustomerV2(input: { email: "anna@example.com", firstname: "Anna", lastname: "Neri", password: "Altra.2026" }) { customer { email } } }',
  )
  const signedIn = async (email: string, password: string): Promise<Ask> => {
    const { data } = await asGuest(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    )
    const authorization = `Bearer ${data.generateCustomerToken.token}`
    return async (query, variables = {}) => (await shop.query(query, variables, { authorization })).body
  }
  return {
    asGuest,
    ask: await signedIn('giulia@example.com', 'Ceramica.2026'),
    asOther: await signedIn('anna@example.com', 'Altra.2026'),
  }
}

const refusalOf = ({ errors = [] }: Answer['body']) =>
  errors.map(({ message, extensions }) => [extensions?.category, message])

const WRONG_ID = ['graphql-no-such-entity', 'The gift registry ID is incorrect. Verify the ID and try again.']
const NOT_YOURS = ['graphql-authorization', "The current customer isn't authorized."]

const OWN = `uid event_name message status privacy_settings created_at owner_name type { uid label }
  dynamic_attributes { code label value group }
  registrants { uid firstname lastname email dynamic_attributes { code label value } }
  items { uid quantity quantity_fulfilled note created_at product { sku } }`

const keyOf = async (ask: Ask): Promise<string> =>
  (await ask('{ customer { gift_registries { uid } } }')).data.customer.gift_registries[0].uid

const CREATE = `mutation ($input: CreateGiftRegistryInput!) { createGiftRegistry(giftRegistry: $input) { gift_registry { ${OWN} } } }`
const UPDATE = `mutation ($key: ID!, $input: UpdateGiftRegistryInput!) {
  updateGiftRegistry(giftRegistryUid: $key, giftRegistry: $input) { gift_registry { ${OWN} } } }`
const ITEMS = `mutation ($key: ID!, $items: [UpdateGiftRegistryItemInput!]!) {
  updateGiftRegistryItems(giftRegistryUid: $key, items: $items) { gift_registry { items { uid quantity note } } } }`
const SHARE = `mutation ($key: ID!, $sender: ShareGiftRegistrySenderInput!, $invitees: [ShareGiftRegistryInviteeInput!]!) {
  shareGiftRegistry(giftRegistryUid: $key, sender: $sender, invitees: $invitees) { is_shared } }`
const ADD_PEOPLE = `mutation ($key: ID!, $people: [AddGiftRegistryRegistrantInput!]!) {
  addGiftRegistryRegistrants(giftRegistryUid: $key, registrants: $people) { gift_registry { registrants { uid firstname } } } }`
const CHANGE_PEOPLE = `mutation ($key: ID!, $people: [UpdateGiftRegistryRegistrantInput!]!) {
  updateGiftRegistryRegistrants(giftRegistryUid: $key, registrants: $people) {
    gift_registry { registrants { firstname lastname email dynamic_attributes { value } } } } }`
const REMOVE_PEOPLE = `mutation ($key: ID!, $uids: [ID!]!) {
  removeGiftRegistryRegistrants(giftRegistryUid: $key, registrantsUid: $uids) { gift_registry { registrants { uid } } } }`
const MOVE = `mutation ($cart: ID!, $key: ID!) { moveCartItemsToGiftRegistry(cartUid: $cart, giftRegistryUid: $key) {
  status user_errors { code message gift_registry_uid gift_registry_item_uid product_uid }
  gift_registry { items { quantity product { sku } } } } }`

const birthday = (change: object = {}) => ({
  gift_registry_type_uid: uid(1),
  event_name: ' Quarant’anni ',
  message: 'Si festeggia!',
  privacy_settings: 'PRIVATE',
  status: 'INACTIVE',
  registrants: [{ firstname: 'Giulia', lastname: 'Ferri', email: 'giulia@example.com' }],
  dynamic_attributes: [
    { code: 'event_date', value: '2027-02-28' },
    { code: 'event_country', value: 'IT' },
  ],
  ...change,
})

test('the event types return their fields, in the language of the store view', async () => {
  const { asGuest } = await open()
  const { data } = await asGuest(
    '{ giftRegistryTypes { uid label dynamic_attributes_metadata { code label input_type attribute_group is_required sort_order } } }',
  )
  expect(data.giftRegistryTypes.map(({ uid: id, label }: Record<string, string>) => [id, label])).toEqual([
    [uid(1), 'Compleanno'],
    [uid(2), 'Lista nascita'],
    [uid(3), 'Matrimonio'],
  ])
  expect(data.giftRegistryTypes[0].dynamic_attributes_metadata[0]).toEqual({
    code: 'event_date',
    label: 'Data della festa',
    input_type: 'date',
    attribute_group: 'event_information',
    is_required: true,
    sort_order: 1,
  })
})

test('a registry is created, changed in part, and removed', async () => {
  const { ask } = await open()
  const created = await ask(CREATE, { input: birthday() })
  expect(created.errors).toBeUndefined()
  const { gift_registry: registry } = created.data.createGiftRegistry
  expect(registry).toEqual({
    uid: expect.stringMatching(/^.{32}$/),
    event_name: 'Quarant’anni',
    message: 'Si festeggia!',
    status: 'INACTIVE',
    privacy_settings: 'PRIVATE',
    created_at: '2026-11-22 12:00:00',
    owner_name: 'Giulia Ferri',
    type: { uid: uid(1), label: 'Compleanno' },
    dynamic_attributes: [
      { code: 'event_date', label: 'Data della festa', value: '2027-02-28', group: 'EVENT_INFORMATION' },
      { code: 'event_country', label: 'Paese', value: 'IT', group: 'EVENT_INFORMATION' },
    ],
    registrants: [
      {
        uid: expect.any(String),
        firstname: 'Giulia',
        lastname: 'Ferri',
        email: 'giulia@example.com',
        dynamic_attributes: [],
      },
    ],
    items: [],
  })
  const key = registry.uid
  const changed = await ask(UPDATE, {
    key,
    input: { status: 'ACTIVE', dynamic_attributes: [{ code: 'event_date', value: '2027-03-01' }] },
  })
  expect(changed.data.updateGiftRegistry.gift_registry).toEqual({
    ...registry,
    status: 'ACTIVE',
    dynamic_attributes: [{ ...registry.dynamic_attributes[0], value: '2027-03-01' }, registry.dynamic_attributes[1]],
  })
  expect(await ask('mutation ($key: ID!) { removeGiftRegistry(giftRegistryUid: $key) { success } }', { key })).toEqual({
    data: { removeGiftRegistry: { success: true } },
  })
  const READ = 'query ($key: ID!) { customer { gift_registry(giftRegistryUid: $key) { uid } } }'
  expect(refusalOf(await ask(READ, { key }))).toEqual([WRONG_ID])
})

test('a registry that is not fully or wrongly described is refused', async () => {
  const { ask } = await open()
  const refusal = async (change: object) => refusalOf(await ask(CREATE, { input: birthday(change) }))
  const refused = (message: string) => [['graphql-input', message]]
  const person = { firstname: 'A', lastname: 'B', email: 'a@example.com' }
  expect(await refusal({ gift_registry_type_uid: uid(9) })).toEqual(
    refused('The gift registry type is incorrect. Verify the type and try again.'),
  )
  expect(await refusal({ event_name: '  ' })).toEqual(refused('"Event" is a required value.'))
  expect(await refusal({ dynamic_attributes: [] })).toEqual(refused('"Data della festa" is a required value.'))
  expect(await refusal({ dynamic_attributes: [{ code: 'event_date', value: '2027-02-30' }] })).toEqual(
    refused('Invalid value of "2027-02-30" provided for the "Data della festa" field.'),
  )
  const guest = { ...person, dynamic_attributes: [{ code: 'role', value: 'guest' }] }
  expect(await refusal({ gift_registry_type_uid: uid(3), registrants: [guest] })).toEqual(
    refused('Invalid value of "guest" provided for the "Ruolo" field.'),
  )
  expect(await refusal({ registrants: [{ ...person, email: 'nope' }] })).toEqual(
    refused('"nope" is not a valid email address.'),
  )
  expect(await refusal({ registrants: [person, person, person, person] })).toEqual(
    refused("You can't add more than 3 recipients for this event."),
  )
  expect((await ask('{ customer { gift_registries { uid } } }')).data.customer.gift_registries).toHaveLength(1)
})

describe('gifts are sent', () => {
  const TO = `mutation ($key: ID!, $to: GiftRegistryShippingAddressInput!) {
    updateGiftRegistry(giftRegistryUid: $key, giftRegistry: { shipping_address: $to }) {
      gift_registry { shipping_address { id firstname street city country_code region { region_code } } } } }`
  const READ = 'query ($key: ID!) { giftRegistry(giftRegistryUid: $key) { shipping_address { city } } }'
  const AWAY = {
    firstname: 'Ada',
    lastname: 'Neri',
    street: ['Via Po 1'],
    city: 'Torino',
    postcode: '10124',
    country_code: 'IT',
    region: { region_id: 0 },
    telephone: '011 1',
  }

  test('to an address of the book, of which the registry keeps a copy that its owner alone sees', async () => {
    const { ask, asGuest } = await open()
    const key = await keyOf(ask)
    expect((await ask(READ, { key })).data.giftRegistry.shipping_address).toBeNull()
    const { addresses } = (
      await ask('{ customer { addresses { id firstname street city country_code region { region_code } } } }')
    ).data.customer
    const [{ id, ...home }] = addresses
    const changed = await ask(TO, { key, to: { address_id: String(id) } })
    expect(changed.data.updateGiftRegistry.gift_registry.shipping_address).toEqual({ ...home, id: null })
    // A change of other fields keeps it.
    await ask(UPDATE, { key, input: { event_name: 'Nozze' } })
    expect((await ask(READ, { key })).data.giftRegistry.shipping_address).toEqual({ city: home.city })
    expect(refusalOf(await asGuest(READ, { key }))).toEqual([NOT_YOURS])
  })

  test('to a new one from the beginning', async () => {
    const { ask } = await open()
    const { data } = await ask('{ countries { id available_regions { id code } } }')
    const italy = data.countries.find((country: { id: string }) => country.id === 'IT')
    const turin = italy.available_regions.find((region: { code: string }) => region.code === 'TO').id
    const to = { address_data: { ...AWAY, region: { region_id: turin } } }
    const made = await ask(CREATE, { input: birthday({ shipping_address: to }) })
    expect(made.errors).toBeUndefined()
    const key = made.data.createGiftRegistry.gift_registry.uid
    expect((await ask(READ, { key })).data.giftRegistry.shipping_address).toEqual({ city: 'Torino' })
  })

  test('to no address of somebody else’s, nor to half of one', async () => {
    const { ask, asOther } = await open()
    const key = await keyOf(ask)
    const { id } = (
      await asOther(`mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }`, {
        input: { ...AWAY, country_code: 'DE', region: null },
      })
    ).data.createCustomerAddress ?? { id: null }
    expect(id).toEqual(expect.any(Number))
    expect(refusalOf(await ask(TO, { key, to: { address_id: String(id) } }))).toEqual([
      ['graphql-authorization', `Current customer does not have permission to address with ID "${id}"`],
    ])
    expect(refusalOf(await ask(TO, { key, to: { address_id: '9999' } }))).toEqual([
      ['graphql-no-such-entity', 'Could not find a address with ID "9999"'],
    ])
    expect(refusalOf(await ask(TO, { key, to: { address_data: { ...AWAY, city: ' ' } } }))).toEqual([
      ['graphql-input', 'Required parameters are missing: city'],
    ])
    for (const to of [{}, { address_id: '1', address_data: AWAY }]) {
      expect(refusalOf(await ask(TO, { key, to }))).toEqual([
        ['graphql-input', 'Specify either the address_data or the address_id.'],
      ])
    }
    expect((await ask(READ, { key })).data.giftRegistry.shipping_address).toBeNull()
  })
})

test('items change in quantity and note, and are removed', async () => {
  const { ask } = await open()
  const key = await keyOf(ask)
  const read = async () =>
    (await ask('query ($key: ID!) { giftRegistry(giftRegistryUid: $key) { items { uid quantity note } } }', { key }))
      .data.giftRegistry.items
  const [teapot, mugs, vase] = await read()
  expect([teapot, mugs, vase].map(({ quantity }) => quantity)).toEqual([1, 6, 1])
  const answer = await ask(ITEMS, {
    key,
    items: [
      { gift_registry_item_uid: mugs.uid, quantity: 8, note: ' Verdi ' },
      { gift_registry_item_uid: teapot.uid, quantity: 2 },
    ],
  })
  expect(answer.data.updateGiftRegistryItems.gift_registry.items).toEqual([
    { ...teapot, quantity: 2 },
    { ...mugs, quantity: 8, note: 'Verdi' },
    vase,
  ])
  expect(refusalOf(await ask(ITEMS, { key, items: [{ gift_registry_item_uid: mugs.uid, quantity: 0 }] }))).toEqual([
    ['graphql-input', 'The gift registry item quantity is incorrect. Verify the item quantity and try again.'],
  ])
  const REMOVE = `mutation ($key: ID!, $uids: [ID!]!) {
    removeGiftRegistryItems(giftRegistryUid: $key, itemsUid: $uids) { gift_registry { items { uid } } } }`
  expect(refusalOf(await ask(REMOVE, { key, uids: [teapot.uid, uid(99)] }))).toEqual([
    ['graphql-input', 'The gift registry item ID is incorrect. Verify the item ID and try again.'],
  ])
  expect((await ask(REMOVE, { key, uids: [teapot.uid] })).data.removeGiftRegistryItems.gift_registry.items).toEqual([
    { uid: mugs.uid },
    { uid: vase.uid },
  ])
})

test('people are added, changed and taken off, three at most', async () => {
  const { ask } = await open()
  const key = await keyOf(ask)
  const person = (firstname: string) => ({
    firstname,
    lastname: 'Sala',
    email: `${firstname.toLowerCase()}@example.com`,
    dynamic_attributes: [{ code: 'role', value: 'partner' }],
  })
  const added = await ask(ADD_PEOPLE, { key, people: [person('Ida')] })
  const [, marco, ida] = added.data.addGiftRegistryRegistrants.gift_registry.registrants
  expect(ida.firstname).toBe('Ida')
  expect(refusalOf(await ask(ADD_PEOPLE, { key, people: [person('Ugo')] }))).toEqual([
    ['graphql-input', "You can't add more than 3 recipients for this event."],
  ])
  const changed = await ask(CHANGE_PEOPLE, {
    key,
    people: [{ gift_registry_registrant_uid: ida.uid, firstname: 'Eva' }],
  })
  expect(changed.data.updateGiftRegistryRegistrants.gift_registry.registrants[2]).toEqual({
    firstname: 'Eva',
    lastname: 'Sala',
    email: 'ida@example.com',
    dynamic_attributes: [{ value: 'partner' }],
  })
  const left = await ask(REMOVE_PEOPLE, { key, uids: [ida.uid, marco.uid] })
  expect(left.data.removeGiftRegistryRegistrants.gift_registry.registrants).toHaveLength(1)
})

describe('the cart goes to a registry', () => {
  const cartOf = async (ask: Ask, items: readonly object[]) => {
    const { customerCart } = (await ask('{ customerCart { id } }')).data
    const added = await ask(
      'mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) { user_errors { message } } }',
      { id: customerCart.id, items },
    )
    expect(added.data.addProductsToCart.user_errors).toEqual([])
    return customerCart.id
  }

  test('as a whole, with the possible gifts; the same item increases its quantity', async () => {
    const { ask } = await open()
    // A course has a required option: its day.
    const { data } = await ask(
      '{ products(filter: { sku: { eq: "TS-CORSO-TORNIO" } }) { items { ... on VirtualProduct { options { uid required } } } } }',
    )
    const required = data.products.items[0].options.filter((option: { required: boolean }) => option.required)
    const entered = required.map((option: { uid: string }) => ({ uid: option.uid, value: '2027-03-05 10:00:00' }))
    const key = await keyOf(ask)
    const cart = await cartOf(ask, [
      { sku: 'TS-TEIERA', quantity: 2 },
      { sku: 'TS-CORSO-TORNIO', quantity: 1, entered_options: entered },
    ])
    const { moveCartItemsToGiftRegistry: moved } = (await ask(MOVE, { cart, key })).data
    expect(moved.status).toBe(false)
    expect(moved.user_errors).toEqual([
      {
        code: 'UNDEFINED',
        message: "You can't add virtual products, digital products or gift cards to gift registries.",
        gift_registry_uid: key,
        gift_registry_item_uid: null,
        product_uid: expect.any(String),
      },
    ])
    expect(moved.gift_registry.items[0]).toEqual({ quantity: 3, product: { sku: 'TS-TEIERA' } })
    const left = await ask('{ customerCart { itemsV2 { items { product { sku } } } } }')
    expect(left.data.customerCart.itemsV2.items).toEqual([{ product: { sku: 'TS-CORSO-TORNIO' } }])
  })

  test('only for its owner', async () => {
    const { ask, asOther, asGuest } = await open()
    const key = await keyOf(ask)
    const cart = await cartOf(asOther, [{ sku: 'TS-TEIERA', quantity: 1 }])
    expect(refusalOf(await asOther(MOVE, { cart, key }))).toEqual([WRONG_ID])
    expect(refusalOf(await asGuest(MOVE, { cart, key }))).toEqual([NOT_YOURS])
    expect(refusalOf(await ask(MOVE, { cart, key }))).toEqual([
      ['graphql-authorization', `The current user cannot perform operations on cart "${cart}"`],
    ])
  })
})

describe('guests', () => {
  const RESULT = '{ gift_registry_uid name event_title type event_date location }'
  const EMAIL = `query ($email: String!) { giftRegistryEmailSearch(email: $email) ${RESULT} }`
  const NAME = `query ($first: String!, $last: String!, $type: ID) {
    giftRegistryTypeSearch(firstName: $first, lastName: $last, giftRegistryTypeUid: $type) ${RESULT} }`
  const ID = `query ($key: ID!) { giftRegistryIdSearch(giftRegistryUid: $key) ${RESULT} }`

  test('find a public registry by address, names and number', async () => {
    const { ask, asGuest } = await open()
    const key = await keyOf(ask)
    const found = {
      gift_registry_uid: key,
      name: 'Giulia Ferri, Marco Sala',
      event_title: 'Il matrimonio di Giulia e Marco',
      type: 'Matrimonio',
      event_date: '2027-05-15',
      location: 'Fiesole',
    }
    expect(await asGuest(EMAIL, { email: 'MARCO@example.com' })).toEqual({ data: { giftRegistryEmailSearch: [found] } })
    expect(await asGuest(ID, { key })).toEqual({ data: { giftRegistryIdSearch: [found] } })
    expect(await asGuest(NAME, { first: 'mar', last: 'sala' })).toEqual({ data: { giftRegistryTypeSearch: [found] } })
    expect(await asGuest(NAME, { first: 'mar', last: 'sala', type: uid(1) })).toEqual({
      data: { giftRegistryTypeSearch: [] },
    })
    expect(refusalOf(await asGuest(NAME, { first: 'm', last: 'sala' }))).toEqual([
      ['graphql-input', 'Please enter at least 2 letters of the first name.'],
    ])
  })

  test('find a private one by its number only, and an inactive one not at all', async () => {
    const { ask, asGuest } = await open()
    const key = await keyOf(ask)
    await ask(UPDATE, { key, input: { privacy_settings: 'PRIVATE' } })
    expect((await asGuest(EMAIL, { email: 'giulia@example.com' })).data.giftRegistryEmailSearch).toEqual([])
    expect((await asGuest(ID, { key })).data.giftRegistryIdSearch).toHaveLength(1)
    await ask(UPDATE, { key, input: { status: 'INACTIVE' } })
    expect((await asGuest(ID, { key })).data.giftRegistryIdSearch).toEqual([])
    const READ = 'query ($key: ID!) { giftRegistry(giftRegistryUid: $key) { uid } }'
    expect(refusalOf(await asGuest(READ, { key }))).toEqual([WRONG_ID])
    expect((await ask(READ, { key })).data.giftRegistry.uid).toBe(key)
  })

  test('see the items and their owner, but no data that is only for the owner', async () => {
    const { ask, asGuest, asOther } = await open()
    const key = await keyOf(ask)
    const READ = (fields: string) => `query ($key: ID!) { giftRegistry(giftRegistryUid: $key) { uid ${fields} } }`
    const seen = await asGuest(
      READ('owner_name registrants { uid firstname } items { quantity quantity_fulfilled product { sku } }'),
      { key },
    )
    expect(seen.errors).toBeUndefined()
    expect(seen.data.giftRegistry.items).toEqual([
      { quantity: 1, quantity_fulfilled: 0, product: { sku: 'TS-TEIERA' } },
      { quantity: 6, quantity_fulfilled: 2, product: { sku: 'TS-TAZZA' } },
      { quantity: 1, quantity_fulfilled: 1, product: { sku: 'TS-VASO-ANFORA' } },
    ])
    for (const field of ['created_at', 'status', 'privacy_settings']) {
      expect(refusalOf(await asGuest(READ(field), { key }))).toEqual([NOT_YOURS])
    }
    expect(refusalOf(await asOther(READ('registrants { uid email }'), { key }))).toEqual([NOT_YOURS])
    expect(refusalOf(await asOther(UPDATE, { key, input: { event_name: 'Mio' } }))).toEqual([WRONG_ID])
  })
})

describe('a registry is shared', () => {
  const sender = { name: 'Giulia', message: 'Vi aspetto!' }

  test('with three people at a time, at most, who have addresses', async () => {
    const { ask } = await open()
    const key = await keyOf(ask)
    const invitee = (email: string) => ({ name: 'Ada', email })
    expect(await ask(SHARE, { key, sender, invitees: [invitee('ada@example.com')] })).toEqual({
      data: { shareGiftRegistry: { is_shared: true } },
    })
    const refusal = async (invitees: readonly object[]) => refusalOf(await ask(SHARE, { key, sender, invitees }))
    expect(await refusal([])).toEqual([['graphql-input', 'Please enter at least one recipient.']])
    expect(await refusal([invitee('nope')])).toEqual([['graphql-input', '"nope" is not a valid email address.']])
    expect(await refusal(Array.from({ length: 4 }, () => invitee('ada@example.com')))).toEqual([
      ['graphql-input', 'You can send this to up to 3 recipients at a time.'],
    ])
  })

  test('while it is active', async () => {
    const { ask } = await open()
    const key = await keyOf(ask)
    await ask(UPDATE, { key, input: { status: 'INACTIVE' } })
    expect(refusalOf(await ask(SHARE, { key, sender, invitees: [{ name: 'Ada', email: 'a@example.com' }] }))).toEqual([
      ['graphql-input', 'You cannot share an inactive gift registry.'],
    ])
  })

  test('by a mail that leads to it, and is answered to who invites', async () => {
    const shop = openQuoteShop({ edition: 'commerce' })
    try {
      const asking = { token: await signUp(shop, 'ada@example.com') }
      const made = await shop.ask(CREATE, { input: birthday({ status: 'ACTIVE' }) }, asking)
      const key = textAt(made, 'createGiftRegistry.gift_registry.uid')
      shop.takeMail()
      const invitees = [
        { name: 'Bruno', email: 'bruno@example.com' },
        { name: 'Carla', email: 'carla@example.com' },
      ]
      await shop.ask(SHARE, { key, sender, invitees }, asking)
      const mails = shop.takeMail()
      expect(mails.map(({ kind, recipient, replyTo }) => [kind, recipient, replyTo])).toEqual([
        ['gift-registry', 'bruno@example.com', 'ada@example.com'],
        ['gift-registry', 'carla@example.com', 'ada@example.com'],
      ])
      expect(mails[0]?.subject).toBe('Giulia ti invita alla sua lista regalo: Quarant’anni')
      expect(mails[0]?.plainText).toContain('Ciao Bruno')
      expect(mails[0]?.plainText).toContain('Vi aspetto!')
      expect(mails[0]?.plainText).toContain(`http://localhost/gift-registry/${key}`)
    } finally {
      shop.close()
    }
  })
})
