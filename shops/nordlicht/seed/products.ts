import type { SeedGroupedProduct, SeedProduct } from '#server/commerce/seed/types.ts'
import { inColours, picture, simple, textValue } from './build.ts'
import { paragraph, text } from './texts.ts'

const BULB = textValue(text('E27, höchstens 40 W', 'E27, at most 40 W', 'E26, at most 40 W'))

const lamps: readonly SeedProduct[] = [
  inColours(
    {
      sku: 'NL-FJORD',
      shape: 'pendelleuchte',
      name: text('Pendelleuchte Fjord', 'Fjord pendant lamp', 'Fjord Pendant Lamp'),
      urlKey: text('pendelleuchte-fjord', 'fjord-pendant-lamp'),
      summary: text(
        'Ein Schirm wie eine Bucht: weit, ruhig, hell nach unten.',
        'A shade like a bay: wide, calm, bright below.',
      ),
      story: text(
        'Der Schirm wird aus einem Blech gedrückt und außen matt lackiert. Das Textilkabel ist drei Meter lang.',
        'The shade is spun from one sheet of metal and painted matt. The textile cable is three metres long.',
        'The shade is spun from one sheet of metal and painted matte. The fabric cord is ten feet long.',
      ),
      priceCents: 14900,
      categories: ['leuchten', 'haengeleuchten'],
      materials: ['metall'],
      size: text('Ø 45 cm, Höhe 24 cm', 'Ø 45 cm, 24 cm high', 'Ø 17.7 in, 9.4 in high'),
      weightKg: 1.8,
      isNew: true,
      attributes: { leuchtmittel: BULB },
      related: ['NL-SKAGEN', 'NL-LOFOT', 'NL-BIRNE'],
      crossSell: ['NL-BIRNE'],
    },
    ['nacht', 'eis', 'schnee'],
  ),
  inColours(
    {
      sku: 'NL-SKAGEN',
      shape: 'tischleuchte',
      name: text('Tischleuchte Skagen', 'Skagen table lamp', 'Skagen Table Lamp'),
      urlKey: text('tischleuchte-skagen', 'skagen-table-lamp'),
      summary: text('Licht zum Lesen, mit einem Fuß aus Eiche.', 'Light to read by, on an oak base.'),
      story: text(
        'Der Leinenschirm nimmt dem Licht die Schärfe. Ein Schalter am Kabel, kein Dimmer, nichts zu erklären.',
        'The linen shade softens the light. A switch on the cable, no dimmer, nothing to explain.',
      ),
      priceCents: 8900,
      categories: ['leuchten', 'tischleuchten'],
      materials: ['holz', 'leinen'],
      size: text('Ø 30 cm, Höhe 52 cm', 'Ø 30 cm, 52 cm high', 'Ø 11.8 in, 20.5 in high'),
      weightKg: 1.4,
      attributes: { leuchtmittel: BULB },
      related: ['NL-FJORD', 'NL-KAP', 'NL-BIRNE'],
      crossSell: ['NL-BIRNE'],
    },
    ['nacht', 'moos', 'sand'],
  ),
  simple(
    {
      sku: 'NL-LOFOT',
      shape: 'stehleuchte',
      name: text('Stehleuchte Lofot', 'Lofot floor lamp', 'Lofot Floor Lamp'),
      urlKey: text('stehleuchte-lofot', 'lofot-floor-lamp'),
      summary: text('Drei Beine aus Eiche, ein Schirm aus Leinen.', 'Three oak legs and a linen shade.'),
      story: text(
        'Steht auch auf unebenen Dielen. Die Beine lassen sich für den Umzug abschrauben.',
        'It stands on uneven floorboards too. The legs unscrew for the next move.',
      ),
      priceCents: 24900,
      categories: ['leuchten'],
      materials: ['holz', 'leinen'],
      size: text('Ø 40 cm, Höhe 150 cm', 'Ø 40 cm, 150 cm high', 'Ø 15.7 in, 59 in high'),
      weightKg: 4.2,
      qty: 4,
      fixedTaxes: [{ label: text('Entsorgungsbeitrag', 'Disposal fee'), countryId: 'DE', cents: 180 }],
      attributes: { leuchtmittel: BULB },
      related: ['NL-FJORD', 'NL-SKAGEN', 'NL-BIRNE'],
      crossSell: ['NL-BIRNE'],
    },
    'sand',
  ),
  simple(
    {
      sku: 'NL-KAP',
      shape: 'wandleuchte',
      name: text('Wandleuchte Kap', 'Kap wall lamp', 'Kap Wall Lamp'),
      urlKey: text('wandleuchte-kap', 'kap-wall-lamp'),
      summary: text('Ein kleiner Mond für den Flur.', 'A small moon for the hallway.'),
      story: text(
        'Streut das Licht rundum an die Wand. Mit festem Anschluss oder mit Kabel und Stecker.',
        'It spreads its light around the wall. For a fixed connection or with cable and plug.',
      ),
      priceCents: 6900,
      categories: ['leuchten'],
      materials: ['metall', 'glas'],
      size: text('Ø 22 cm', 'Ø 22 cm', 'Ø 8.7 in'),
      weightKg: 0.9,
      attributes: { leuchtmittel: BULB },
      related: ['NL-SKAGEN'],
    },
    'schnee',
  ),
  simple(
    {
      sku: 'NL-BIRNE',
      shape: 'birne',
      name: text('Leuchtmittel Dämmerung', 'Dusk bulb', 'Dusk Bulb'),
      urlKey: text('leuchtmittel-daemmerung', 'dusk-bulb'),
      summary: text('LED mit 2200 Kelvin, so warm wie eine Kerze.', 'An LED of 2200 kelvin, as warm as a candle.'),
      story: text(
        '4 Watt, 320 Lumen, 15 000 Stunden. Energieklasse F.',
        '4 watts, 320 lumens, 15,000 hours. Energy class F.',
      ),
      priceCents: 990,
      categories: ['leuchten'],
      materials: ['glas'],
      size: text('Ø 6 cm, Höhe 11 cm', 'Ø 6 cm, 11 cm high', 'Ø 2.4 in, 4.3 in high'),
      weightKg: 0.1,
      qty: 300,
    },
    'schnee',
  ),
]

