import '#src/ui/theme/global.css.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import wishlistPageNode from '#src/__generated__/WishlistPageQuery.graphql.ts'
import { component as WishlistPage } from '#src/pages/wishlist/WishlistPage.tsx'
import type { Reauthentication } from '#src/relay/reauthentication.ts'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { stageAccount } from '../account/accountStage.tsx'
import type { Answers } from '../account/accountStage.tsx'
import { STORE_CONFIG } from '../cart/cartAnswers.ts'
import { CART_ID } from '../cart/cartStage.tsx'
import { productOf } from '../catalogue/productAnswers.ts'
import { axeFaults } from '../ui/axe.ts'
import { hearNotices } from './hearNotices.tsx'

const notices = hearNotices()

const pieceOf = (id: string, key: string, name: string, more: object = {}) => ({
  __typename: 'SimpleWishlistItem',
  id,
  quantity: 1,
  description: null,
  customizable_options: [],
  product: productOf({ key, name }),
  ...more,
})
const CUP = pieceOf('1', 'tazza', 'Tazza Alba', { quantity: 2, description: 'per Bruno' })
const PLATE = pieceOf('2', 'piatto', 'Piatto Duna')
const BOWL = pieceOf('3', 'ciotola', 'Ciotola Sabbia')

type List = {
  readonly id: string
  readonly name: string
  readonly visibility: string
  readonly items_v2: { readonly items: readonly object[] }
}
const listOf = (id: string, name: string, ...items: readonly object[]): List => ({
  id,
  name,
  visibility: 'PRIVATE',
  items_v2: { items },
})
const THREE = [listOf('7', 'Lista dei desideri', CUP, PLATE), listOf('8', 'Nozze', BOWL), listOf('9', 'Cucina nuova')]

const pageAnswer = (lists: readonly List[]) => ({
  data: completeAnswer(wishlistPageNode.operation, { storeConfig: STORE_CONFIG, customer: { wishlists: lists } }),
})
const savedAnswer = (lists: readonly List[], most = '5', isOn = '1') => ({
  data: {
    customer: { wishlists: lists, compare_list: null },
    storeConfig: { store_code: 'it', enable_multiple_wishlists: isOn, maximum_number_of_wishlists: most },
  },
})
const refusal = (message: string) => ({
  data: null,
  errors: [{ message, extensions: { category: 'graphql-input' } }],
})
const NO_ANSWER = new TypeError('Failed to fetch')

async function show(
  lists: readonly List[] = THREE,
  answers: Answers = {},
  onRenew?: () => Promise<Reauthentication>,
  listId: string | null = null,
) {
  const stage = await stageAccount(
    <WishlistPage query={{ operation: 'WishlistPageQuery', variables: { isCustomer: true } }} listId={listId} />,
    {
      cartId: CART_ID,
      path: '/wishlist',
      ...(onRenew && { onRenew }),
      answers: { WishlistPageQuery: pageAnswer(lists), ownSavedQuery: savedAnswer(lists), ...answers },
    },
  )
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  await screen.findAllByRole('button', { name: /Nuova lista|Modifica/ })
  return { ...stage, container }
}
type Stage = Awaited<ReturnType<typeof show>>

const sentTo = ({ sent }: Stage, name: string) => sent.filter((one) => one.name === name).map((one) => one.variables)
const tabNames = () => screen.getAllByRole('tab').map(({ textContent }) => textContent)
const shownPieces = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const rowOf = async (name: string) => within((await screen.findByRole('heading', { name })).closest('li')!)
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))

async function nameNewList(name: string) {
  await press('Nuova lista')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome della nuova lista' }), name)
  await press('Crea la lista')
}
const created = (id: string, name: string, visibility = 'PRIVATE') => ({
  data: { createWishlist: { wishlist: { id, name, visibility } } },
})
const between = (mutation: string, source: List, destination: List, errors: readonly string[] = []) => ({
  data: {
    [mutation]: {
      source_wishlist: source,
      destination_wishlist: destination,
      user_errors: errors.map((message) => ({ message })),
    },
  },
})

