import '#src/ui/theme/global.css.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { toast } from 'sonner'
import { afterEach, expect, test, vi } from 'vitest'
import createNode from '#src/__generated__/useCreateGiftRegistryMutation.graphql.ts'
import updateNode from '#src/__generated__/useUpdateGiftRegistryMutation.graphql.ts'
import { component as AccountGiftRegistriesPage } from '#src/pages/account-gift-registries/AccountGiftRegistriesPage.tsx'
import { component as AccountGiftRegistryPage } from '#src/pages/account-gift-registry/AccountGiftRegistryPage.tsx'
import { CartGiftRegistry } from '#src/pages/cart/gifts/CartGiftRegistry.tsx'
import { component as GiftRegistryPage } from '#src/pages/gift-registry/GiftRegistryPage.tsx'
import { component as GiftRegistrySearchPage } from '#src/pages/gift-registry-search/GiftRegistrySearchPage.tsx'
import type { GiftRegistrySearchPageProps } from '#src/pages/gift-registry-search/GiftRegistrySearchPage.tsx'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount, type Answers } from './accountStage.tsx'
import { ELSEWHERE, guestAnswer, KEY, listAnswer, REGISTRY, registryAnswer, searchAnswer } from './registryAnswers.ts'

afterEach(() => vi.restoreAllMocks())

const refusal = (field: string, message: string) => ({
  data: { [field]: null },
  errors: [{ message, path: [field], extensions: { category: 'graphql-input' } }],
})

async function showList(answers: Answers) {
  const stage = await stageAccount(
    <AccountGiftRegistriesPage
      query={{ operation: 'AccountGiftRegistriesPageQuery', variables: {} }}
      path="/account/gift-registry"
    />,
    { path: '/account/gift-registry', answers },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}

async function showOwn(answers: Answers = {}, onRenew?: () => Promise<Reauthentication>) {
  const path = `/account/gift-registry/${KEY}`
  const stage = await stageAccount(
    <AccountGiftRegistryPage
      query={{ operation: 'AccountGiftRegistryPageQuery', variables: { uid: KEY } }}
      path={path}
    />,
    { path, answers: { ...registryAnswer(), ...answers }, ...(onRenew && { onRenew }) },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container, asked: (name: string) => stage.sent.filter((each) => each.name === name) }
}

async function showGuest(answers: Answers = guestAnswer()) {
  const stage = await stageAccount(
    <GiftRegistryPage
      query={{ operation: 'GiftRegistryPageQuery', variables: { uid: KEY } }}
      path={`/gift-registry/${KEY}`}
    />,
    { path: `/gift-registry/${KEY}`, cartId: 'cart', answers },
  )
  const { container } = await stage.show()
  return { ...stage, container }
}

test('the list tells how much of each registry has come', async () => {
  const { container } = await showList(listAnswer())
  const list = await screen.findByRole('list', { name: 'Le tue liste regalo' })
  expect(within(list).getByRole('link', { name: 'Le nozze di Ada' }).getAttribute('href')).toBe(
    `/account/gift-registry/${KEY}`,
  )
  expect(list.textContent).toContain('Ricevuti 2 di 7')
  expect(list.textContent).toContain('Aperta')
  expect(await axeFaults(container)).toEqual([])
})

test('says so where the registries do not come', async () => {
  await showList(listAnswer(null))
  expect(await screen.findByText(/Non riusciamo a mostrarti le liste regalo/)).toBeTruthy()
})

test('a new registry asks for the fields of its event type, and keeps the input when the type changes', async () => {
  const made = { ...REGISTRY, uid: 'new' }
  const { container, sent, path } = await showList({
    ...listAnswer([]),
    useCreateGiftRegistryMutation: {
      data: completeAnswer(createNode.operation, { createGiftRegistry: { gift_registry: made } }),
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Crea una lista' }))
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Che cosa si festeggia?' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome della lista' }), 'Le nozze di Ada')
  expect(screen.getByLabelText('Data della festa')).toBeTruthy()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Che cosa si festeggia?' }), 'Matrimonio')
  expect(screen.queryByLabelText('Data della festa')).toBeNull()
  expect(await axeFaults(container)).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Crea la lista' }))
  await waitFor(() => expect(screen.queryAllByText('Ruolo: scegli una risposta')).toHaveLength(2))
  expect(screen.getAllByText('Scrivi qualche parola per chi apre la lista.')).toHaveLength(2)
  expect(sent.map(({ name }) => name)).not.toContain('useCreateGiftRegistryMutation')

  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Paese' }), 'Italia')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Ruolo' }), 'Sposa')
  await userEvent.type(screen.getByRole('textbox', { name: 'Messaggio per gli invitati' }), 'Venite!')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Chi conosce la tua email o il tuo nome può trovarla' }))
  await userEvent.click(screen.getByRole('button', { name: 'Crea la lista' }))
  await vi.waitFor(() => expect(path()).toBe('/account/gift-registry/new'))
  expect(sent.find(({ name }) => name === 'useCreateGiftRegistryMutation')?.variables).toEqual({
    input: {
      gift_registry_type_uid: 'Mw==',
      event_name: 'Le nozze di Ada',
      message: 'Venite!',
      privacy_settings: 'PRIVATE',
      status: 'ACTIVE',
      dynamic_attributes: [{ code: 'event_country', value: 'IT' }],
      registrants: [
        {
          firstname: 'Ada',
          lastname: 'Rossi',
          email: 'ada@example.com',
          dynamic_attributes: [{ code: 'role', value: 'bride' }],
        },
      ],
    },
  })
})

