import { expect } from 'vitest'
import { journey } from '#tests/harness/browser/journey.ts'
import { openShopper } from '#tests/harness/browser/shopper.ts'
import { readCatalogue } from '../catalogue.ts'
import { askBackend, fillCartBefore, signUp } from '../orderedBefore.ts'
import { acceptAgreements, addToCart, checkoutStep, goOn, openPage, orderButton, signIn, waitForCart } from '../walk.ts'

journey(
  'a guest orders on a phone and collects it in the nearest shop; the choice outlives a reload',
  async ({ browser, shopUrl }) => {
    const { simple } = await readCatalogue(shopUrl)
    const { page, leave } = await openShopper(browser, shopUrl, { viewport: { width: 360, height: 640 } })
    const main = page.getByRole('main')
    const field = (label: string) => main.getByRole('textbox', { name: new RegExp(`^${label}`) })
    await openPage(page, simple.path)
    await addToCart(page)
    await waitForCart(page, 1)
    await openPage(page, '/checkout')
    await checkoutStep(page, 'Consegna')
    await field('Email').fill('ada@example.com')
    await main.getByRole('radio', { name: 'Ritiro in negozio' }).check({ force: true })
    const places = main.getByRole('group', { name: 'Negozio' }).getByRole('radio')
    await field('Il tuo CAP').fill('20900')
    await field('Il tuo CAP').press('Enter')
    await main.getByText('Dal più vicino a «20900».').waitFor()
    expect(await places.first().getAttribute('value')).toBe('milano')
    await places.first().check({ force: true })
    await field('Nome').fill('Ada')
    await field('Cognome').fill('Bianchi')
    await field('Telefono').fill('02123456')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await goOn(page)
    await checkoutStep(page, 'Pagamento')
    await page.reload()
    await main.getByText('Negozio di Milano, Via Solferino 900').waitFor()
    await field('Indirizzo').fill('Via Dante 1')
    await field('CAP').fill('50123')
    await field('Città').fill('Firenze')
    await main.getByRole('combobox', { name: /^Provincia/ }).selectOption({ label: 'Firenze' })
    await main.getByRole('radio', { name: 'Bonifico bancario' }).check({ force: true })
    await main.getByRole('checkbox', { name: /condizioni/ }).check({ force: true })
    await orderButton(page).click()
    await page.waitForURL((at) => at.pathname === '/checkout/success')
    await main.getByText('Ritiro presso').waitFor()
    expect(await main.getByText('Consegna a').count()).toBe(0)
    expect(await main.getByText('Via Solferino 900').count()).toBe(1)
    await leave()
  },
)

journey(
  'a customer who chose a shop in one browser orders in another, which shows the same shop',
  async ({ shopper, shopUrl }) => {
    const { page } = shopper
    const { simple } = await readCatalogue(shopUrl)
    const { token, ...customer } = await signUp(shopUrl, 'collector')
    const id = await fillCartBefore(shopUrl, { lines: [{ sku: simple.sku }], token })
    const { pickupLocations } = await askBackend(
      shopUrl,
      '{ pickupLocations { items { pickup_location_code name street postcode city region_id country_id } } }',
    )
    type Place = Readonly<
      Record<'name' | 'street' | 'postcode' | 'city' | 'country_id' | 'pickup_location_code', string>
    >
    const [place] = (pickupLocations as { items: readonly (Place & { region_id: number })[] }).items
    if (!place) throw new Error('The shop has no pickup location.')
    await askBackend(
      shopUrl,
      `mutation ($id: String!, $address: CartAddressInput!, $code: String!) {
        setShippingAddressesOnCart(
          input: { cart_id: $id, shipping_addresses: [{ address: $address, pickup_location_code: $code }] }
        ) { cart { id } }
        setShippingMethodsOnCart(
          input: { cart_id: $id, shipping_methods: [{ carrier_code: "instore", method_code: "pickup" }] }
        ) { cart { id } }
      }`,
      {
        id,
        code: place.pickup_location_code,
        address: {
          firstname: 'Ada',
          lastname: 'Bianchi',
          telephone: '02123456',
          street: [place.street],
          city: place.city,
          postcode: place.postcode,
          region_id: place.region_id,
          country_code: place.country_id,
        },
      },
      token,
    )
    await signIn(page, customer)
    await openPage(page, '/checkout/payment')
    await checkoutStep(page, 'Pagamento')
    const main = page.getByRole('main')
    await main.getByText(`${place.name}, ${place.street}`).waitFor()
    await main.getByRole('radio', { name: 'Bonifico bancario' }).check({ force: true })
    await acceptAgreements(page)
    await orderButton(page).click()
    await main.getByText('Ritiro presso').waitFor()
    expect(await main.getByText(place.street).count()).toBe(1)
  },
)
