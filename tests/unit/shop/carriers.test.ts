import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { SeedShop } from '#server/commerce/seed/types.ts'
import { carrierOf, deliveryWords, noteCarrier, orderedDeliveryWords } from '#src/features/store/carriers.ts'
import { createMemoryStorage } from '#src/platform/storage.ts'
import type { ShopDefinition } from '#src/shop/defineShop.ts'

const NAMED = { flatrate: ['Corriere espresso', 'Express courier'], freeshipping: ['Spedizione gratuita'] }
const of = (name: string | null, storage = createMemoryStorage()) => carrierOf(storage, name, NAMED)

test('an order’s carrier is found by the name of its delivery, which begins with that of the carrier', () => {
  expect(of('Corriere espresso - 2–4 giorni lavorativi')).toBe('flatrate')
  expect(of('Spedizione gratuita')).toBe('freeshipping')
  expect(of('Express courier - by bike - today')).toBe('flatrate')
  for (const unknown of [null, '', 'Corriere', 'Corriere espresso notturno - 1 giorno'])
    expect(of(unknown)).toBeUndefined()
})

test('a checkout in this browser knows carriers that no setting names, and newer titles of those', () => {
  const storage = createMemoryStorage()
  noteCarrier(storage, { carrier_title: 'Pony express', method_title: null }, 'pony')
  noteCarrier(storage, { carrier_title: 'Corriere espresso', method_title: 'in giornata' }, 'ups')
  expect(of('Pony express', storage)).toBe('pony')
  expect(of('Corriere espresso - in giornata', storage)).toBe('ups')
  expect(of('Corriere espresso - 2–4 giorni lavorativi', storage)).toBe('flatrate')
  for (let index = 0; index < 30; index += 1) {
    noteCarrier(storage, { carrier_title: `Corriere ${index}`, method_title: 'x' }, `carrier${index}`)
  }
  expect(of('Pony express', storage)).toBeUndefined()
  expect(of('Corriere 29 - x', storage)).toBe('carrier29')
  storage.set('vetrina.carriers', '[["Pony express"]]')
  expect(of('Pony express', storage)).toBeUndefined()
})

test.each([
  ['Corriere espresso - 2–4 giorni lavorativi', 'Corriere espresso · 2–4 giorni lavorativi'],
  ['Spedizione gratuita', 'Spedizione gratuita'],
  ['Pony - in bici - oggi', 'Pony · in bici - oggi'],
  ['Corriere - espresso - oggi - di sera', 'Corriere - espresso · oggi - di sera'],
  ['', ''],
])('the delivery of an order, “%s”, is written as in the checkout', (name, words) => {
  expect(orderedDeliveryWords(name, { ...NAMED, night: ['Corriere - espresso'] })).toBe(words)
})

describe.each(readdirSync('shops'))('the shop %s', (folder) => {
  test('names its carriers in every language, as its backend does', async () => {
    const { default: shop } = (await import(`../../../shops/${folder}/shop.config.ts`)) as { default: ShopDefinition }
    const { seed } = (await import(`../../../shops/${folder}/seed/seed.ts`)) as { seed: SeedShop }
    for (const { carrierCode, carrierTitle, methodTitle } of seed.shippingMethods) {
      if (!(carrierCode in shop.deliveryDays)) continue
      for (const locale of Object.keys(carrierTitle)) {
        const name = `${carrierTitle[locale]} - ${methodTitle[locale]}`
        expect(carrierOf(createMemoryStorage(), name, shop.carrierNames), name).toBe(carrierCode)
        const titles = { carrier_title: carrierTitle[locale], method_title: methodTitle[locale] }
        expect(orderedDeliveryWords(name, shop.carrierNames)).toBe(deliveryWords(titles))
      }
    }
  })
})