const candles: readonly SeedProduct[] = [
  simple(
    {
      sku: 'NL-KERZEN',
      shape: 'kerzen',
      name: text('Stumpenkerzen Polar, 3 Stück', 'Polar pillar candles, set of 3', 'Polar Pillar Candles, Set of 3'),
      urlKey: text('stumpenkerzen-polar', 'polar-pillar-candles'),
      summary: text('Drei Höhen, 120 Stunden Licht.', 'Three heights, 120 hours of light.'),
      story: text(
        'Gegossen aus Bienenwachs von der Ostseeküste, ohne Duft und ohne Farbe.',
        'Cast from beeswax of the Baltic coast, without scent or dye.',
      ),
      priceCents: 2400,
      categories: ['kerzen'],
      materials: ['bienenwachs'],
      size: text(
        'Ø 6 cm, Höhe 12, 16 und 20 cm',
        'Ø 6 cm, 12, 16 and 20 cm high',
        'Ø 2.4 in, 4.7, 6.3 and 7.9 in high',
      ),
      weightKg: 1.2,
      attributes: {
        grundpreis: textValue(text('20,00 €/kg', '€20.00/kg', '€20.00/kg')),
        sicherheit: textValue(
          text(
            'Kerzen nie unbeaufsichtigt brennen lassen und von Kindern und Tieren fernhalten.',
            'Never leave burning candles unattended, and keep them away from children and pets.',
          ),
        ),
      },
      related: ['NL-BIRKE', 'NL-EIS'],
    },
    'schnee',
  ),
  simple(
    {
      sku: 'NL-BIRKE',
      shape: 'kerzenstaender',
      name: text('Kerzenständer Birke', 'Birke candlestick', 'Birke Candlestick'),
      urlKey: text('kerzenstaender-birke', 'birke-candlestick'),
      summary: text('Gedrechselt aus einem Stück Holz.', 'Turned from one piece of wood.'),
      story: text(
        'Der Teller fängt jedes Tropfen auf und lässt sich abnehmen.',
        'The dish catches every drip and comes off.',
      ),
      priceCents: 3200,
      categories: ['kerzen'],
      materials: ['holz'],
      size: text('Höhe 24 cm', '24 cm high', '9.4 in high'),
      weightKg: 0.4,
      related: ['NL-KERZEN'],
    },
    'sand',
  ),
  simple(
    {
      sku: 'NL-EIS',
      shape: 'windlicht',
      name: text('Windlicht Eis', 'Eis tealight glass', 'Eis Tealight Glass'),
      urlKey: text('windlicht-eis', 'eis-tealight-glass'),
      summary: text('Mundgeblasenes Glas, das wie Eis leuchtet.', 'Mouth-blown glass that glows like ice.'),
      story: text(
        'Jedes Stück hat kleine Blasen. Das gehört so.',
        'Every piece has small bubbles. That is how it should be.',
      ),
      priceCents: 1900,
      categories: ['kerzen'],
      materials: ['glas'],
      size: text('Ø 9 cm, Höhe 11 cm', 'Ø 9 cm, 11 cm high', 'Ø 3.5 in, 4.3 in high'),
      weightKg: 0.3,
      attributes: { pflege: textValue(text('Von Hand spülen.', 'Wash by hand.')) },
      related: ['NL-KERZEN', 'NL-STURM'],
    },
    'eis',
  ),
  simple(
    {
      sku: 'NL-STURM',
      shape: 'laterne',
      name: text('Laterne Sturm', 'Sturm lantern', 'Sturm Lantern'),
      urlKey: text('laterne-sturm', 'sturm-lantern'),
      summary: text('Für Balkone, auf denen es weht.', 'For balconies where the wind blows.'),
      story: text(
        'Verzinkt und lackiert, mit einer Tür, die von selbst schließt.',
        'Galvanised and painted, with a door that closes by itself.',
      ),
      priceCents: 5900,
      categories: ['kerzen'],
      materials: ['metall', 'glas'],
      size: text('18 × 18 × 42 cm', '18 × 18 × 42 cm', '7.1 × 7.1 × 16.5 in'),
      weightKg: 2.1,
      isNew: true,
      related: ['NL-EIS'],
    },
    'nacht',
  ),
]

