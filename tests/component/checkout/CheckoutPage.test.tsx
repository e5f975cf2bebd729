import '#src/ui/theme/global.css.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { axeFaults } from '../ui/axe.ts'
import { CART_ID, stageCheckout } from './checkoutStage.tsx'
import type { Deviations } from './checkoutStage.tsx'
import { IN_FOUR_MINUTES, tooManyTries } from '#tests/harness/components/tooManyTries.ts'

const unreachable = new NetworkUnreachableError('placeOrderMutation', new TypeError('Failed to fetch'))

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const orderButton = () => screen.getByRole('button', { name: 'Ordine con obbligo di pagare' })
const methods = () => screen.getByRole('group', { name: 'Metodo di spedizione' })
const textOf = (ids: string | null) =>
  (ids ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')

const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continua' }))
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })

async function typeContact() {
  await heading('Consegna')
  await screen.findByRole('textbox', { name: 'Nome' })
  await userEvent.type(box('Email'), 'ada@example.com')
}

async function typeAddress() {
  await userEvent.type(box('Nome'), 'Ada')
  await userEvent.type(box('Cognome'), 'Bianchi')
  await userEvent.type(box('Indirizzo'), 'Via Dante 1')
  await userEvent.type(box('CAP'), '20121')
  await userEvent.type(box('Città'), 'Milano')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Provincia' }), 'Milano')
  await userEvent.type(box('Telefono'), '02123456')
}

async function fillDelivery() {
  await typeContact()
  await typeAddress()
  await goOn()
  await heading('Pagamento')
  await screen.findByRole('button', { name: 'Ordine con obbligo di pagare' })
}

async function fillForm() {
  await fillDelivery()
  await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
}

/** Also if it is inside a closed disclosure. */
const hiddenBox = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name, hidden: true })

const visibleFields = () =>
  [...screen.queryAllByRole('textbox'), ...screen.queryAllByRole('combobox')].filter((element) =>
    element.checkVisibility(),
  )

describe('the form', () => {
  test('checks 32, 36, 58: asks a guest for an email and an address at once, eight things in all, typed for browsers and phones', async () => {
    const { show, address } = await stageCheckout()
    const { container } = await show()
    await screen.findByRole('textbox', { name: 'Nome' })
    expect(address()).toBe('/checkout/delivery')
    expect(visibleFields()).toHaveLength(8)
    expect(visibleFields()[0]).toBe(box('Email'))
    expect(screen.getAllByRole('button', { name: 'Continua' })).toHaveLength(1)
    expect(screen.queryByRole('list', { name: 'Scelto fin qui' })).toBeNull()
    expect(box('Email').type).toBe('email')
    expect(box('Email').autocapitalize).toBe('none')
    expect(screen.queryByLabelText('Password')).toBeNull()
    expect(box('CAP').inputMode).toBe('numeric')
    expect(box('Telefono').autocomplete).toBe('shipping tel')
    expect([box('Telefono').type, box('Telefono').inputMode]).toEqual(['tel', 'tel'])
    expect([box('Nome').autocapitalize, box('Cognome').autocapitalize]).toEqual(['none', 'none'])
    expect(textOf(box('Telefono').getAttribute('aria-describedby'))).toContain('corriere')
    expect(await axeFaults(container)).toEqual([])
  })

  test('checks 43, 47: says at each step all that is missing, links to it and focuses the first', async () => {
    const { show, mutations } = await stageCheckout()
    const { container } = await show()
    await screen.findByRole('textbox', { name: 'Nome' })
    await goOn()
    const summary = await screen.findByRole('alert')
    expect(within(summary).getAllByRole('link')).toHaveLength(8)
    await waitFor(() => expect(document.activeElement).toBe(box('Email')))
    expect(mutations()).toEqual([])
    await typeContact()
    await goOn()
    await waitFor(() => expect(within(summary).getAllByRole('link')).toHaveLength(7))
    await waitFor(() => expect(document.activeElement).toBe(box('Nome')))
    expect(box('CAP').getAttribute('aria-invalid')).toBe('true')
    expect(textOf(box('CAP').getAttribute('aria-describedby'))).toContain('Scrivi il CAP.')
    await userEvent.click(within(summary).getByRole('link', { name: 'Scegli la provincia o la regione.' }))
    expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Provincia' }))
    expect(mutations()).toEqual(['setGuestEmailMutation'])
    expect(await axeFaults(container)).toEqual([])
    await typeAddress()
    await goOn()
    await heading('Pagamento')
    await userEvent.click(orderButton())
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2)
    expect(mutations()).not.toContain('placeOrderMutation')
    expect(await axeFaults(container)).toEqual([])
  })

  test('check 42: judges a field when it is left and forgives at once', async () => {
    const { show } = await stageCheckout()
    await show()
    await typeContact()
    await userEvent.type(box('CAP'), '2012')
    expect(box('CAP').hasAttribute('aria-invalid')).toBe(false)
    await userEvent.tab()
    await waitFor(() => expect(box('CAP').getAttribute('aria-invalid')).toBe('true'))
    await userEvent.type(box('CAP'), '1')
    await waitFor(() => expect(box('CAP').hasAttribute('aria-invalid')).toBe(false))
  })

  test('takes the province of the postcode, follows it, and doubts another one', async () => {
    const { show } = await stageCheckout()
    await show()
    await typeContact()
    const province = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' })
    await userEvent.type(box('CAP'), '50123')
    expect(province.selectedOptions[0]?.text).toBe('Firenze')
    await userEvent.clear(box('CAP'))
    await userEvent.type(box('CAP'), '20121')
    expect(province.selectedOptions[0]?.text).toBe('Milano')
    await userEvent.selectOptions(province, 'Firenze')
    expect(province.selectedOptions[0]?.text).toBe('Firenze')
    expect(textOf(province.getAttribute('aria-describedby'))).toContain('di solito è in provincia di Milano')
  })

  test('tells when a courier comes, where the merchant says how long it takes', async () => {
    const { show } = await stageCheckout({ deliveryDays: 'flatrate=2-4' })
    await show()
    await typeContact()
    await typeAddress()
    // From Saturday, 21 November.
    const courier = await screen.findByRole('radio', { name: /Corriere/ })
    expect(textOf(courier.getAttribute('aria-describedby'))).toMatch(/Consegna stimata: mar 24\s?[–-]\s?gio 26 nov$/)
    const pickup = screen.getByRole('radio', { name: /Ritiro/ })
    expect(textOf(pickup.getAttribute('aria-describedby'))).not.toContain('stimata')
  })

  test('reminds of a house number without insisting', async () => {
    const { show } = await stageCheckout()
    await show()
    await typeContact()
    await userEvent.type(box('Indirizzo'), 'Via Dante')
    await userEvent.tab()
    expect(textOf(box('Indirizzo').getAttribute('aria-describedby'))).toContain('Manca il numero civico?')
    expect(box('Indirizzo').hasAttribute('aria-invalid')).toBe(false)
    await userEvent.type(box('Indirizzo'), ' 1')
    await userEvent.tab()
    expect(textOf(box('Indirizzo').getAttribute('aria-describedby'))).toContain('Via e numero civico')
  })

  test('bills a company under its own name at the same address', async () => {
    const { show, variablesOf } = await stageCheckout()
    await show()
    await fillForm()
    await userEvent.click(screen.getByRole('radio', { name: 'A un’azienda' }))
    await userEvent.type(box('Ragione sociale'), 'Rossi S.r.l.')
    await userEvent.type(box('Partita IVA'), '12345678902')
    await userEvent.tab()
    await waitFor(() => expect(textOf(box('Partita IVA').getAttribute('aria-describedby'))).toContain('una cifra'))
    await userEvent.clear(box('Partita IVA'))
    await userEvent.type(box('Partita IVA'), '12345678903')
    await userEvent.type(box('Codice destinatario (SDI) o PEC'), 'm5uxc')
    await userEvent.tab()
    const deliveryWords = () => textOf(box('Codice destinatario (SDI) o PEC').getAttribute('aria-describedby'))
    await waitFor(() => expect(deliveryWords()).toContain('sette caratteri'))
    await userEvent.type(box('Codice destinatario (SDI) o PEC'), 'r1')
    await waitFor(() =>
      expect(variablesOf('setBillingAddressMutation')).toMatchObject({
        billingAddress: { address: { fax: 'M5UXCR1' } },
      }),
    )
    await waitFor(() =>
      expect(variablesOf('setBillingAddressMutation')).toMatchObject({
        billingAddress: { address: { company: 'Rossi S.r.l.', vat_id: '12345678903', street: ['Via Dante 1'] } },
      }),
    )
  })

  test('checks 33, 34, 35: the default path asks a guest for eight fields; rarely used ones are collapsed', async () => {
    const { show, variablesOf, tabStorage } = await stageCheckout()
    const { container } = await show()
    await typeContact()
    const asked = [visibleFields().length]
    for (const name of ['Scala, interno, presso', 'Azienda', 'Nota per il corriere'])
      expect(hiddenBox(name).checkVisibility()).toBe(false)
    await typeAddress()
    await goOn()
    await heading('Pagamento')
    await screen.findByRole('button', { name: 'Ordine con obbligo di pagare' })
    asked.push(visibleFields().length)
    expect(asked).toEqual([8, 0])
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /fatturazione è lo stesso/ }).checked).toBe(true)
    await userEvent.click(screen.getByText('Vuoi la fattura? Aggiungi il codice fiscale'))
    await userEvent.type(box('Codice fiscale'), 'RSSMRA85T10A562T')
    await userEvent.tab()
    await waitFor(() => expect(textOf(box('Codice fiscale').getAttribute('aria-describedby'))).toContain('non torna'))
    expect(await axeFaults(container)).toEqual([])
    await userEvent.clear(box('Codice fiscale'))
    await userEvent.type(box('Codice fiscale'), 'rssmra85t10a562s')
    await waitFor(() =>
      expect(variablesOf('setBillingAddressMutation')).toMatchObject({
        billingAddress: { address: { vat_id: 'RSSMRA85T10A562S', city: 'Milano' } },
      }),
    )
    expect(tabStorage.get('vetrina.checkoutDraft')).toContain('rssmra85t10a562s')
  })

  test('shows Magento’s refusal at the field that it concerns', async () => {
    const refusal = {
      message: '"postcode" is required. Enter and try again.',
      extensions: { category: 'graphql-input' },
    }
    const { show, mutations, address } = await stageCheckout({
      deviations: {
        setShippingAddressMutation: () => ({ data: { setShippingAddressesOnCart: null }, errors: [refusal] }),
      },
    })
    await show()
    await typeContact()
    await typeAddress()
    await waitFor(() => expect(box('CAP').getAttribute('aria-invalid')).toBe('true'))
    expect(textOf(box('CAP').getAttribute('aria-describedby'))).toContain('Scrivi il CAP.')
    expect(mutations()).toEqual(['setGuestEmailMutation', 'setShippingAddressMutation'])
    expect(address()).toBe('/checkout/delivery')
  })
})