const SAVED = (change: object) => ({
  useUpdateGiftRegistryMutation: {
    data: completeAnswer(updateNode.operation, { updateGiftRegistry: { gift_registry: { ...REGISTRY, ...change } } }),
  },
})

test('gifts are sent to an address of the book, and the page shows it', async () => {
  const { container, asked } = await showOwn(SAVED({ shipping_address: ELSEWHERE }))
  const settings = within(await screen.findByRole('region', { name: 'Impostazioni' }))
  const destination = settings.getByRole<HTMLSelectElement>('combobox', { name: 'Dove spedire i regali' })
  expect(settings.queryByText('I regali vanno a')).toBeNull()
  await userEvent.selectOptions(destination, 'Ada Rossi, Via Roma 1, Firenze')
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  expect(await settings.findByText('I regali vanno a')).toBeTruthy()
  expect(settings.getByText('Via Po 1')).toBeTruthy()
  expect(asked('useUpdateGiftRegistryMutation')[0]?.variables['input']).toMatchObject({
    shipping_address: { address_id: '7' },
  })
  expect(destination.selectedOptions[0]?.textContent).toBe('All’indirizzo di adesso')
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  await vi.waitFor(() => expect(asked('useUpdateGiftRegistryMutation')).toHaveLength(2))
  expect(asked('useUpdateGiftRegistryMutation')[1]?.variables['input']).not.toHaveProperty('shipping_address')
  expect(await axeFaults(container)).toEqual([])
})

test('where gifts are sent is saved after a sign-in when the session ran out', async () => {
  const stage: Awaited<ReturnType<typeof showOwn>> = await showOwn(
    {
      useUpdateGiftRegistryMutation() {
        if (stage.customerToken.validToken() === 'renewed') {
          return SAVED({ shipping_address: ELSEWHERE }).useUpdateGiftRegistryMutation
        }
        // Like the network when it receives the refusal.
        stage.customerToken.invalidate('bearer')
        return {
          data: { updateGiftRegistry: null },
          errors: [
            {
              message: 'The current customer isn’t authorized.',
              path: ['updateGiftRegistry'],
              extensions: { category: 'graphql-authorization' },
            },
          ],
        }
      },
    },
    async () => {
      stage.customerToken.issue('renewed')
      return 'renewed'
    },
  )
  const settings = within(await screen.findByRole('region', { name: 'Impostazioni' }))
  await userEvent.selectOptions(
    settings.getByRole('combobox', { name: 'Dove spedire i regali' }),
    'Ada Rossi, Via Roma 1, Firenze',
  )
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  expect(await screen.findByText('I regali vanno a')).toBeTruthy()
  expect(stage.asked('useUpdateGiftRegistryMutation').map(({ variables }) => variables['input'])).toMatchObject([
    { shipping_address: { address_id: '7' } },
    { shipping_address: { address_id: '7' } },
  ])
})