test('the lists are tabs with their counts, and the arrow keys move between them', async () => {
  const { container } = await show()
  expect(tabNames()).toEqual(['Lista dei desideri 22 pezzi', 'Nozze 11 pezzo', 'Cucina nuova 00 pezzi'])
  expect(shownPieces()).toEqual(['Tazza Alba', 'Piatto Duna'])
  // The default list stays.
  expect(screen.queryByRole('button', { name: /^Elimina la lista/ })).toBeNull()
  expect(await axeFaults(container)).toEqual([])
  screen.getByRole('tab', { name: /^Lista dei desideri/ }).focus()
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Nozze 1 pezzo', selected: true }))
  expect(shownPieces()).toEqual(['Ciotola Sabbia'])
  await userEvent.keyboard('{End}')
  expect(screen.getByRole('tabpanel', { name: /^Cucina nuova/ }).textContent).toContain('Questa lista è ancora vuota')
  expect(await axeFaults(container)).toEqual([])
})

test('a shop with one list per customer shows it without tabs', async () => {
  const stage = await stageAccount(
    <WishlistPage query={{ operation: 'WishlistPageQuery', variables: { isCustomer: true } }} listId={null} />,
    {
      cartId: CART_ID,
      path: '/wishlist',
      answers: { WishlistPageQuery: pageAnswer(THREE), ownSavedQuery: savedAnswer(THREE, '5', '0') },
    },
  )
  stage.customerToken.issue('bearer')
  await stage.show()
  await rowOf('Tazza Alba')
  expect(screen.queryByRole('tab')).toBeNull()
  expect(screen.queryByRole('button', { name: /lista/i })).toBeNull()
  expect(shownPieces()).toEqual(['Tazza Alba', 'Piatto Duna'])
})

test('a new list opens, by its name, and has the focus', async () => {
  const stage = await show(THREE, { listsBackendCreateMutation: created('10', 'Regali') })
  await nameNewList(' Regali ')
  const tab = await screen.findByRole('tab', { name: 'Regali 0 pezzi', selected: true })
  await waitFor(() => expect(document.activeElement).toBe(tab))
  expect(sentTo(stage, 'listsBackendCreateMutation')).toEqual([{ name: 'Regali', visibility: 'PRIVATE' }])
  await waitFor(() => expect(notices.said()).toEqual(['La lista «Regali» è pronta']))
})

test('a name that is missing or taken is said at the field, and nothing is sent', async () => {
  const stage = await show()
  await press('Nuova lista')
  await press('Crea la lista')
  const field = screen.getByRole('textbox', { name: 'Nome della nuova lista' })
  expect(field).toHaveAccessibleDescription('Scrivi un nome per la lista.')
  await userEvent.type(field, 'nozze')
  await press('Crea la lista')
  expect(field).toHaveAccessibleDescription('Hai già una lista con questo nome: scegline un altro.')
  expect(document.activeElement).toBe(field)
  expect(sentTo(stage, 'listsBackendCreateMutation')).toEqual([])
  expect(await axeFaults(stage.container)).toEqual([])
  await press('Annulla')
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
})

test.each([
  [refusal('Wish list "Regali" already exists.'), 'Hai già una lista con questo nome: scegline un altro.'],
  [
    refusal('Only 5 wish list(s) can be created.'),
    'Non puoi aggiungere altre liste: eliminane una per farne posto a una nuova.',
  ],
  [NO_ANSWER, 'Qualcosa non ha funzionato da parte nostra. Riprova tra poco.'],
])('a list that is not made keeps its name in the field (%#)', async (answer, words) => {
  await show(THREE, { listsBackendCreateMutation: answer })
  await nameNewList('Regali')
  await screen.findByText(words)
  expect(screen.getByRole('textbox', { name: 'Nome della nuova lista' })).toHaveProperty('value', 'Regali')
})

test('where there may be no more lists, it is said instead', async () => {
  await show(THREE, { ownSavedQuery: savedAnswer(THREE, '3') })
  expect(screen.getByText('Puoi tenere al massimo 3 liste.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Nuova lista' })).toBeNull()
})

test('a session that runs out keeps the name that was being written', async () => {
  const { customerToken } = await show()
  await press('Nuova lista')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome della nuova lista' }), 'Regali')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lista pubblica' }))
  await act(async () => customerToken.invalidate('bearer'))
  await screen.findByText('La tua sessione è scaduta')
  expect(screen.queryByRole('tab')).toBeNull()
  await act(async () => customerToken.issue('renewed'))
  expect(await screen.findByRole('textbox', { name: 'Nome della nuova lista' })).toHaveProperty('value', 'Regali')
  expect(screen.getByRole('checkbox', { name: 'Lista pubblica' })).toHaveProperty('checked', true)
})

