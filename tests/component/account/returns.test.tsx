import '#src/ui/theme/global.css.ts'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import orderPageNode from '#src/__generated__/AccountOrderPageQuery.graphql.ts'
import returnPageNode from '#src/__generated__/AccountReturnPageQuery.graphql.ts'
import requestPageNode from '#src/__generated__/AccountReturnRequestPageQuery.graphql.ts'
import returnsPageNode from '#src/__generated__/AccountReturnsPageQuery.graphql.ts'
import detailsNode from '#src/__generated__/OrderDetailsQuery.graphql.ts'
import addTrackingNode from '#src/__generated__/useReturnTrackingAddMutation.graphql.ts'
import removeTrackingNode from '#src/__generated__/useReturnTrackingRemoveMutation.graphql.ts'
import requestNode from '#src/__generated__/useRequestReturnMutation.graphql.ts'
import addCommentNode from '#src/__generated__/useAddReturnCommentMutation.graphql.ts'
import { component as AccountOrderPage } from '#src/pages/account-order/AccountOrderPage.tsx'
import { component as AccountReturnPage } from '#src/pages/account-return/AccountReturnPage.tsx'
import { component as AccountReturnRequestPage } from '#src/pages/account-return-request/AccountReturnRequestPage.tsx'
import { component as AccountReturnsPage } from '#src/pages/account-returns/AccountReturnsPage.tsx'
import { completeAnswer } from '#tests/harness/completeAnswer.ts'
import { expectNoise } from '#tests/harness/consoleNoise.ts'
import { orderDetails } from '#tests/harness/orderDetails.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageAccount, type Answers } from './accountStage.tsx'

const storeConfig = (returns = 'enabled') => ({ store_code: 'it', default_title: 'Shop', returns_enabled: returns })
const option = (value: string, label: string) => ({ __typename: 'AttributeOptionMetadata', value, label })
const asked = (code: string, label: string, sort: number, more: object = {}) => ({
  __typename: 'ReturnItemAttributeMetadata',
  code,
  label,
  frontend_input: 'SELECT',
  is_required: true,
  sort_order: sort,
  options: [option('5', `${label} uno`), option('6', `${label} due`)],
  ...more,
})
const ATTRIBUTES = {
  items: [
    asked('reason_other', 'Altro', 40, { frontend_input: 'TEXT', is_required: false, options: [] }),
    asked('resolution', 'Soluzione', 30),
    asked('reason', 'Motivo', 10),
    asked('photo', 'Foto', 50, { frontend_input: 'FILE' }),
  ],
}
const piece = (id: string, name: string, shipped: number) => ({
  __typename: 'OrderItem',
  id,
  product_name: name,
  product_sku: name,
  quantity_shipped: shipped,
  selected_options: [{ label: 'Smalto', value: 'Petrolio' }],
  entered_options: [],
  product: null as object | null,
})

async function show(page: React.ReactNode, answers: Answers, hasField: () => boolean = () => true) {
  const stage = await stageAccount(page, { path: '/account/returns', answers, hasField })
  stage.customerToken.issue('bearer')
  const { container } = await stage.show()
  return { ...stage, container }
}