test('a new address needs all its fields, and stays filled in after a refusal', async () => {
  const { container, asked } = await showOwn({
    useUpdateGiftRegistryMutation: refusal('updateGiftRegistry', 'Required parameters are missing: telephone'),
  })
  const settings = within(await screen.findByRole('region', { name: 'Impostazioni' }))
  await userEvent.selectOptions(
    settings.getByRole('combobox', { name: 'Dove spedire i regali' }),
    'A un altro indirizzo…',
  )
  const address = within(settings.getByRole('group', { name: 'Un altro indirizzo' }))
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  await vi.waitFor(() =>
    expect(address.getByRole('textbox', { name: 'CAP' }).getAttribute('aria-invalid')).toBe('true'),
  )
  expect(asked('useUpdateGiftRegistryMutation')).toEqual([])
  expect(await axeFaults(container)).toEqual([])
  const typed = [
    ['Indirizzo', 'Via Po 1'],
    ['CAP', '10124'],
    ['Città', 'Torino'],
    ['Telefono', '+39 011 123456'],
  ] as const
  for (const [name, text] of typed) await userEvent.type(address.getByRole('textbox', { name }), text)
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Controlla quello che hai scritto')
  expect(asked('useUpdateGiftRegistryMutation')[0]?.variables['input']).toMatchObject({
    shipping_address: {
      address_data: { firstname: 'Ada', street: ['Via Po 1'], postcode: '10124', country_code: 'IT' },
    },
  })
  expect(address.getByRole<HTMLInputElement>('textbox', { name: 'Città' }).value).toBe('Torino')
})

