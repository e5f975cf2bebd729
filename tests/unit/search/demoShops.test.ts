import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSearch } from './shopSearch.ts'

type Row = readonly [store: string, search: string, firstName: RegExp, options: string]

/** Searches as shoppers type them, the product that they want, and the options that the search means. */
const SEARCHES: Readonly<Record<string, readonly Row[]>> = {
  'terra-e-smalto': [
    // Words of another language, and other words for the same.
    ['it', 'gift card', /^Buono Regalo/, ''],
    ['it', 'giftcard', /^Buono Regalo/, ''],
    ['it', 'teapot', /^Teiera/, ''],
    ['it', 'tea pot', /^Teiera/, ''],
    ['it', 'mattonelle', /^Piastrella/, ''],
    ['it', 'candelabro', /^Candeliere/, ''],
    ['it', 'pirofila', /^Casseruola/, ''],
    ['it', 'cachepot', /^Portavaso/, ''],
    ['it', 'libro di cucina', /^Ricettario/, ''],
    ['it', 'ebook', /edizione digitale$/, ''],
    ['en', 'gift voucher', /gift card$/, ''],
    ['en', 'navy mug', /cup|mug/, 'Cobalt'],
    ['en', 'flower pot', /planter$/, ''],
    ['en', 'candle holder', /candlestick$/, ''],
    // Shades of a colour, and colours of two words.
    ['it', 'blu scuro', /cobalto/, 'Cobalto'],
    ['it', 'tazza verde chiaro', /./, 'Salvia'],
    ['it', 'verdeacqua', /./, 'Petrolio'],
    ['it', 'tazza blu-verde', /^Tazza/, 'Petrolio'],
    ['it', 'bianco sporco', /./, 'Avorio'],
    ['en', 'dark blue mug', /cup|mug/, 'Cobalt'],
    ['en', 'blue-green mug', /cup|mug/, 'Teal'],
    ['en', 'off-white plate', /plate$/, 'Ivory'],
    ['en', 'dark red vase', /vase/, 'Crimson'],
    // Diminutives.
    ['it', 'vasetti', /^Vaso/, ''],
    ['it', 'vasone', /^Vaso/, ''],
    ['it', 'ciotolina', /^Ciotola/, ''],
    ['it', 'brocchetta', /^Brocca/, ''],
    ['it', 'alzatina', /^Alzata/, ''],
    // Words that are one or two, and mistakes.
    ['en', 'giftcard', /gift card$/, ''],
    ['en', 'tea-pot', /teapot$/, ''],
    ['en', 'cook book', /cookbook$/, ''],
    ['en', 'dinnerplates', /^Dinner plate/, ''],
    ['en', 'sugarbowl', /sugar bowl$/, ''],
    ['en', 'soapdispenser', /^Soap/, ''],
    ['it', 'ciottola', /^Ciotola/, ''],
    ['it', 'brocca turchse', /^Brocca/, ''],
    ['en', 'vasess', /vase/, ''],
    // Words that have another meaning stay words.
    ['it', 'bordo', /./, ''],
  ],
  nordlicht: [
    ['de', 'Glühbirne', /^Leuchtmittel/, ''],
    ['de', 'Gluehbirnen', /^Leuchtmittel/, ''],
    ['de', 'dunkelblau', /./, 'Nachtblau'],
    ['de', 'dunkelblaue Lampe', /leuchte/, 'Nachtblau'],
    ['de', 'hellblaue Decke', /^Wolldecke/, 'Eisblau'],
    ['de', 'Lampe dunkelgruen', /leuchte/, 'Moosgrün'],
    ['de', 'dunkel grün', /./, 'Moosgrün'],
    ['de', 'olivgrün', /./, 'Moosgrün'],
    ['de', 'blau-grün', /./, 'Nachtblau, Eisblau, Moosgrün'],
    ['de', 'blaugrün', /./, 'Nachtblau, Eisblau, Moosgrün'],
    ['de', 'naturweiß', /./, 'Schneeweiß'],
    ['de', 'Lämpchen', /leucht/i, ''],
    ['de', 'Kerzchen', /kerze|Abendset/i, ''],
    ['de', 'Decken', /^Wolldecke/, ''],
    ['de', 'Plaid', /^Wolldecke/, ''],
    ['de', 'Sofakissen', /^Kissen/, ''],
    ['de', 'Kissenbezug', /^Kissen/, ''],
    ['de', 'Teelichter', /^Windlicht/, ''],
    ['de', 'Kerzenhalter', /^Kerzenständer/, ''],
    ['de', 'Bienenwachskerzen', /^Stumpenkerzen/, ''],
    ['de', 'Läufer', /^Tischläufer/, ''],
    ['de', 'Schreibtischlampe', /^Tischleuchte/, ''],
    ['de', 'Deckenleuchte', /^Pendelleuchte/, ''],
    ['en', 'lightbulb', /bulb$/, ''],
    ['en', 'pale blue throw', /blanket$/, 'Ice blue'],
    ['en', 'navy', /./, 'Midnight blue'],
    ['en', 'forest green', /./, 'Moss green'],
    ['en', 'blue-green', /./, 'Midnight blue, Ice blue, Moss green'],
    ['en', 'pillows', /cushion$/, ''],
    ['en', 'candleholder', /candlestick$/, ''],
    ['en', 'ceiling lamp', /pendant lamp$/, ''],
    ['en', 'tablerunner', /table runner$/, ''],
    ['en', 'lampshade', /lamp$/, ''],
    ['en', 'tea light', /^Eis/, ''],
    ['us', 'dark blue lamp', /Lamp$/, 'Midnight Blue'],
    ['us', 'sconce', /Wall Lamp$/, ''],
  ],
}

describe.each(Object.entries(SEARCHES))('the shop %s', (folder, rows) => {
  let shop: Awaited<ReturnType<typeof openSearch>>
  beforeAll(async () => {
    shop = await openSearch(folder)
  })
  afterAll(() => {
    expect(shop.failures).toEqual([])
    shop.close()
  })

  test.each(rows)('%s: “%s”', async (store, search, firstName, options) => {
    const shown = await shop.show(store, search)
    expect(shown.names[0]).toMatch(firstName)
    expect(shown.options.join(', ')).toBe(options)
  })
})