describe('asking for a return', () => {
  const MUG = piece('MTE=', 'Tazza', 4)
  const BOOK = piece('MTI=', 'Ricettario', 1)
  const order = (eligible: readonly object[]) => ({
    id: 'NQ==',
    number: '000000001',
    items_eligible_for_return: eligible,
    returns: {
      items: [
        {
          uid: 'a',
          items: [
            { uid: 'a1', status: 'PENDING', request_quantity: 1, order_item: { __typename: 'OrderItem', id: MUG.id } },
            { uid: 'a2', status: 'DENIED', request_quantity: 2, order_item: { __typename: 'OrderItem', id: MUG.id } },
          ],
        },
      ],
    },
  })
  const refusal = (message: string) => ({
    data: { requestReturn: null },
    errors: [{ message, extensions: { category: 'graphql-input' } }],
  })
  const done = {
    data: completeAnswer(requestNode.operation, {
      requestReturn: {
        return: {
          uid: 'Mw==',
          order: { number: '000000001', items_eligible_for_return: [], returns: { total_count: 0, items: [] } },
        },
      },
    }),
  }

  const ask = ({
    eligible = [MUG, BOOK],
    enabled = 'enabled',
    outcome = done as object | Error,
    isKnown = true,
  } = {}) =>
    show(
      <AccountReturnRequestPage
        query={{ operation: 'AccountReturnRequestPageQuery', variables: { number: '000000001' } }}
        path="/account/returns/new"
        number="000000001"
      />,
      {
        AccountReturnRequestPageQuery: {
          data: completeAnswer(requestPageNode.operation, {
            customer: { orders: { items: isKnown ? [order(eligible)] : [] } },
            attributesList: ATTRIBUTES,
            storeConfig: storeConfig(enabled),
          }),
        },
        useRequestReturnMutation: outcome,
      },
    )
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Invia la richiesta di reso' }))
  const mug = () => within(screen.getByRole('group', { name: 'Tazza' }))
  const fillIn = async (quantity: string) => {
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tazza' }))
    await userEvent.type(mug().getByRole('textbox', { name: 'Quantità' }), quantity)
    await userEvent.selectOptions(mug().getByRole('combobox', { name: 'Motivo' }), 'Motivo due')
    await userEvent.selectOptions(mug().getByRole('combobox', { name: 'Soluzione' }), 'Soluzione uno')
    await userEvent.type(mug().getByRole('textbox', { name: 'Altro' }), 'Crepata')
    await userEvent.type(screen.getByRole('textbox', { name: 'Messaggio al negozio' }), ' Grazie ')
  }

  test('an order that the customer does not have is named as unknown, and not as a failure', async () => {
    await ask({ isKnown: false })
    expect(await screen.findByRole('heading', { name: 'Non troviamo questo ordine' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Vedi i tuoi ordini' })).toBeTruthy()
    expect(screen.queryByText(/Riprova fra poco/)).toBeNull()
  })

  test('sends the chosen items with their answers, and leads to the return', async () => {
    const { sent, path, container } = await ask()
    await screen.findByText('Che cosa vuoi rendere?')
    expect(screen.queryByRole('combobox')).toBeNull()
    await fillIn('2')
    // In the merchant's order, without fields that the form does not support.
    const questions = mug()
      .getAllByRole('combobox')
      .map((box) => box.id)
    expect(questions).toEqual([mug().getByLabelText('Motivo').id, mug().getByLabelText('Soluzione').id])
    expect(await axeFaults(container)).toEqual([])
    await send()
    expect(sent.at(-1)).toMatchObject({
      name: 'useRequestReturnMutation',
      variables: {
        input: {
          order_uid: 'NQ==',
          comment_text: 'Grazie',
          items: [
            {
              order_item_uid: MUG.id,
              quantity_to_return: 2,
              selected_custom_attributes: [
                { attribute_code: 'reason', value: btoa('6') },
                { attribute_code: 'resolution', value: btoa('5') },
              ],
              entered_custom_attributes: [{ attribute_code: 'reason_other', value: 'Crepata' }],
            },
          ],
        },
      },
    })
    expect(path()).toBe('/account/returns/Mw%3D%3D')
  })

  test.each([
    ['TZ-BLU', 'blu'],
    ['TZ-VECCHIA', 'tazza'],
  ])('shows the picture of the bought variant %s, and the product’s without it', async (sku, shown) => {
    const pictured = (name: string) => ({ url: `https://shop.example/media/${name}.jpg` })
    const variants = ['rossa', 'blu'].map((name) => ({
      product: { __typename: 'SimpleProduct', uid: name, sku: `TZ-${name.toUpperCase()}`, thumbnail: pictured(name) },
    }))
    const product = { __typename: 'ConfigurableProduct', uid: 'tazza', thumbnail: pictured('tazza'), variants }
    const { container } = await ask({ eligible: [{ ...MUG, product_sku: sku, product }] })
    await screen.findByText('Che cosa vuoi rendere?')
    const sources = [...container.querySelectorAll('fieldset img')].map((image) => image.getAttribute('src'))
    expect(sources).toEqual([expect.stringContaining(`${shown}.jpg`)])
  })

  test('reports missing values at each field, asks nothing about items that stay, and sends nothing', async () => {
    const { sent, container } = await ask()
    await screen.findByText('Che cosa vuoi rendere?')
    await send()
    const none = await screen.findByText('Scegli almeno un articolo.')
    expect(screen.getByRole('group', { name: 'Che cosa vuoi rendere?' }).getAttribute('aria-describedby')).toBe(
      none.closest('[id]')?.id,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tazza' }))
    await send()
    const quantity = mug().getByRole('textbox', { name: 'Quantità' })
    expect(document.activeElement).toBe(quantity)
    // Four were shipped, and one of them is in another return.
    expect(mug().getByText('Scrivi un numero da 1 a 3.')).toBeTruthy()
    expect(mug().getByText('Motivo: scegli una risposta')).toBeTruthy()
    expect(mug().getByText('Soluzione: scegli una risposta')).toBeTruthy()
    expect(screen.queryByText('Scegli almeno un articolo.')).toBeNull()
    await userEvent.type(quantity, '4')
    expect(mug().getByText('Scrivi un numero da 1 a 3.')).toBeTruthy()
    expect(sent.map(({ name }) => name)).toEqual(['AccountReturnRequestPageQuery'])
    expect(await axeFaults(container)).toEqual([])
  })

  test('a refusal of the backend is shown at the field, and no input is lost', async () => {
    const { answer, path } = await ask({ outcome: refusal('A quantity of Tazza is greater than you can return.') })
    await screen.findByText('Che cosa vuoi rendere?')
    await fillIn('3')
    await send()
    await mug().findByText('Di questo articolo puoi rendere meno pezzi.')
    expect(document.activeElement).toBe(mug().getByRole('textbox', { name: 'Quantità' }))
    answer({ useRequestReturnMutation: new Error('offline') })
    await userEvent.clear(mug().getByRole('textbox', { name: 'Quantità' }))
    await userEvent.type(mug().getByRole('textbox', { name: 'Quantità' }), '1')
    await send()
    expect(await screen.findByRole('alert')).toBeTruthy()
    const kept = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Messaggio al negozio' })
    expect(kept.value).toBe(' Grazie ')
    answer({ useRequestReturnMutation: done })
    await send()
    expect(path()).toBe('/account/returns/Mw%3D%3D')
  })

  test('a piece that cannot come back any more is named at its place, in the shopper’s words', async () => {
    const { answer } = await ask({ outcome: refusal('You cannot return Tazza.') })
    await screen.findByText('Che cosa vuoi rendere?')
    await fillIn('3')
    await send()
    expect(await mug().findByText(/non si può più rendere: toglilo/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Tazza' }))
    answer({ useRequestReturnMutation: refusal('RMA is disabled.') })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tazza' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Tazza' }))
    await send()
    expect((await screen.findByRole('alert')).textContent).toBe('Al momento non prendiamo resi da qui: scrivici.')
    expect(mug().getByRole<HTMLInputElement>('textbox', { name: 'Altro' }).value).toBe('Crepata')
  })

  test('the only piece of an order is chosen already, and the only one of its kind is not counted', async () => {
    await ask({ eligible: [BOOK] })
    const book = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Ricettario' })
    expect(book.checked).toBe(true)
    expect(screen.queryByRole('textbox', { name: 'Quantità' })).toBeNull()
  })

  test.each([
    ['nothing may come back', { eligible: [] }, 'Non c’è niente da rendere'],
    ['the shop takes nothing back', { enabled: 'disabled' }, 'Scrivici'],
  ])('says so where %s', async (_why, situation, text) => {
    await ask(situation)
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Invia la richiesta di reso' })).toBeNull()
  })
})

const parcel = (uid: string, number: string) => ({ uid, tracking_number: number, carrier: { label: 'DHL' } })
const said = (uid: string, author: string, text: string) => ({
  uid,
  author_name: author,
  text,
  created_at: '2026-11-18 12:00:00',
})
const aReturn = (more: object = {}) => ({
  uid: 'Mg==',
  number: '000000002',
  created_at: '2026-11-18 12:00:00',
  status: 'AUTHORIZED',
  order: { number: '000000007' },
  items: [
    {
      uid: 'p1',
      status: 'AUTHORIZED',
      request_quantity: 3,
      quantity: 2,
      order_item: { __typename: 'OrderItem', id: 'MTE=', product_name: 'Tazza' },
      custom_attributesV2: [
        {
          __typename: 'AttributeSelectedOptions',
          code: 'reason',
          selected_options: [{ __typename: 'AttributeSelectedOption', label: 'Rotta' }],
        },
        { __typename: 'AttributeValue', code: 'reason_other', value: 'Una crepa' },
      ],
    },
  ],
  comments: [said('c1', 'Giulia Ferri', 'Si è crepata.')],
  available_shipping_carriers: [
    { uid: 'dhl', label: 'DHL' },
    { uid: 'ups', label: 'UPS' },
  ],
  shipping: {
    address: {
      contact_name: 'Terra e Smalto, resi',
      street: ['Via del Forno 12'],
      postcode: '50056',
      city: 'Montelupo',
      region: { code: 'FI' },
      country: { id: 'IT', full_name_locale: 'Italia' },
      telephone: '055',
    },
    tracking: [parcel('t1', '111')],
  },
  ...more,
})

describe('a return', () => {
  const open = (found: object | null, answers: Answers = {}) =>
    show(
      <AccountReturnPage
        query={{ operation: 'AccountReturnPageQuery', variables: { uid: 'Mg==' } }}
        path="/account/returns/Mg%3D%3D"
      />,
      {
        AccountReturnPageQuery: {
          data: completeAnswer(returnPageNode.operation, {
            customer: { return: found },
            attributesList: ATTRIBUTES,
            storeConfig: storeConfig(),
          }),
        },
        ...answers,
      },
    )

  test('shows the status of its items, the answers and the return address', async () => {
    const { container } = await open(aReturn())
    await screen.findByRole('heading', { level: 1, name: 'Reso 000000002' })
    const item = within(screen.getByRole('list', { name: 'Articoli del reso' })).getByRole('listitem')
    expect(item.textContent).toContain('3 × Tazza')
    expect(item.textContent).toContain('Autorizzato')
    expect(item.textContent).toContain('Ne prendiamo indietro 2 di 3.')
    expect(
      within(item)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rotta', 'Una crepa'])
    expect(screen.getByRole('list', { name: 'Messaggi' }).textContent).toContain('Giulia Ferri · 18 novembre 2026')
    expect(screen.getByText(/Via del Forno 12/).textContent).toBe(
      'Terra e Smalto, resiVia del Forno 1250056 Montelupo (FI)Italia055',
    )
    expect(screen.getByRole('link', { name: 'Ordine 000000007' }).getAttribute('href')).toBe(
      '/account/orders/000000007',
    )
    expect(await axeFaults(container)).toEqual([])
  })

  test('takes a parcel with its carrier and number, and takes it back', async () => {
    const after = (parcels: readonly object[]) => aReturn({ shipping: { ...aReturn().shipping, tracking: parcels } })
    const { sent } = await open(aReturn(), {
      useReturnTrackingAddMutation: {
        data: completeAnswer(addTrackingNode.operation, {
          addReturnTracking: { return: after([parcel('t1', '111'), parcel('t2', '222')]) },
        }),
      },
      useReturnTrackingRemoveMutation: {
        data: completeAnswer(removeTrackingNode.operation, {
          removeReturnTracking: { return: after([parcel('t2', '222')]) },
        }),
      },
    })
    const add = await screen.findByRole('button', { name: 'Aggiungi il pacco' })
    await userEvent.click(add)
    expect(await screen.findByText('Scegli il corriere.')).toBeTruthy()
    expect(screen.getByText('Scrivi il numero di spedizione.')).toBeTruthy()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Corriere' }), 'UPS')
    await userEvent.type(screen.getByRole('textbox', { name: 'Numero di spedizione' }), ' 222 ')
    await userEvent.click(add)
    await screen.findByText('222')
    expect(sent.at(-1)?.variables).toEqual({
      input: { return_uid: 'Mg==', carrier_uid: 'ups', tracking_number: '222' },
    })
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Numero di spedizione' }).value).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Togli DHL 111' }))
    expect(sent.at(-1)?.variables).toEqual({ input: { return_shipping_tracking_uid: 't1' } })
    expect(screen.queryByText('111')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Spedizione del reso' }))
  })

  test('a message is sent to the shop and shown below the others', async () => {
    const { sent, answer } = await open(aReturn(), { useAddReturnCommentMutation: new Error('offline') })
    const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Scrivi al negozio' })
    const button = screen.getByRole('button', { name: 'Invia il messaggio' })
    await userEvent.click(button)
    expect(await screen.findByText('Scrivi il tuo messaggio.')).toBeTruthy()
    await userEvent.type(field, 'Parte domani.')
    await userEvent.click(button)
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(field.value).toBe('Parte domani.')
    answer({
      useAddReturnCommentMutation: {
        data: completeAnswer(addCommentNode.operation, {
          addReturnComment: {
            return: aReturn({ comments: [...aReturn().comments, said('c2', 'Giulia Ferri', 'Parte domani.')] }),
          },
        }),
      },
    })
    await userEvent.click(button)
    expect(sent.at(-1)?.variables).toEqual({ input: { return_uid: 'Mg==', comment_text: 'Parte domani.' } })
    expect(within(screen.getByRole('list', { name: 'Messaggi' })).getAllByRole('listitem')).toHaveLength(2)
    expect(field.value).toBe('')
  })

  test('nothing is to be sent before the shop has agreed', async () => {
    const pending = { status: 'PENDING', items: [{ ...aReturn().items[0], status: 'PENDING', quantity: 0 }] }
    await open(aReturn(pending))
    expect(await screen.findByText(/fino ad allora non spedire nulla/)).toBeTruthy()
    expect(screen.queryByText(/Via del Forno/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Aggiungi il pacco' })).toBeNull()
  })

  test('nothing can be changed about its parcels at the end', async () => {
    await open(aReturn({ status: 'PROCESSED_AND_CLOSED' }))
    expect(await screen.findByText('111')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Togli/ })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Aggiungi il pacco' })).toBeNull()
  })

  test('another customer’s return is not found, and no data stays after sign-out', async () => {
    const { customerToken, container } = await open(null)
    expect(await screen.findByRole('heading', { name: 'Non troviamo questo reso' })).toBeTruthy()
    act(() => customerToken.clear())
    await screen.findByRole('status', { name: 'Il tuo account sta arrivando' })
    expect(container.textContent).not.toContain('Non troviamo questo reso')
  })
})

describe('all returns', () => {
  const list = (returns: object | null, enabled = 'enabled') =>
    show(
      <AccountReturnsPage
        query={{ operation: 'AccountReturnsPageQuery', variables: { page: 1 } }}
        path="/account/returns"
      />,
      {
        AccountReturnsPageQuery: {
          data: completeAnswer(returnsPageNode.operation, { customer: { returns }, storeConfig: storeConfig(enabled) }),
        },
      },
    )

  test('each shows its status and content, and links to its page', async () => {
    const returns = { total_count: 1, page_info: { total_pages: 1 }, items: [aReturn()] }
    const { container, customerToken } = await list(returns)
    const row = within(await screen.findByRole('list', { name: 'I tuoi resi' })).getByRole('listitem')
    expect(row.textContent).toBe('Reso 000000002Autorizzato18 novembre 20263 × Tazza')
    expect(within(row).getByRole('link').getAttribute('href')).toBe('/account/returns/Mg%3D%3D')
    expect(await axeFaults(container)).toEqual([])
    act(() => customerToken.clear())
    await screen.findByRole('status', { name: 'Il tuo account sta arrivando' })
    expect(screen.queryByText(/Tazza/)).toBeNull()
  })

  test.each([
    ['there is none', { total_count: 0, page_info: { total_pages: 0 }, items: [] }, 'enabled', 'Non hai ancora resi'],
    ['the shop takes none', null, 'disabled', 'Scrivici'],
    ['the backend fails to tell', null, 'enabled', 'Al momento non riusciamo a mostrarlo. Riprova fra poco.'],
  ])('says so where %s', async (_why, returns, enabled, text) => {
    await list(returns, enabled)
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

describe('the page of an order', () => {
  const order = (isShipped: boolean, beside: object | Error, has = true) =>
    show(
      <AccountOrderPage
        query={{ operation: 'AccountOrderPageQuery', variables: { number: '000000001' } }}
        details={has ? orderDetails({ number: '000000001' }, { hasReturns: true }) : null}
        path="/account/orders/000000001"
        number="000000001"
      />,
      {
        AccountOrderPageQuery: {
          data: completeAnswer(orderPageNode.operation, {
            customer: {
              orders: {
                items: [
                  {
                    id: 'MQ==',
                    number: '000000001',
                    order_date: '2026-11-20 18:24:28',
                    status: 'Complete',
                    invoices: [],
                    credit_memos: [],
                    shipments: isShipped ? [{ number: '1', items: [], tracking: [], comments: [] }] : [],
                    items: [],
                  },
                ],
              },
            },
            storeConfig: storeConfig(),
          }),
        },
        OrderDetailsQuery: beside,
      },
      () => has,
    )
  const beside = (eligible: readonly object[], returns: object | null) => ({
    data: completeAnswer(detailsNode.operation, {
      customer: { orders: { items: [{ number: '000000001', items_eligible_for_return: eligible, returns }] } },
    }),
  })
  const link = () => screen.queryByRole('link', { name: 'Fai un reso' })

  test('leads to the form, and shows the order’s returns', async () => {
    await order(true, beside([{ __typename: 'OrderItem', id: 'a' }], { total_count: 1, items: [aReturn()] }))
    expect(await screen.findByRole('link', { name: 'Reso 000000002' })).toBeTruthy()
    expect(link()?.getAttribute('href')).toBe('/account/returns/new?order=000000001')
  })

  test.each([
    ['nothing may come back', true, beside([], { total_count: 0, items: [] }), true],
    ['the shop takes nothing back', true, beside([], null), true],
    ['nothing was sent', false, beside([{ __typename: 'OrderItem', id: 'a' }], null), true],
    ['the backend has no returns', true, new Error('not to be asked'), false],
    ['the backend fails to tell', true, new Error('no answer'), true],
  ])('has no way to it where %s', async (_why, isShipped, answer, has) => {
    if (has && answer instanceof Error) expectNoise(/no answer/)
    const { sent } = await order(isShipped, answer, has)
    await screen.findByRole('heading', { level: 1, name: 'Ordine 000000001' })
    await screen.findByRole('button', { name: 'Stampa' })
    expect(link()).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Resi' })).toBeNull()
    expect(sent.some(({ name }) => name === 'OrderDetailsQuery')).toBe(has)
  })
})