const EXPIRED = {
  data: null,
  errors: [{ message: 'The current customer isn’t authorized.', extensions: { category: 'graphql-authorization' } }],
}

/** Requests a list while the session expires; the shopper signs in again, and the second answer is this one. */
async function askAsSessionEnds(answer: object) {
  const stage: Stage = await show(
    THREE,
    {
      listsBackendCreateMutation() {
        if (stage.customerToken.validToken() === 'renewed') return answer
        // Like the network when it receives the refusal.
        stage.customerToken.invalidate('bearer')
        return EXPIRED
      },
    },
    async () => {
      await screen.findByText('La tua sessione è scaduta')
      stage.customerToken.issue('renewed')
      return 'renewed'
    },
  )
  await nameNewList('Regali')
  await waitFor(() => expect(sentTo(stage, 'listsBackendCreateMutation')).toHaveLength(2))
}

test('a list requested while the session expired is created after the sign-in', async () => {
  await askAsSessionEnds(created('10', 'Regali'))
  await screen.findByRole('tab', { name: 'Regali 0 pezzi', selected: true })
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('one that is refused after the sign-in says why, beside its name', async () => {
  await askAsSessionEnds(refusal('Wish list "Regali" already exists.'))
  await screen.findByText('Hai già una lista con questo nome: scegline un altro.')
  expect(screen.getByRole('textbox', { name: 'Nome della nuova lista' })).toHaveProperty('value', 'Regali')
})

test('a list takes another name, and the one it had again', async () => {
  const stage = await show(THREE, {
    listsBackendRenameMutation: ({ name, visibility }) => ({
      data: { updateWishlist: { uid: '8', name, visibility } },
    }),
  })
  await userEvent.click(screen.getByRole('tab', { name: /^Nozze/ }))
  await press('Modifica Nozze')
  const field = screen.getByRole('textbox', { name: 'Nuovo nome della lista' })
  expect(field).toHaveProperty('value', 'Nozze')
  await userEvent.type(field, ' di Ada{Enter}')
  await screen.findByRole('tab', { name: /^Nozze di Ada/, selected: true })
  await notices.take('Annulla')
  await screen.findByRole('tab', { name: 'Nozze 1 pezzo' })
  expect(sentTo(stage, 'listsBackendRenameMutation')).toEqual([
    { id: '8', name: 'Nozze di Ada', visibility: 'PRIVATE' },
    { id: '8', name: 'Nozze', visibility: 'PRIVATE' },
  ])
})

test('a list is made public from the beginning, and private again with its name as it is', async () => {
  const stage = await show(THREE, {
    listsBackendCreateMutation: created('10', 'Regali', 'PUBLIC'),
    listsBackendRenameMutation: ({ name, visibility }) => ({
      data: { updateWishlist: { uid: '10', name, visibility } },
    }),
  })
  await press('Nuova lista')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nome della nuova lista' }), 'Regali')
  await userEvent.click(screen.getByRole('checkbox', { name: 'Lista pubblica' }))
  expect(await axeFaults(stage.container)).toEqual([])
  await press('Crea la lista')
  await screen.findByRole('tab', { name: /^Regali/, selected: true })
  expect(screen.getByText('Lista pubblica')).toBeTruthy()
  await press('Modifica Regali')
  const box = screen.getByRole('checkbox', { name: 'Lista pubblica' })
  expect(box).toHaveProperty('checked', true)
  await userEvent.click(box)
  await press('Salva la lista')
  await waitFor(() => expect(notices.said()).toContain('La lista «Regali» ora la vedi solo tu'))
  expect(screen.queryByText('Lista pubblica')).toBeNull()
  expect(sentTo(stage, 'listsBackendCreateMutation')).toEqual([{ name: 'Regali', visibility: 'PUBLIC' }])
  expect(sentTo(stage, 'listsBackendRenameMutation')).toEqual([{ id: '10', name: 'Regali', visibility: 'PRIVATE' }])
})

test('the list that the address names is open, and the one that is opened is named there', async () => {
  const stage = await show(THREE, {}, undefined, '8')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Nozze')
  await userEvent.click(screen.getByRole('tab', { name: /^Cucina nuova/ }))
  await waitFor(() => expect(stage.path()).toBe('/wishlist?list=9'))
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Cucina nuova')
  await userEvent.click(screen.getByRole('tab', { name: /^Lista dei desideri/ }))
  await waitFor(() => expect(stage.path()).toBe('/wishlist'))
})

test('an address with a list that is gone shows the default one, and leads back to itself through a sign-in', async () => {
  const stage = await show(THREE, {}, undefined, '99')
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Lista dei desideri')
  await act(async () => stage.customerToken.invalidate('bearer'))
  await screen.findByText('La tua sessione è scaduta')
  expect(screen.getByRole('link', { name: 'Accedi' }).getAttribute('href')).toContain('wishlist%3Flist%3D99')
})

test('a name that is not saved stays in the field', async () => {
  await show(THREE, { listsBackendRenameMutation: NO_ANSWER })
  await press('Modifica Lista dei desideri')
  await userEvent.type(screen.getByRole('textbox', { name: 'Nuovo nome della lista' }), ' di Ada{Enter}')
  await screen.findByText('Qualcosa non ha funzionato da parte nostra. Riprova tra poco.')
  expect(screen.getByRole('textbox', { name: 'Nuovo nome della lista' })).toHaveProperty(
    'value',
    'Lista dei desideri di Ada',
  )
})

test('a list goes, and its pieces to the default one', async () => {
  const moved = pieceOf('30', 'ciotola', 'Ciotola Sabbia')
  const [own] = THREE
  const after = [listOf('7', 'Lista dei desideri', CUP, PLATE, moved), listOf('9', 'Cucina nuova')]
  const stage = await show(THREE, {
    listsBackendMoveMutation: between('moveProductsBetweenWishlists', listOf('8', 'Nozze'), {
      ...own!,
      items_v2: { items: [CUP, PLATE, moved] },
    }),
    listsBackendDeleteMutation: { data: { deleteWishlist: { status: true } } },
  })
  stage.answer({ WishlistPageQuery: pageAnswer(after) })
  await userEvent.click(screen.getByRole('tab', { name: /^Nozze/ }))
  await press('Elimina la lista Nozze')
  const dialog = within(screen.getByRole('dialog', { name: 'Eliminare la lista «Nozze»?' }))
  expect(dialog.getByRole('radio', { name: 'Spostali nella lista «Lista dei desideri»' })).toHaveProperty(
    'checked',
    true,
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina la lista' }))
  const tab = await screen.findByRole('tab', { name: 'Lista dei desideri 3 pezzi', selected: true })
  await waitFor(() => expect(document.activeElement).toBe(tab))
  await rowOf('Ciotola Sabbia')
  expect(tabNames()).toHaveLength(2)
  expect(sentTo(stage, 'listsBackendMoveMutation')).toEqual([
    { from: '8', to: '7', items: [{ wishlist_item_id: '3', quantity: 1 }] },
  ])
  expect(sentTo(stage, 'listsBackendDeleteMutation')).toEqual([{ id: '8' }])
})

test('a list whose sold-out piece cannot move stays, and says why; without its pieces it goes', async () => {
  const stage = await show(THREE, {
    listsBackendMoveMutation: between('moveProductsBetweenWishlists', THREE[1]!, THREE[0]!, [
      'Cannot add product without stock to wishlist.',
    ]),
    listsBackendDeleteMutation: { data: { deleteWishlist: { status: true } } },
  })
  await userEvent.click(screen.getByRole('tab', { name: /^Nozze/ }))
  await press('Elimina la lista Nozze')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Elimina la lista' }))
  expect((await screen.findByRole('alert')).textContent).toContain('I pezzi esauriti non si possono spostare')
  expect(sentTo(stage, 'listsBackendDeleteMutation')).toEqual([])
  await press('Elimina la lista Nozze')
  const dialog = within(screen.getByRole('dialog'))
  await userEvent.click(dialog.getByRole('radio', { name: 'Togli anche il suo pezzo' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Elimina la lista' }))
  await waitFor(() => expect(notices.said()).toEqual(['La lista «Nozze» è eliminata']))
  expect(screen.queryByRole('tab', { name: /^Nozze/ })).toBeNull()
})

test('a list that could not be deleted is still there', async () => {
  await show(THREE, { listsBackendDeleteMutation: NO_ANSWER })
  await userEvent.click(screen.getByRole('tab', { name: /^Cucina nuova/ }))
  await press('Elimina la lista Cucina nuova')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Elimina la lista' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Qualcosa non ha funzionato')
  expect(screen.getByRole('tab', { name: /^Cucina nuova/, selected: true })).toBeTruthy()
})

async function openTransfer(name: string, list: string) {
  const row = await rowOf(name)
  await userEvent.click(row.getByRole('button', { name: `Sposta o copia in un’altra lista: ${name}` }))
  await userEvent.selectOptions(row.getByRole('combobox', { name: `Lista per ${name}` }), list)
  return row
}

test('a piece moves to another list with its note, and comes back', async () => {
  const there = pieceOf('10', 'tazza', 'Tazza Alba', { quantity: 2 })
  const noted = { ...there, description: 'per Bruno' }
  const stage = await show(THREE, {
    listsBackendMoveMutation: ({ to }) =>
      to === '9'
        ? between('moveProductsBetweenWishlists', listOf('7', 'x', PLATE), listOf('9', 'x', there))
        : between('moveProductsBetweenWishlists', listOf('9', 'x'), listOf('7', 'x', PLATE, { ...CUP, id: '11' })),
    wishlistBackendUpdateMutation: {
      data: { updateProductsInWishlist: { wishlist: listOf('9', 'x', noted), user_errors: [] } },
    },
  })
  const row = await openTransfer('Tazza Alba', 'Cucina nuova')
  expect(await axeFaults(stage.container)).toEqual([])
  await userEvent.click(row.getByRole('button', { name: 'Sposta' }))
  await waitFor(() => expect(notices.said()).toEqual(['Tazza Alba è ora nella lista «Cucina nuova»']))
  expect(tabNames()).toEqual(['Lista dei desideri 11 pezzo', 'Nozze 11 pezzo', 'Cucina nuova 11 pezzo'])
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Lista dei desideri' }))
  expect(sentTo(stage, 'wishlistBackendUpdateMutation')).toEqual([
    { wishlistId: '9', items: [{ wishlist_item_id: '10', description: 'per Bruno' }] },
  ])
  stage.answer({
    WishlistPageQuery: pageAnswer([listOf('7', 'Lista dei desideri', PLATE, { ...CUP, id: '11' }), ...THREE.slice(1)]),
  })
  await notices.take('Annulla')
  await rowOf('Tazza Alba')
  expect(sentTo(stage, 'listsBackendMoveMutation')).toEqual([
    { from: '7', to: '9', items: [{ wishlist_item_id: '1', quantity: 2 }] },
    { from: '9', to: '7', items: [{ wishlist_item_id: '10', quantity: 2 }] },
  ])
})

test('a piece is copied, and the copy taken back', async () => {
  const there = pieceOf('10', 'piatto', 'Piatto Duna')
  const stage = await show(THREE, {
    listsBackendCopyMutation: between('copyProductsBetweenWishlists', THREE[0]!, listOf('9', 'x', there)),
    wishlistBackendRemoveMutation: {
      data: { removeProductsFromWishlist: { wishlist: listOf('9', 'x'), user_errors: [] } },
    },
  })
  const row = await openTransfer('Piatto Duna', 'Cucina nuova')
  await userEvent.click(row.getByRole('button', { name: 'Copia' }))
  await waitFor(() => expect(notices.said()).toEqual(['Piatto Duna è anche nella lista «Cucina nuova»']))
  expect(tabNames()).toEqual(['Lista dei desideri 22 pezzi', 'Nozze 11 pezzo', 'Cucina nuova 11 pezzo'])
  await notices.take('Annulla')
  await screen.findByRole('tab', { name: 'Cucina nuova 0 pezzi' })
  expect(sentTo(stage, 'wishlistBackendRemoveMutation')).toEqual([{ wishlistId: '9', ids: ['10'] }])
})

test.each([
  ['Sposta', 'listsBackendMoveMutation', NO_ANSWER, 'Qualcosa non ha funzionato'],
  ['Copia', 'listsBackendCopyMutation', NO_ANSWER, 'Qualcosa non ha funzionato'],
  [
    'Sposta',
    'listsBackendMoveMutation',
    between('moveProductsBetweenWishlists', THREE[0]!, THREE[2]!, ['Cannot add product without stock to wishlist.']),
    'I pezzi esauriti',
  ],
])(
  '%s: items that cannot be moved to another list stay with the reason (%#)',
  async (button, mutation, answer, words) => {
    await show(THREE, { [mutation]: answer })
    const row = await openTransfer('Piatto Duna', 'Cucina nuova')
    await userEvent.click(row.getByRole('button', { name: button }))
    expect((await (await rowOf('Piatto Duna')).findByRole('alert')).textContent).toContain(words)
    expect(tabNames()[0]).toBe('Lista dei desideri 22 pezzi')
  },
)