test('an event type with unsupported fields says so, and another one can be created', async () => {
  const { container } = await showList(listAnswer([]))
  await userEvent.click(await screen.findByRole('button', { name: 'Crea una lista' }))
  const kind = screen.getByRole('combobox', { name: 'Che cosa si festeggia?' })
  await userEvent.selectOptions(kind, 'Laurea')
  expect(screen.getByRole('status').textContent).toContain('da qui non si può compilare: Facoltà')
  expect(screen.getByRole('link', { name: 'Scrivici' }).getAttribute('href')).toBe('/contact')
  expect(screen.queryByRole('button', { name: 'Crea la lista' })).toBeNull()
  expect(document.activeElement).toBe(kind)
  expect(await axeFaults(container)).toEqual([])
  // Optional fields may stay empty.
  await userEvent.selectOptions(kind, 'Matrimonio')
  expect(screen.getByText(/Questo non si può compilare da qui: Tema/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Crea la lista' })).toBeTruthy()
})

test('answers to fields that the form does not support are kept', async () => {
  const { asked } = await showOwn(SAVED({}))
  const settings = within(await screen.findByRole('region', { name: 'Impostazioni' }))
  await userEvent.click(settings.getByRole('button', { name: 'Salva le impostazioni' }))
  await vi.waitFor(() => expect(asked('useUpdateGiftRegistryMutation')).toHaveLength(1))
  expect(asked('useUpdateGiftRegistryMutation')[0]?.variables['input']).toMatchObject({
    dynamic_attributes: expect.arrayContaining([
      { code: 'event_country', value: 'IT' },
      { code: 'theme', value: 'mare' },
    ]),
  })
})

test('one’s own registry shows pieces, people, invitation and settings', async () => {
  const { container } = await showOwn()
  const list = await screen.findByRole('list', { name: 'Regali desiderati' })
  expect(list.children).toHaveLength(5)
  expect(list.textContent).toContain('Articolo non più in vendita')
  expect(screen.getByText('Ada Rossi, Sposa')).toBeTruthy()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Nome della lista' }).value).toBe('Le nozze di Ada')
  expect(await axeFaults(container)).toEqual([])
})

test('says so where there is no such registry', async () => {
  await showOwn(registryAnswer(null))
  expect(await screen.findByText('Non troviamo questa lista')).toBeTruthy()
})

test('a wanted number is sent, and goes back with the reason where it is refused', async () => {
  const { asked } = await showOwn({
    useGiftRegistryItemsUpdateMutation: refusal(
      'updateGiftRegistryItems',
      'The gift registry item quantity is incorrect. Verify it.',
    ),
  })
  const field = await screen.findByRole('spinbutton', { name: 'Quanti ne desideri: Tazza' })
  await userEvent.click(screen.getByRole('button', { name: 'Uno in più di Tazza' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Questa quantità non va bene')
  expect(asked('useGiftRegistryItemsUpdateMutation').map(({ variables }) => variables)).toEqual([
    { uid: KEY, items: [{ gift_registry_item_uid: 'i1', quantity: 4 }] },
  ])
  expect((field as HTMLInputElement).value).toBe('3')
})

const LEFT = {
  useGiftRegistryItemsRemoveMutation: {
    data: {
      removeGiftRegistryItems: {
        gift_registry: { uid: KEY, items: [{ __typename: 'GiftRegistryItem', uid: 'i2' }] },
      },
    },
  },
}

test('a piece that is taken off can be wanted back', async () => {
  const { asked } = await showOwn(LEFT)
  await userEvent.click(await screen.findByRole('button', { name: 'Togli Tazza dalla lista' }))
  const undo = screen.getByRole('button', { name: 'Annulla' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  expect(screen.getByRole('button', { name: 'Togli Tazza dalla lista' })).toBeTruthy()
  cleanup()
  expect(asked('useGiftRegistryItemsRemoveMutation')).toEqual([])
})

test('a removed item is deleted permanently when its page is left', async () => {
  const { asked } = await showOwn(LEFT)
  await userEvent.click(await screen.findByRole('button', { name: 'Togli Tazza dalla lista' }))
  cleanup()
  await vi.waitFor(() =>
    expect(asked('useGiftRegistryItemsRemoveMutation').map(({ variables }) => variables)).toEqual([
      { uid: KEY, uids: ['i1'] },
    ]),
  )
})

test('a registry is deleted when that is confirmed', async () => {
  const { asked, path } = await showOwn({
    useRemoveGiftRegistryMutation: { data: { removeGiftRegistry: { success: true } } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Elimina la lista…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Eliminare questa lista?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Tienila' }))
  expect(asked('useRemoveGiftRegistryMutation')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Elimina la lista…' }))
  await userEvent.click(screen.getByRole('button', { name: 'Elimina la lista' }))
  await vi.waitFor(() => expect(path()).toBe('/account/gift-registry'))
  expect(asked('useRemoveGiftRegistryMutation')).toHaveLength(1)
})

test('a person is taken off, but not the last one', async () => {
  const [ada] = REGISTRY.registrants
  const { asked } = await showOwn({
    useGiftRegistryPeopleRemoveMutation: {
      data: { removeGiftRegistryRegistrants: { gift_registry: { uid: KEY, registrants: [ada] } } },
    },
  })
  const people = within(await screen.findByRole('region', { name: 'Chi festeggia' }))
  await userEvent.click(people.getByRole('button', { name: 'Togli Ugo Neri' }))
  await vi.waitFor(() => expect(people.queryByText('Ugo Neri, Sposo')).toBeNull())
  expect(people.queryByRole('button', { name: /^Togli/ })).toBeNull()
  expect(asked('useGiftRegistryPeopleRemoveMutation').map(({ variables }) => variables)).toEqual([
    { uid: KEY, uids: ['r2'] },
  ])
})

test('guests see the items that are still wanted, and can buy them', async () => {
  const { container } = await showGuest()
  const gifts = await screen.findByRole('list', { name: 'Regali desiderati' })
  const texts = [...gifts.children].map(({ textContent }) => textContent)
  expect(texts[0]).toContain('Ne mancano 2 di 3')
  expect(texts[0]).toContain('24,00\u00A0€')
  expect(texts[1]).toContain('Già regalato')
  expect(texts[3]).toContain('Esaurito')
  expect(within(gifts).getAllByRole('button', { name: /^Aggiungi al carrello/ })).toHaveLength(1)
  expect(within(gifts).getByRole('link', { name: 'Scegli le opzioni: Vaso' }).getAttribute('href')).toBe('/vaso.html')
  expect(container.textContent).not.toContain('ada@example.com')
  expect(await axeFaults(container)).toEqual([])
})

test('a guest’s gift goes into the cart, and a refusal is shown beside it', async () => {
  const { sent } = await showGuest({
    ...guestAnswer(),
    useAddProductsToCartMutation: {
      data: { addProductsToCart: { cart: null, user_errors: [{ code: 'NOT_SALABLE', message: 'Gone.' }] } },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Uno in più di Tazza' }))
  await userEvent.click(screen.getByRole('button', { name: 'Aggiungi al carrello: Tazza' }))
  expect((await screen.findByRole('alert')).textContent).not.toBe('')
  const variables = sent.find(({ name }) => name === 'useAddProductsToCartMutation')?.variables
  expect(variables?.['cartItems']).toMatchObject([{ sku: 'TAZZA', quantity: 2 }])
})

test('a guest with a wrong address is led to the search', async () => {
  await showGuest(guestAnswer(null))
  expect(await screen.findByText('Non troviamo questa lista')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cerca una lista' }).getAttribute('href')).toBe('/gift-registry')
})

const FOUND = {
  gift_registry_uid: KEY,
  event_title: 'Le nozze di Ada',
  name: 'Ada Rossi, Ugo Neri',
  type: 'Matrimonio',
}

async function showSearch(answers: Answers, search: GiftRegistrySearchPageProps['search'] = null) {
  const stage = await stageAccount(
    <GiftRegistrySearchPage query={{ operation: 'GiftRegistrySearchPageQuery', variables: {} }} search={search} />,
    { path: '/gift-registry', answers: { ...searchAnswer(), ...answers } },
  )
  const { container } = await stage.show()
  return { ...stage, container, asked: (name: string) => stage.sent.filter((each) => each.name === name) }
}

async function search(wanted: string, answer: object | Error) {
  const stage = await showSearch({ findRegistriesQuery: answer })
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email o numero della lista' })
  if (wanted !== '') await userEvent.type(field, wanted)
  await userEvent.click(screen.getByRole('button', { name: 'Cerca' }))
  return { ...stage, field, asked: () => stage.asked('findRegistriesQuery')[0] }
}

test('a registry is found by an address', async () => {
  const { asked, container } = await search(' ugo@example.com', { data: { giftRegistryEmailSearch: [FOUND] } })
  const link = await screen.findByRole('link', { name: 'Le nozze di Ada' })
  expect(link.getAttribute('href')).toBe(`/gift-registry/${KEY}`)
  expect(asked()?.variables).toMatchObject({ email: 'ugo@example.com', isEmail: true })
  expect(await axeFaults(container)).toEqual([])
})

test('a registry is found by its number', async () => {
  const { asked } = await search(KEY, { data: { giftRegistryIdSearch: [FOUND] } })
  await screen.findByRole('link', { name: 'Le nozze di Ada' })
  expect(asked()?.variables).toMatchObject({ uid: KEY, isEmail: false })
})

test.each([
  ['nothing is found', 'x@example.com', { data: { giftRegistryEmailSearch: [] } }, /Non troviamo liste aperte/],
  [
    'nobody answers',
    'x@example.com',
    new NetworkUnreachableError('any', new TypeError('offline')),
    /Il negozio non risponde/,
  ],
  ['nothing is written', '', new Error('unasked'), /Scrivi un’email o un numero/],
])('the search says so where %s, and keeps the input', async (_why, wanted, answer, text) => {
  const { field } = await search(wanted, answer)
  expect(await screen.findByText(text)).toBeTruthy()
  expect(field.value).toBe(wanted)
})

const MARCO = { firstname: 'Marco', lastname: 'Sala', type: '' }
const NAMED = { findRegistriesNamedQuery: { data: { giftRegistryTypeSearch: [FOUND] } } }

test('names and the kind of event go into the address, and only whole ones', async () => {
  const { container, asked, path } = await showSearch({})
  const form = within(await screen.findByRole('search', { name: 'Cerca per nome' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Nome' }), 'M')
  await userEvent.click(form.getByRole('button', { name: 'Cerca per nome' }))
  // In the summary and at the field.
  await waitFor(() => expect(form.queryAllByText('Scrivi almeno due lettere del nome.')).toHaveLength(2))
  expect(form.getAllByText('Scrivi almeno due lettere del cognome.')).toHaveLength(2)
  expect(path()).toBe('/gift-registry')
  expect(await axeFaults(container)).toEqual([])
  await userEvent.type(form.getByRole('textbox', { name: 'Nome' }), 'arco ')
  await userEvent.type(form.getByRole('textbox', { name: 'Cognome' }), 'Sala')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Che cosa si festeggia?' }), 'Matrimonio')
  await userEvent.click(form.getByRole('button', { name: 'Cerca per nome' }))
  await vi.waitFor(() => expect(path()).toBe('/gift-registry?firstname=Marco&lastname=Sala&type=Mw%3D%3D'))
  expect(asked('findRegistriesNamedQuery')).toEqual([])
})

test('the name in the address is searched for and filled into the form', async () => {
  const { container, asked } = await showSearch(NAMED, MARCO)
  expect((await screen.findByRole('link', { name: 'Le nozze di Ada' })).getAttribute('href')).toBe(
    `/gift-registry/${KEY}`,
  )
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Cognome' }).value).toBe('Sala')
  expect(asked('findRegistriesNamedQuery').map(({ variables }) => variables)).toEqual([
    { firstname: 'Marco', lastname: 'Sala', type: null },
  ])
  expect(await axeFaults(container)).toEqual([])
})

test.each([
  ['nothing is found', { data: { giftRegistryTypeSearch: [] } }, /Non troviamo liste aperte/],
  ['nobody answers', new NetworkUnreachableError('any', new TypeError('offline')), /Il negozio non risponde/],
  ['it is refused', refusal('giftRegistryTypeSearch', 'No.'), /Qualcosa non ha funzionato da parte nostra/],
])('the search by name says so where %s, and the same search is another try', async (_why, answer, text) => {
  const stage = await showSearch({ findRegistriesNamedQuery: answer }, MARCO)
  expect(await screen.findByText(text)).toBeTruthy()
  stage.answer(NAMED)
  await userEvent.click(screen.getByRole('button', { name: 'Cerca per nome' }))
  expect(await screen.findByRole('link', { name: 'Le nozze di Ada' })).toBeTruthy()
  expect(screen.queryByText(text)).toBeNull()
})

async function showCart(answers: Answers, isCustomer = true) {
  const stage = await stageAccount(<CartGiftRegistry cartId="cart" />, { cartId: 'cart', answers })
  if (isCustomer) stage.customerToken.issue('bearer')
  await stage.show()
  return stage
}
const OWN = { askRegistriesQuery: { data: { customer: { gift_registries: [{ uid: KEY, event_name: 'Le nozze' }] } } } }

test('the cart moves to the chosen registry, and remaining items are reported', async () => {
  const told = vi.spyOn(toast, 'success')
  const { sent } = await showCart({
    ...OWN,
    useMoveCartToGiftRegistryMutation: {
      data: { moveCartItemsToGiftRegistry: { gift_registry: null, user_errors: [{ message: 'Not sent.' }] } },
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Sposta nella lista regalo' }))
  expect(await screen.findByRole<HTMLInputElement>('radio', { name: 'Le nozze' })).toHaveProperty('checked', true)
  await userEvent.click(screen.getByRole('button', { name: 'Sposta tutto' }))
  await vi.waitFor(() => expect(told.mock.calls.flat().map(String).join(' ')).toMatch(/Buoni, corsi e file restano/))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent.at(-1)?.variables).toEqual({ cartUid: 'cart', uid: KEY })
})

test('a refused move is reported at its form', async () => {
  await showCart({ ...OWN, useMoveCartToGiftRegistryMutation: refusal('moveCartItemsToGiftRegistry', 'Not now.') })
  await userEvent.click(screen.getByRole('button', { name: 'Sposta nella lista regalo' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Sposta tutto' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
})

test('a customer without registries is invited to create one, and guests see nothing', async () => {
  await showCart({ askRegistriesQuery: { data: { customer: { gift_registries: [] } } } })
  await userEvent.click(screen.getByRole('button', { name: 'Sposta nella lista regalo' }))
  const link = await screen.findByRole('link', { name: 'Crea una lista' })
  expect(link.getAttribute('href')).toBe('/account/gift-registry')
  cleanup()
  await showCart({}, false)
  expect(screen.queryByRole('button', { name: 'Sposta nella lista regalo' })).toBeNull()
})