const wool: readonly SeedProduct[] = [
  inColours(
    {
      sku: 'NL-TROMSOE',
      shape: 'decke',
      name: text('Wolldecke Tromsø', 'Tromsø wool blanket', 'Tromsø Wool Blanket'),
      urlKey: text('wolldecke-tromsoe', 'tromso-wool-blanket'),
      summary: text('Schurwolle für zwei, mit Fransen.', 'Wool for two, with a fringe.'),
      story: text(
        'Gewebt in einer Weberei bei Flensburg, gewaschen und gebürstet.',
        'Woven in a mill near Flensburg, washed and brushed.',
      ),
      priceCents: 12900,
      categories: ['wolle'],
      materials: ['wolle'],
      size: text('140 × 200 cm', '140 × 200 cm', '55 × 79 in'),
      weightKg: 1.3,
      attributes: { pflege: textValue(text('Auslüften, sonst Handwäsche kalt.', 'Air it, or hand-wash cold.')) },
      related: ['NL-TUNDRA'],
    },
    ['eis', 'moos', 'sand'],
  ),
  inColours(
    {
      sku: 'NL-TUNDRA',
      shape: 'kissen',
      name: text('Kissen Tundra', 'Tundra cushion', 'Tundra Pillow'),
      urlKey: text('kissen-tundra', 'tundra-cushion'),
      summary: text('Leinen außen, Wolle innen.', 'Linen outside, wool inside.'),
      story: text(
        'Der Bezug hat einen Reißverschluss und darf bei 40 Grad in die Maschine.',
        'The cover has a zip and may be machine-washed at 40 degrees.',
      ),
      priceCents: 4500,
      categories: ['wolle'],
      materials: ['leinen', 'wolle'],
      size: text('50 × 50 cm', '50 × 50 cm', '20 × 20 in'),
      weightKg: 0.7,
      related: ['NL-TROMSOE'],
    },
    ['nacht', 'moos', 'sand'],
  ),
  simple(
    {
      sku: 'NL-KUESTE',
      shape: 'laeufer',
      name: text('Tischläufer Küste', 'Küste table runner', 'Küste Table Runner'),
      urlKey: text('tischlaeufer-kueste', 'kueste-table-runner'),
      summary: text(
        'Leinen in der Farbe der Förde im Januar.',
        'Linen in the colour of the fjord in January.',
        'Linen in the color of the fjord in January.',
      ),
      story: text(
        'Vorgewaschen, mit Briefecken.',
        'Prewashed, with mitred corners.',
        'Prewashed, with mitered corners.',
      ),
      priceCents: 3500,
      categories: ['wolle'],
      materials: ['leinen'],
      size: text('45 × 150 cm', '45 × 150 cm', '18 × 59 in'),
      weightKg: 0.3,
      qty: 0,
      related: ['NL-TUNDRA'],
    },
    'eis',
  ),
]

const eveningSet: SeedGroupedProduct = {
  type: 'grouped',
  sku: 'NL-ABEND',
  name: text('Abendset', 'Evening set', 'Evening Set'),
  urlKey: text('abendset', 'evening-set'),
  shortDescription: paragraph('Alles für den ersten dunklen Abend.', 'Everything for the first dark evening.'),
  description: paragraph(
    'Kerzen, Ständer und Windlicht, jedes auch einzeln.',
    'Candles, candlestick and glass, each also on its own.',
  ),
  meta: {
    title: text('Abendset', 'Evening set'),
    description: text('Kerzen, Ständer und Windlicht', 'Candles, candlestick and glass'),
  },
  taxClass: 'standard',
  categories: [{ category: 'kerzen', position: 1 }],
  media: [picture('kerzenstaender', 'sand', text('Abendset', 'Evening set'))],
  attributes: {},
  newFrom: null,
  newTo: null,
  createdAt: '2026-09-01',
  links: { related: ['NL-TROMSOE'], upSell: [], crossSell: [] },
  items: [
    { sku: 'NL-KERZEN', qty: 1 },
    { sku: 'NL-BIRKE', qty: 1 },
    { sku: 'NL-EIS', qty: 2 },
  ],
}

export const products: readonly SeedProduct[] = [...lamps, ...candles, ...wool, eveningSet]