describe('the steps', () => {
  test('checks 37, 38: have addresses, go back one at a time and keep the input', async () => {
    const { show, address, back } = await stageCheckout()
    await show()
    await fillDelivery()
    expect(address()).toBe('/checkout/payment')
    const steps = screen.getByRole('navigation', { name: 'Passi della cassa' })
    expect(
      within(steps)
        .getAllByRole('listitem')
        .map((item) => item.getAttribute('aria-current')),
    ).toEqual([null, 'step'])
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await back()
    await heading('Consegna')
    expect(address()).toBe('/checkout/delivery')
    expect(box('Città').value).toBe('Milano')
    expect(box('Email').value).toBe('ada@example.com')
    await userEvent.click(within(steps).getByRole('link', { name: 'Pagamento' }))
    await heading('Pagamento')
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Assegno' }).checked).toBe(true)
  })

  test('checks 37, 38: survive a reload, with the input', async () => {
    const tabStorage = createMemoryStorage()
    const before = await stageCheckout({ tabStorage })
    const { unmount } = await before.show()
    await typeContact()
    await userEvent.type(box('Città'), 'Mila')
    unmount()
    const after = await stageCheckout({ tabStorage, path: '/checkout/delivery' })
    await after.show()
    expect(box('Città').value).toBe('Mila')
    expect(box('Email').value).toBe('ada@example.com')
    expect(after.address()).toBe('/checkout/delivery')
  })

  describe('with a cart that another browser has filled in', () => {
    const person = { firstname: 'Ada', lastname: 'Neri', telephone: '02123456', fax: null, vat_id: null, company: null }
    const inMilan = {
      ...person,
      street: ['Via Dante 1', 'Scala B', 'Interno 4'],
      city: 'Milano',
      postcode: '20121',
      // Written as text only, as clients do that do not know the ids.
      region: { region_id: null, code: 'MI', label: 'milano' },
      country: { code: 'IT' },
    }
    const free = { value: 0, currency: 'EUR' }
    const flatrate = {
      carrier_code: 'flatrate',
      method_code: 'flatrate',
      carrier_title: 'Corriere',
      available: true,
      amount: free,
      price_excl_tax: free,
      price_incl_tax: free,
    }
    const delivered = {
      email: 'ada@example.com',
      shipping_addresses: [{ ...inMilan, available_shipping_methods: [flatrate], selected_shipping_method: flatrate }],
      billing_address: inMilan,
    }
    const chosen = { code: 'purchaseorder', purchase_order_number: 'PO-7' }

    const late = (role: string, name: string) => screen.findByRole<HTMLInputElement>(role, { name, hidden: true })

    test('show its address whole', async () => {
      const { show } = await stageCheckout({ ownCart: delivered, path: '/checkout/delivery' })
      await show()
      await heading('Consegna')
      expect((await late('textbox', 'Indirizzo')).value).toBe('Via Dante 1')
      expect(screen.getByDisplayValue('Scala B, Interno 4')).toBeTruthy()
      expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' }).value).toBe('9')
    })

    const shown = (label: string) => late('textbox', label).then(({ value }) => value)

    test('show an address abroad, and save its region as text again', async () => {
      const abroad = {
        ...inMilan,
        street: ['Hauptstraße 1'],
        city: 'Leipzig',
        postcode: '04109',
        region: { region_id: null, code: null, label: 'Sachsen' },
        country: { code: 'DE' },
      }
      const ownCart = {
        ...delivered,
        shipping_addresses: [{ ...delivered.shipping_addresses[0], ...abroad }],
        billing_address: abroad,
      }
      const { show, variablesOf } = await stageCheckout({ ownCart, path: '/checkout/delivery' })
      await show()
      await heading('Consegna')
      expect([await shown('Indirizzo'), await shown('Città')]).toEqual(['Hauptstraße 1', 'Leipzig'])
      expect(screen.getByText('Consegna in Germania')).toBeTruthy()
      await userEvent.clear(box('Telefono'))
      await userEvent.type(box('Telefono'), '0341999')
      await goOn()
      await heading('Pagamento')
      expect(variablesOf('setShippingAddressMutation')?.['shippingAddress']).toMatchObject({
        address: { telephone: '0341999', country_code: 'DE', region: 'Sachsen', region_id: null },
      })
    })

    test('show the bill of a cart that nothing is sent from', async () => {
      const ownCart = { email: 'ada@example.com', is_virtual: true, shipping_addresses: [], billing_address: inMilan }
      const { show } = await stageCheckout({ ownCart, path: '/checkout/payment' })
      await show()
      await heading('Pagamento')
      expect([await shown('Indirizzo'), await shown('Città')]).toEqual(['Via Dante 1', 'Milano'])
      expect(screen.getByDisplayValue('Scala B, Interno 4')).toBeTruthy()
    })

    test('show the place where it is collected, and who collects it', async () => {
      const method = { ...flatrate, carrier_code: 'instore', method_code: 'pickup', carrier_title: 'Ritiro' }
      const atShop = {
        ...inMilan,
        street: ['Via Solferino 900'],
        region: { region_id: 9, code: 'MI', label: 'Milano' },
      }
      const ownCart = {
        ...delivered,
        shipping_addresses: [{ ...atShop, available_shipping_methods: [method], selected_shipping_method: method }],
      }
      const places = [
        { code: 'isola', name: 'Negozio dell’Isola', street: 'Via Borsieri 900' },
        { code: 'brera', name: 'Negozio di Brera', street: 'Via Solferino 900' },
      ]
      const { show } = await stageCheckout({ ownCart, places, path: '/checkout/delivery' })
      await show()
      await heading('Consegna')
      expect((await late('radio', 'Ritiro in negozio')).checked).toBe(true)
      await waitFor(async () => expect((await late('radio', 'Negozio di Brera')).checked).toBe(true))
      expect([await shown('Nome'), await shown('Cognome')]).toEqual(['Ada', 'Neri'])
    })

    test.each([
      ['of one line', ['Via Roma 3'], { region_id: 7 }],
      ['of three lines', ['Via Roma 3', 'Scala B', 'Interno 4'], { region_id: 7 }],
    ])('show a customer’s saved address %s as the chosen one', async (_, street, region) => {
      const saved = {
        firstname: 'Giulia',
        lastname: 'Verdi',
        company: null,
        street,
        city: 'Firenze',
        region,
        postcode: '50123',
        telephone: '055123456',
      }
      const ownCart = {
        ...delivered,
        shipping_addresses: [{ ...delivered.shipping_addresses[0], ...saved }],
        billing_address: { ...inMilan, ...saved },
      }
      const book = [{ __typename: 'CustomerAddress', id: 5, default_shipping: false, country_code: 'IT', ...saved }]
      const { show } = await stageCheckout({ ownCart, book, isCustomer: true, path: '/checkout/delivery' })
      await show()
      await heading('Consegna')
      expect((await late('radio', 'Giulia Verdi')).checked).toBe(true)
    })

    test('show its payment', async () => {
      const ownCart = { ...delivered, selected_payment_method: chosen }
      const { show } = await stageCheckout({ ownCart, path: '/checkout/payment' })
      await show()
      await heading('Pagamento')
      expect((await late('radio', 'Ordine d’acquisto')).checked).toBe(true)
      expect(screen.getByDisplayValue('PO-7')).toBeTruthy()
    })

    test.each(['', 'braintree_cc_vault', 'klarna'])('leave the payment %j open', async (code) => {
      const ownCart = { ...delivered, selected_payment_method: { code, purchase_order_number: null } }
      const { show } = await stageCheckout({ ownCart, path: '/checkout/payment' })
      await show()
      await heading('Pagamento')
      for (const name of ['Assegno', 'Ordine d’acquisto']) expect((await late('radio', name)).checked).toBe(false)
    })

    test.each([
      ['a company', { company: 'Neri srl', vat_id: '12345678903', fax: 'ABC1234' }, 'Partita IVA', '12345678903'],
      [
        'a company, as another client writes it',
        { company: 'Neri srl', vat_id: 'IT12345678903' },
        'Partita IVA',
        'IT12345678903',
      ],
      ['a person', { vat_id: 'RSSMRA85T10A562S' }, 'Codice fiscale', 'RSSMRA85T10A562S'],
      ['a person with a number of digits', { vat_id: '12345678903' }, 'Codice fiscale', '12345678903'],
    ])('show the bill of %s', async (_, invoice, label, number) => {
      const ownCart = { ...delivered, billing_address: { ...inMilan, ...invoice } }
      const { show } = await stageCheckout({ ownCart, path: '/checkout/payment' })
      await show()
      await heading('Pagamento')
      expect((await late('textbox', label)).value).toBe(number)
    })
  })

  test('that cannot be reached yet give way to the first unfinished one', async () => {
    const { show, address } = await stageCheckout({ path: '/checkout/payment' })
    await show()
    await heading('Consegna')
    await waitFor(() => expect(address()).toBe('/checkout/delivery'))
  })

  test('leave the address of the e-mail alone to the first step of a guest, answered or not', async () => {
    const tabStorage = createMemoryStorage()
    const before = await stageCheckout({ tabStorage })
    const { unmount } = await before.show()
    await fillDelivery()
    unmount()
    const after = await stageCheckout({ tabStorage, path: '/checkout' })
    await after.show()
    await heading('Consegna')
    await waitFor(() => expect(after.address()).toBe('/checkout/delivery'))
    expect(box('Email').value).toBe('ada@example.com')
  })

  test('send the email as soon as it is left, before the address, and only when it is whole', async () => {
    const { show, mutations, variablesOf } = await stageCheckout()
    await show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@')
    await userEvent.tab()
    await waitFor(() => expect(box('Email').getAttribute('aria-invalid')).toBe('true'))
    expect(mutations()).toEqual([])
    await userEvent.type(box('Email'), 'example.com')
    expect(mutations()).toEqual([])
    await userEvent.tab()
    await waitFor(() => expect(mutations()).toEqual(['setGuestEmailMutation']))
    expect(variablesOf('setGuestEmailMutation')).toMatchObject({ email: 'ada@example.com' })
  })

  test('let a guest go back from the payment to the email', async () => {
    const { show } = await stageCheckout()
    await show()
    await fillDelivery()
    const answers = screen.getByRole('list', { name: 'Scelto fin qui' })
    const change = within(answers).getByRole('link', { name: /^Modifica.*Email$/ })
    expect(change.getAttribute('href')).toBe('/checkout/delivery')
    await userEvent.click(change)
    await heading('Consegna')
    expect(box('Email').value).toBe('ada@example.com')
  })

  test('ask a customer no email, and offer the usual address', async () => {
    const { show, address, mutations } = await stageCheckout({ isCustomer: true })
    await show()
    await heading('Consegna')
    expect(address()).toBe('/checkout/delivery')
    expect(screen.getByText('giulia@example.com')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Giulia Verdi' }).checked).toBe(true)
    expect(visibleFields()).toHaveLength(0)
    await goOn()
    await heading('Pagamento')
    expect(mutations()).not.toContain('setGuestEmailMutation')
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    // Magento does not show a customer's order to a visitor with its token.
    await waitFor(() => expect(address()).toBe('/checkout/success/000000042'))
  })

  test('let a customer write another address, and keep it when the order is made', async () => {
    const { show, sent } = await stageCheckout({ isCustomer: true })
    const { container } = await show()
    await heading('Consegna')
    await userEvent.click(screen.getByRole('radio', { name: 'A un altro indirizzo' }))
    expect(box('Indirizzo').value).toBe('')
    await typeAddress()
    await userEvent.click(screen.getByRole('radio', { name: 'Giulia Verdi' }))
    await userEvent.click(screen.getByRole('radio', { name: 'A un altro indirizzo' }))
    expect(box('Indirizzo').value).toBe('Via Dante 1')
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salvalo tra i tuoi indirizzi' }))
    expect(await axeFaults(container)).toEqual([])
    await goOn()
    await heading('Pagamento')
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    const kept = () =>
      sent.filter(
        ({ name, variables }) =>
          name === 'setShippingAddressMutation' &&
          (variables['shippingAddress'] as { address: { save_in_address_book: boolean } }).address.save_in_address_book,
      )
    expect(kept()).toHaveLength(0)
    await userEvent.click(orderButton())
    await waitFor(() => expect(sent.some(({ name }) => name === 'placeOrderMutation')).toBe(true))
    expect(kept()).toHaveLength(1)
  })

  test('offer sign-in where the email has an account, once, and do not insist', async () => {
    const { show, address } = await stageCheckout({
      deviations: { emailHasAccountQuery: () => ({ data: { isEmailAvailable: { is_email_available: false } } }) },
    })
    const { container } = await show()
    await screen.findByRole('textbox', { name: 'Nome' })
    await userEvent.type(box('Email'), 'giulia@example.com')
    box('Nome').focus()
    const { top } = box('Nome').getBoundingClientRect()
    const offer = await screen.findByRole('link', { name: 'Accedi' })
    expect(box('Nome').getBoundingClientRect().top).toBeCloseTo(top, 0)
    expect(offer.getAttribute('href')).toBe('/account/signin')
    // Before the address, which a shopper who signs in need not type.
    expect(offer.compareDocumentPosition(box('Nome')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
    expect(address()).toBe('/checkout/delivery')
    expect(await axeFaults(container)).toEqual([])
    await typeAddress()
    await goOn()
    await heading('Pagamento')
  })

  test('offer sign-in also to a shopper whose browser has filled the form, before the step is left', async () => {
    const { show, address } = await stageCheckout({
      deviations: { emailHasAccountQuery: () => ({ data: { isEmailAvailable: { is_email_available: false } } }) },
    })
    await show()
    await screen.findByRole('textbox', { name: 'Nome' })
    await typeAddress()
    await act(async () => autofill(box('Email'), 'giulia@example.com'))
    await goOn()
    await screen.findByRole('link', { name: 'Accedi' })
    expect(address()).toBe('/checkout/delivery')
    await goOn()
    await heading('Pagamento')
  })

  test('show the offer that holds the step back, though leaving the field has just brought it', async () => {
    const { show, address } = await stageCheckout({
      deviations: { emailHasAccountQuery: () => ({ data: { isEmailAvailable: { is_email_available: false } } }) },
    })
    await show()
    await screen.findByRole('textbox', { name: 'Nome' })
    await typeAddress()
    await userEvent.type(box('Email'), 'giulia@example.com')
    // The button is at the end of the step.
    window.scrollTo(0, document.documentElement.scrollHeight)
    expect(box('Email').getBoundingClientRect().bottom).toBeLessThan(0)
    await goOn()
    const offer = await screen.findByRole('link', { name: 'Accedi' })
    expect(address()).toBe('/checkout/delivery')
    const { top, bottom } = offer.getBoundingClientRect()
    expect([top >= 0, bottom <= window.innerHeight]).toEqual([true, true])
  })

  test('go on when nobody can say whether the email has an account', async () => {
    const { show, address } = await stageCheckout({ deviations: { emailHasAccountQuery: () => unreachable } })
    await show()
    await fillDelivery()
    expect(address()).toBe('/checkout/payment')
  })

  test('tell at once that the backend has dropped the code of a discount', async () => {
    let coupons: readonly object[] | null = [{ __typename: 'AppliedCoupon', code: 'BENVENUTO10' }]
    const ownCart = {
      get applied_coupons() {
        return coupons
      },
    }
    const { show, address } = await stageCheckout({ ownCart })
    const { container } = await show()
    expect(screen.queryByText(/BENVENUTO10/)).toBeNull()
    await typeContact()
    coupons = null
    await typeAddress()
    expect(address()).toBe('/checkout/delivery')
    const words = /^Il codice BENVENUTO10 non vale più e lo sconto è tolto dal totale/
    expect((await screen.findByText(words)).closest('[role=status]')).toBeTruthy()
    expect(await axeFaults(container)).toEqual([])
  })

  test('show the lines with the taxes of the country of delivery', async () => {
    let price = 20
    const euro = (value: number) => ({ value, currency: 'EUR' })
    const line = () => ({
      __typename: 'SimpleCartItem',
      customizable_options: [],
      uid: 'line1',
      quantity: 2,
      product: { __typename: 'SimpleProduct', uid: 'plate', sku: 'PIATTO', name: 'Piatto' },
      prices: {
        price_including_tax: euro(price),
        row_total: euro(32.79),
        row_total_including_tax: euro(2 * price),
        fixed_product_taxes: [],
      },
    })
    const ownCart = {
      get itemsV2() {
        return { items: [line()] }
      },
    }
    const { show } = await stageCheckout({ ownCart })
    await show()
    await typeContact()
    const summary = screen.getByRole('complementary', { name: 'Riepilogo' })
    expect(summary.textContent).toMatch(/Piatto.*40,00/)
    price = 19.75
    await typeAddress()
    await waitFor(() => expect(summary.textContent).toMatch(/Piatto.*39,50/))
  })

  test('a delivery that is not offered any more is chosen again, and said', async () => {
    const refusal = {
      message: 'Carrier with such method not found: flatrate, flatrate',
      extensions: { category: 'graphql-no-such-entity' },
    }
    let isGone = false
    const { show, address } = await stageCheckout({
      deviations: {
        setShippingMethodMutation: () =>
          isGone ? { data: { setShippingMethodsOnCart: null }, errors: [refusal] } : null,
      },
    })
    await show()
    isGone = true
    await typeContact()
    await typeAddress()
    await goOn()
    expect((await screen.findByRole('alert')).textContent).toContain('Questa spedizione non è più disponibile')
    expect(address()).toBe('/checkout/delivery')
  })
})

describe('ordering', () => {
  test('check 44: the cart follows the form in Magento’s order, and a double click makes one order', async () => {
    const { show, mutations, variablesOf, cartId, orderAttempts, tabStorage, address } = await stageCheckout()
    await show()
    await fillForm()
    await userEvent.click(screen.getByRole('link', { name: 'Consegna' }))
    expect(within(methods()).getByRole<HTMLInputElement>('radio', { name: /^Corriere/ }).checked).toBe(true)
    await goOn()
    await heading('Pagamento')
    await waitFor(() => expect(screen.getAllByText('46,90 €').length).toBeGreaterThan(0))
    expect(variablesOf('setShippingAddressMutation')).toMatchObject({
      cartId: CART_ID,
      shippingAddress: { address: { region_id: 9, country_code: 'IT', street: ['Via Dante 1'] } },
    })
    await userEvent.dblClick(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(1)
    expect(mutations().at(-1)).toBe('placeOrderMutation')
    // The invoice address is the shipping address: one request sets both.
    expect(variablesOf('setShippingAddressMutation')).toMatchObject({ isBilledThere: true })
    expect(new Set(mutations())).toEqual(
      new Set([
        'setGuestEmailMutation',
        'setShippingAddressMutation',
        'setShippingMethodMutation',
        'setPaymentMethodMutation',
        'placeOrderMutation',
      ]),
    )
    expect(cartId.get()).toBeNull()
    expect(tabStorage.get('vetrina.checkoutDraft')).toBeNull()
    expect(orderAttempts.openFor()).toBeNull()
  })

  test('a document that is loaded again before the receipt was shown opens it, and no empty checkout', async () => {
    const tabStorage = createMemoryStorage()
    const { show, address } = await stageCheckout({ tabStorage })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    cleanup()
    const again = await stageCheckout({ tabStorage, hasCart: false })
    await again.show()
    await waitFor(() => expect(again.address()).toBe('/checkout/success?token=T0KEN'))
  })

  test('an order that the limiter refuses is not placed: it says when to try again, and the attempt is over', async () => {
    const { show, mutations, orderAttempts } = await stageCheckout({
      deviations: { placeOrderMutation: () => tooManyTries(200) },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect((await screen.findByRole('alert')).textContent).toBe(IN_FOUR_MINUTES)
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(1)
    expect(orderAttempts.openFor()).toBeNull()
  })

  test('check 45: a lost answer is looked up, not sent again: the cart is closed, so there is an order', async () => {
    const { show, mutations, cartId, orderAttempts } = await stageCheckout({
      deviations: {
        placeOrderMutation: () => unreachable,
        placeOrderOutcomeQuery: () => ({
          data: { cart: null },
          errors: [
            { message: "The cart isn't active.", path: ['cart'], extensions: { category: 'graphql-no-such-entity' } },
          ],
        }),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect(await screen.findByRole('heading', { level: 1, name: 'Abbiamo ricevuto il tuo ordine' })).toBeTruthy()
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(1)
    expect(orderAttempts.openFor()).toBe(CART_ID)
    await waitFor(() => expect(cartId.get()).toBeNull())
  })

  const closedCart = {
    data: { cart: null },
    errors: [{ message: "The cart isn't active.", path: ['cart'], extensions: { category: 'graphql-no-such-entity' } }],
  }
  const order = (number: string, grandTotal: number, quantity: number) => ({
    __typename: 'CustomerOrder',
    number,
    total: { grand_total: { value: grandTotal } },
    items: [{ __typename: 'OrderItem', id: number, quantity_ordered: quantity }],
  })
  const loseAnswer = async (...orders: readonly object[]) => {
    const stage = await stageCheckout({
      isCustomer: true,
      path: '/checkout/payment',
      deviations: {
        placeOrderMutation: () => unreachable,
        placeOrderOutcomeQuery: () => closedCart,
        findPlacedOrderQuery: () => ({ data: { customer: { __typename: 'Customer', orders: { items: orders } } } }),
      },
    })
    await stage.show()
    await heading('Consegna')
    await waitFor(() => expect(methods().querySelector('input:checked')).toBeTruthy())
    await goOn()
    await heading('Pagamento')
    await userEvent.click(await screen.findByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    return stage
  }

  test('check 45: a customer’s order whose answer was lost is found, and its receipt shown', async () => {
    const { address, cartId, orderAttempts, mutations } = await loseAnswer(
      order('000000043', 46.9, 2),
      order('000000042', 46.9, 3),
    )
    await waitFor(() => expect(address()).toBe('/checkout/success/000000043'))
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(1)
    expect(cartId.get()).toBeNull()
    expect(orderAttempts.openFor()).toBeNull()
  })

  test.each([
    ['two alike', [order('000000043', 46.9, 2), order('000000042', 46.9, 2)]],
    ['another sum', [order('000000043', 46.91, 2)]],
    ['other pieces', [order('000000043', 46.9, 1)]],
    ['none', []],
  ])('check 45: if the order cannot be identified (%s), it leads to the list of orders', async (_, orders) => {
    const { address, sent } = await loseAnswer(...orders)
    await heading('Abbiamo ricevuto il tuo ordine')
    const asked = () => sent.filter(({ name }) => name === 'findPlacedOrderQuery').length
    await waitFor(() => expect(asked()).toBe(1))
    await userEvent.click(screen.getByRole('link', { name: 'Vai ai tuoi ordini' }))
    await waitFor(() => expect(address()).toBe('/account/orders'))
    expect(asked()).toBe(2)
  })

  test('check 45: a request that never arrived leaves the cart open, and the shopper may try again', async () => {
    let isDown = true
    const { show, mutations, address } = await stageCheckout({
      deviations: {
        placeOrderMutation: () => (isDown ? unreachable : null),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    // The cart must stay open for several checks.
    const alert = await screen.findByRole('alert', {}, { timeout: 20_000 })
    expect(alert.textContent).toContain('l’ordine non è partito e non hai pagato niente')
    isDown = false
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(2)
  })

  const sessionOver = (field: string) => ({
    data: { [field]: null },
    errors: [{ message: 'Not authorized.', path: [field], extensions: { category: 'graphql-authorization' } }],
  })

  test('check 46: a session that ends while the cart follows the form is renewed, and the same is sent once more', async () => {
    let isOver = true
    const { show, mutations } = await stageCheckout({
      isCustomer: true,
      deviations: { setPaymentMethodMutation: () => (isOver ? sessionOver('setPaymentMethodOnCart') : null) },
      renewSession: async () => {
        isOver = false
        return 'renewed'
      },
    })
    await show()
    await heading('Consegna')
    await screen.findByRole('button', { name: 'Continua' })
    await goOn()
    await heading('Pagamento')
    await userEvent.click(await screen.findByRole('radio', { name: 'Assegno' }))
    await waitFor(() => expect(mutations().filter((name) => name === 'setPaymentMethodMutation')).toHaveLength(2))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Assegno' }).checked).toBe(true)
    expect(screen.queryByText(/sessione è scaduta/)).toBeNull()
    expect(mutations()).not.toContain('placeOrderMutation')
  })

  test('check 46: a session that ends at the final click sends no order but at the next click', async () => {
    let isOver = true
    let renewals = 0
    const { show, mutations, address } = await stageCheckout({
      isCustomer: true,
      deviations: {
        // Only the final click saves the address.
        setShippingAddressMutation: ({ shippingAddress }) =>
          isOver && (shippingAddress as { address: { save_in_address_book: boolean } }).address.save_in_address_book
            ? sessionOver('setShippingAddressesOnCart')
            : null,
      },
      renewSession: async () => {
        renewals += 1
        return 'renewed'
      },
    })
    await show()
    await heading('Consegna')
    await userEvent.click(await screen.findByRole('radio', { name: 'A un altro indirizzo' }))
    await typeAddress()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Salvalo tra i tuoi indirizzi' }))
    await goOn()
    await heading('Pagamento')
    await userEvent.click(await screen.findByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    await screen.findByText(/sessione è scaduta/)
    expect(renewals).toBe(0)
    expect(mutations()).not.toContain('placeOrderMutation')
    isOver = false
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success/000000042'))
    expect(mutations().filter((name) => name === 'placeOrderMutation')).toHaveLength(1)
  })

  test('a refusal is reported with the shop’s own message', async () => {
    const { show, address } = await stageCheckout({
      deviations: {
        placeOrderMutation: () => ({
          data: {
            placeOrder: {
              orderV2: null,
              errors: [{ code: 'UNABLE_TO_PLACE_ORDER', message: 'Some of the products are out of stock.' }],
            },
          },
        }),
      },
    })
    await show()
    await fillForm()
    await userEvent.click(orderButton())
    expect((await screen.findByRole('alert')).textContent).toContain('esaurito')
    expect(address()).toBe('/checkout/payment')
  })

  test('an order whose points went elsewhere shows the new total before it is placed again', async () => {
    const { show, address } = await stageCheckout({
      deviations: {
        placeOrderMutation: () => ({
          data: {
            placeOrder: {
              orderV2: null,
              errors: [
                {
                  code: 'UNABLE_TO_PLACE_ORDER',
                  message: "You don't have enough reward points to pay for this purchase.",
                },
              ],
            },
          },
        }),
        placeOrderOutcomeQuery: () => ({
          data: { cart: { id: CART_ID, prices: { grand_total: { value: 987.6 } } } },
        }),
      },
    })
    await show()
    await fillForm()
    expect(screen.queryByText(/987,60/)).toBeNull()
    await userEvent.click(orderButton())
    expect((await screen.findByRole('alert')).textContent).toContain('i tuoi punti ora bastano per meno')
    expect(screen.getAllByText(/987,60/).length).toBeGreaterThan(0)
    expect(address()).toBe('/checkout/payment')
  })
})

/** A cart with one file. */
const DOWNLOAD = {
  itemsV2: {
    items: [
      {
        __typename: 'DownloadableCartItem',
        customizable_options: [],
        links: [],
        uid: 'line1',
        quantity: 1,
        product: { __typename: 'DownloadableProduct', uid: 'file', sku: 'FILE', name: 'Ricettario' },
        prices: {
          price_including_tax: { value: 9, currency: 'EUR' },
          row_total: { value: 9, currency: 'EUR' },
          row_total_including_tax: { value: 9, currency: 'EUR' },
          fixed_product_taxes: [],
        },
      },
    ],
  },
}

describe('a cart of another kind', () => {
  test('nothing to ship: the email alone, no delivery step, but a billing address', async () => {
    const { show, address, mutations, variablesOf } = await stageCheckout({ ownCart: { is_virtual: true } })
    const { container } = await show()
    await heading('Contatti')
    expect(address()).toBe('/checkout')
    expect(visibleFields()).toEqual([box('Email')])
    await userEvent.type(box('Email'), 'ada@example.com')
    await goOn()
    await heading('Pagamento')
    expect(address()).toBe('/checkout/payment')
    const steps = within(screen.getByRole('navigation')).getAllByRole('listitem')
    expect(steps.map(({ textContent }) => textContent?.replace(/\d/, ''))).toEqual(['Contatti', 'Pagamento'])
    await screen.findByRole('heading', { name: 'Fatturazione' })
    const change = screen.getByRole('link', { name: /^Modifica.*Email$/ })
    expect(change.getAttribute('href')).toBe('/checkout')
    expect(screen.queryByRole('checkbox', { name: /fatturazione è lo stesso/ })).toBeNull()
    expect(screen.queryByText('Spedizione')).toBeNull()
    expect(box('Nome').autocomplete).toBe('billing given-name')
    expect(await axeFaults(container)).toEqual([])
    await typeAddress()
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(mutations()).not.toContain('setShippingAddressMutation')
    expect(mutations()).not.toContain('setShippingMethodMutation')
    expect(variablesOf('setBillingAddressMutation')).toMatchObject({
      billingAddress: { address: { city: 'Milano', region_id: 9 } },
    })
  })

  test('nothing to ship: nothing is paid to a courier, and no parcel waits for the money', async () => {
    const methods = [
      { code: 'banktransfer', title: 'Bonifico' },
      { code: 'cashondelivery', title: 'Contrassegno' },
      { code: 'checkmo', title: 'Assegno' },
    ]
    const { show } = await stageCheckout({
      ownCart: { is_virtual: true, available_payment_methods: methods },
      isCustomer: true,
    })
    await show()
    await heading('Pagamento')
    const hintOf = async (name: string) =>
      document.getElementById((await screen.findByRole('radio', { name })).getAttribute('aria-describedby') ?? '')
    expect((await hintOf('Bonifico'))?.textContent).toBe('Ti mandiamo l’IBAN con la conferma.')
    expect(screen.queryByRole('radio', { name: 'Contrassegno' })).toBeNull()
  })

  test('digital content: the order needs the consent to its supply, which no other tick replaces', async () => {
    const { show, address } = await stageCheckout({ ownCart: { is_virtual: true, ...DOWNLOAD }, isCustomer: true })
    const { container } = await show()
    await heading('Pagamento')
    const consent = await screen.findByRole<HTMLInputElement>('checkbox', {
      name: /contenuti digitali siano forniti subito/,
    })
    expect([consent.checked, consent.required]).toEqual([false, true])
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    expect(
      (await screen.findAllByText(/Per ordinare contenuti digitali serve questo consenso/)).length,
    ).toBeGreaterThan(0)
    expect(document.activeElement).toBe(consent)
    expect(address()).toBe('/checkout/payment')
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(consent)
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
  })

  test('a service: the order needs the request for its early beginning, and its SKU is enough to know it', async () => {
    const [line] = DOWNLOAD.itemsV2.items
    const course = { ...line, __typename: 'VirtualCartItem', product: { ...line?.product, sku: 'COURSE-1' } }
    const { show, address } = await stageCheckout({
      ownCart: { is_virtual: true, itemsV2: { items: [course] } },
      isCustomer: true,
      legal: { ...statedFacts(undefined), withdrawal: { days: 14, services: ['COURSE-*'] } },
    })
    const { container } = await show()
    await heading('Pagamento')
    const request = await screen.findByRole<HTMLInputElement>('checkbox', { name: /servizi comincino prima/ })
    expect([request.checked, request.required]).toEqual([false, true])
    expect(screen.queryByRole('checkbox', { name: /contenuti digitali/ })).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    expect((await screen.findAllByText(/Per ordinare questi servizi serve/)).length).toBeGreaterThan(0)
    expect(document.activeElement).toBe(request)
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(request)
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
  })

  test('digital content in a store without a right of withdrawal: nothing to consent to', async () => {
    const { show } = await stageCheckout({
      ownCart: { is_virtual: true, ...DOWNLOAD },
      isCustomer: true,
      legal: { ...statedFacts(undefined), withdrawal: null },
    })
    await show()
    await heading('Pagamento')
    await screen.findByRole('checkbox', { name: 'Accetto le condizioni' })
    expect(screen.queryByRole('checkbox', { name: /contenuti digitali/ })).toBeNull()
  })

  test('nothing to ship, for a customer: their address is there, and another one can be typed', async () => {
    const { show, address, variablesOf } = await stageCheckout({ ownCart: { is_virtual: true }, isCustomer: true })
    const { container } = await show()
    await heading('Pagamento')
    const own = await screen.findByRole<HTMLInputElement>('radio', { name: 'Giulia Verdi' })
    expect(own.checked).toBe(true)
    expect(screen.queryByRole('textbox', { name: 'Indirizzo' })).toBeNull()
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'Con un altro indirizzo' }))
    expect(box('Indirizzo').value).toBe('')
    await userEvent.type(box('Indirizzo'), 'Via Dante 1')
    await userEvent.click(own)
    await userEvent.click(screen.getByRole('radio', { name: 'Con un altro indirizzo' }))
    expect(box('Indirizzo').value).toBe('Via Dante 1')
    await userEvent.click(own)
    await userEvent.click(screen.getByRole('radio', { name: 'Assegno' }))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toMatch(/^\/checkout\/success/))
    expect(variablesOf('setBillingAddressMutation')).toMatchObject({
      billingAddress: { address: { firstname: 'Giulia', street: ['Via Roma 3'], city: 'Firenze', region_id: 7 } },
    })
  })

  test('nothing to pay: that is chosen by itself, and said', async () => {
    const { show, address, variablesOf } = await stageCheckout({
      ownCart: { available_payment_methods: [{ code: 'free', title: 'Nessun pagamento necessario' }] },
    })
    const { container } = await show()
    await fillDelivery()
    const free = screen.getByRole<HTMLInputElement>('radio', { name: 'Nessun pagamento necessario' })
    await waitFor(() => expect(free.checked).toBe(true))
    expect(textOf(free.getAttribute('aria-describedby'))).toContain('Non c’è niente da pagare')
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(screen.getByRole('checkbox', { name: 'Accetto le condizioni' }))
    await userEvent.click(orderButton())
    await waitFor(() => expect(address()).toBe('/checkout/success?token=T0KEN'))
    expect(variablesOf('setPaymentMethodMutation')).toMatchObject({ paymentMethod: { code: 'free' } })
  })

  test('no way to pay that this shop knows is said, with whom to ask', async () => {
    const { show } = await stageCheckout({
      ownCart: { available_payment_methods: [{ code: 'adyen_cc', title: 'Carta' }] },
    })
    await show()
    const notice = vi.spyOn(console, 'info').mockReturnValue()
    await fillDelivery()
    expect(screen.queryByRole('radio', { name: 'Carta' })).toBeNull()
    await vi.waitFor(() =>
      expect(notice.mock.calls).toEqual([
        ['[vetrina] The shop has no code for the payment methods adyen_cc: docs/payments.md'],
      ]),
    )
    notice.mockRestore()
    expect(await screen.findByText(/non possiamo prendere pagamenti/)).toBeTruthy()
  })
})

describe('without a cart to order', () => {
  test('the server’s document holds the place, and a browser without a cart says so', async () => {
    const { show } = await stageCheckout({ hasCart: false, pending: true })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Il tuo carrello è ancora vuoto' })).toBeTruthy()
  })

  test('a cart that another tab ordered while this one was filled in is reported as ordered', async () => {
    const { show, orderAttempts, close } = await stageCheckout()
    await show()
    await userEvent.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@')
    // Data that another tab stores and announces.
    orderAttempts.succeed(CART_ID)
    await close()
    expect(await screen.findByRole('heading', { level: 1, name: 'Questo carrello è già un ordine' })).toBeTruthy()
  })

  const lost: Deviations = {
    CheckoutPageQuery: () => ({
      data: { cart: null, storeConfig: null, countries: [], checkoutAgreements: [] },
      errors: [{ message: 'Could not find a cart with ID "x"', path: ['cart'] }],
    }),
  }

  test('a customer whose cart is lost may have ordered it elsewhere, and is not told that nothing was paid', async () => {
    const { show } = await stageCheckout({ isCustomer: true, path: '/checkout/delivery', deviations: lost })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Questo carrello non c’è più' })).toBeTruthy()
    expect(screen.queryByText(/non hai pagato/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Vai ai tuoi ordini' }).getAttribute('href')).toBe('/account/orders')
  })

  test('a lost cart is reported, with a link back', async () => {
    const { show } = await stageCheckout({ deviations: lost })
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Questo carrello non c’è più' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Torna al carrello' }).getAttribute('href')).toBe('/cart')
  })
})

/** Like a browser that fills a form: without a key, a focus or a blur. */
function autofill(control: HTMLInputElement | HTMLSelectElement, value: string) {
  const kind = control instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement
  Object.getOwnPropertyDescriptor(kind.prototype, 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

describe('requirements of all forms', () => {
  test('check 39: autofill asks for delivery and its costs like typing', async () => {
    const { show, variablesOf } = await stageCheckout()
    await show()
    await typeContact()
    const values = { Nome: 'Ada', Cognome: 'Bianchi', Indirizzo: 'Via Dante 1', CAP: '20121', Città: 'Milano' }
    await act(async () => {
      for (const [name, value] of Object.entries(values)) autofill(box(name), value)
      autofill(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Provincia' }), '9')
      autofill(box('Telefono'), '02123456')
    })
    await waitFor(() =>
      expect(variablesOf('setShippingAddressMutation')).toMatchObject({
        shippingAddress: { address: { firstname: 'Ada', city: 'Milano', postcode: '20121', region_id: 9 } },
      }),
    )
    await waitFor(() => expect(within(methods()).getAllByRole('radio')).toHaveLength(2))
  })

  test('check 48: the chosen payment and its input survive every answer about the cart', async () => {
    const { show, mutations, variablesOf } = await stageCheckout()
    await show()
    await fillDelivery()
    await userEvent.click(screen.getByRole('radio', { name: 'Ordine d’acquisto' }))
    await userEvent.type(box('Numero d’ordine d’acquisto'), 'PO-7')
    await waitFor(() =>
      expect(variablesOf('setPaymentMethodMutation')).toMatchObject({ paymentMethod: { code: 'purchaseorder' } }),
    )
    const before = mutations().length
    await userEvent.click(screen.getByRole('radio', { name: 'A un’azienda' }))
    await userEvent.type(box('Ragione sociale'), 'Rossi S.r.l.')
    await userEvent.type(box('Partita IVA'), '12345678903')
    await waitFor(() => expect(mutations().slice(before)).toContain('setBillingAddressMutation'))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Ordine d’acquisto' }).checked).toBe(true)
    expect(box('Numero d’ordine d’acquisto').value).toBe('PO-7')
  })

  test('checks 38, 42: skipping the payment by keyboard loses no later input, and is reported', async () => {
    const { show, tabStorage, mutations } = await stageCheckout()
    await show()
    await fillDelivery()
    screen.getByRole('radio', { name: 'Assegno' }).focus()
    await userEvent.tab()
    await userEvent.click(screen.getByRole('radio', { name: 'A un’azienda' }))
    await userEvent.type(box('Ragione sociale'), 'Rossi S.r.l.')
    expect(tabStorage.get('vetrina.checkoutDraft')).toContain('Rossi S.r.l.')
    await userEvent.click(orderButton())
    const summary = await screen.findByRole('alert')
    expect(within(summary).getByRole('link', { name: 'Scegli come vuoi pagare.' })).toBeTruthy()
    expect(mutations()).not.toContain('placeOrderMutation')
  })

  test('check 62: every address field tells the browser its meaning, and the address that it belongs to', async () => {
    const { show } = await stageCheckout()
    await show()
    await typeContact()
    const tokens = () =>
      [...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select')].map((control) =>
        control.getAttribute('autocomplete'),
      )
    const address = (kind: string) =>
      [
        'given-name',
        'family-name',
        'address-line1',
        'postal-code',
        'address-level2',
        'address-level1',
        'tel',
        'address-line2',
        'organization',
      ].map((token) => `${kind} ${token}`)
    expect(tokens()).toEqual(['email', ...address('shipping')])
    await typeAddress()
    await goOn()
    await heading('Pagamento')
    await userEvent.click(await screen.findByRole('checkbox', { name: /fatturazione è lo stesso/ }))
    expect(tokens()).toEqual([...address('billing'), 'off'])
    await userEvent.click(screen.getByRole('radio', { name: 'A un’azienda' }))
    expect(tokens()).toEqual([...address('billing'), 'billing organization', 'off', 'off'])
  })

  test('check 25: nothing has to be applied or confirmed on the way but each step itself', async () => {
    const { show } = await stageCheckout()
    await show()
    const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)
    await typeContact()
    await typeAddress()
    await waitFor(() => expect(within(methods()).getAllByRole('radio')).toHaveLength(2))
    expect(buttons().filter((name) => name !== 'Cambia paese')).toEqual(['Continua'])
    await goOn()
    await heading('Pagamento')
    await screen.findByRole('button', { name: 'Ordine con obbligo di pagare' })
    expect(buttons()).toEqual(['Ordine con obbligo di pagare'])
  })
})

test('the amounts of gift cards are shown above the total, only for cards that pay', async () => {
  const card = (code: string, value: number) => ({ code, applied_balance: { value, currency: 'EUR' } })
  const stage = await stageCheckout({ giftCards: [card('TERRA-1', 10), card('TERRA-2', 0)] })
  await stage.show()
  const [label] = await screen.findAllByText('Buono regalo TERRA-1')
  expect(label?.nextElementSibling?.textContent?.replaceAll(/\s/g, ' ')).toBe('−10,00 €')
  expect(screen.queryByText('Buono regalo TERRA-2')).toBeNull()
})
