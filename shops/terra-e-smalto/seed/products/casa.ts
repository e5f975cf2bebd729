import type { SeedAttributeValue, SeedProduct } from '#server/commerce/seed/types.ts'
import { configurable, optionValue, simple, textValue } from './build.ts'
import { paintedMajolica, stonewareForHome } from './wares.ts'
import type { LocalText } from '../texts.ts'

const candleSafety = textValue(
  'Non lasciare mai una candela accesa senza sorveglianza. Tienila lontana da bambini, animali, tende e correnti d’aria. Accorcia lo stoppino a 5 mm prima di ogni accensione e fermati quando restano 5 mm di cera.',
  'Never leave a burning candle unattended. Keep it away from children, pets, curtains and draughts. Trim the wick to 5 mm before lighting and stop when 5 mm of wax is left.',
)

/** Net weight and price for each 100 g of wax. */
const wax = (grams: number, it: string, en: string): Readonly<Record<string, SeedAttributeValue>> => ({
  contenuto: textValue(`${grams} g di cera di soia`, `${grams} g of soy wax`),
  prezzo_unitario: textValue(it, en),
})

type TileDraft = {
  readonly glaze: 'petrolio' | 'cremisi' | 'cobalto'
  readonly colour: LocalText
  readonly position: number
  readonly story: { readonly it: string; readonly en: string }
  readonly panelStory: { readonly it: string; readonly en: string }
  readonly qty: number
  readonly panelQty: number
  /** Sold only in whole boxes. */
  readonly isBoxed?: boolean
}

const ONE_BY_ONE = {
  use: { it: 'da appendere, da posare, da regalare una alla volta', en: 'to hang, to lay, to give one at a time' },
  prices: {
    it: 'Se ne servono tante il prezzo scende: da nove pezzi, e ancora da venticinque.',
    en: 'If you need many, the price comes down: from nine pieces, and again from twenty-five.',
  },
  tiers: [
    { qty: 9, cents: 1200 },
    { qty: 25, cents: 1050 },
  ],
} as const

const BOXED = {
  use: { it: 'da posare, in scatole da sei', en: 'to lay, in boxes of six' },
  prices: {
    it: 'Si vende a scatole da sei, dieci al massimo per ordine, e il prezzo scende: da dodici pezzi, e ancora da trenta.',
    en: 'It is sold in boxes of six, ten to an order at most, and the price comes down: from twelve pieces, and again from thirty.',
  },
  tiers: [
    { qty: 12, cents: 1200 },
    { qty: 30, cents: 1050 },
  ],
  lots: { minSaleQty: 6, maxSaleQty: 60, increments: 6 },
} as const

/** A painted tile by itself and the panel of nine, which share their photos. */
function tileAndPanel({
  glaze,
  colour,
  position,
  story,
  panelStory,
  qty,
  panelQty,
  isBoxed = false,
}: TileDraft): readonly SeedProduct[] {
  const tileSku = `TS-PIASTRELLA-${glaze.toUpperCase()}`
  const { use, prices, tiers, ...sale } = isBoxed ? BOXED : ONE_BY_ONE
  const panelSku = `TS-PANNELLO-${glaze.toUpperCase()}`
  return [
    simple({
      sku: tileSku,
      shape: 'piastrella',
      glaze,
      name: { it: `Piastrella Maiolica ${colour.it}`, en: `Majolica tile, ${colour.en}` },
      urlKey: { it: `piastrella-maiolica-${colour.it}`, en: `majolica-tile-${colour.en}` },
      summary: {
        it: `Maiolica 15 × 15 cm dipinta a pennello nei toni del ${colour.it}: ${use.it}.`,
        en: `A 15 × 15 cm majolica tile painted by brush in shades of ${colour.en}: ${use.en}.`,
      },
      story: {
        it: [
          story.it,
          'Ogni piastrella è terracotta smaltata in bianco stagno e dipinta a crudo: il pennello corre su una polvere che beve il colore, e non si può tornare indietro. Poi una notte a 940 gradi, e il disegno diventa vetro.',
          `Sul retro trovi due fori per appenderla e una superficie rigata per chi vuole murarla, in cucina o in bagno. ${prices.it}`,
        ],
        en: [
          story.en,
          'Every tile is earthenware coated in white tin glaze and painted raw: the brush runs over a powder that drinks the colour, and there is no going back. Then a night at 940 degrees, and the drawing turns to glass.',
          `On the back there are two holes for hanging and a ribbed surface for those who want to lay it, in a kitchen or a bathroom. ${prices.en}`,
        ],
      },
      metaTitle: {
        it: `Piastrella in maiolica ${colour.it}, dipinta a mano`,
        en: `Hand-painted majolica tile in ${colour.en}`,
      },
      metaDescription: {
        it: `Piastrella 15 × 15 cm in maiolica, dipinta a mano nei toni del ${colour.it}. Prezzi a scalare da ${tiers[0].qty} e da ${tiers[1].qty} pezzi.`,
        en: `A 15 × 15 cm majolica tile, painted by hand in shades of ${colour.en}. Lower prices from ${tiers[0].qty} and from ${tiers[1].qty} pieces.`,
      },
      categories: { decorazioni: position },
      attributes: paintedMajolica,
      createdAt: '2025-05-15',
      priceCents: 1400,
      tiers,
      ...sale,
      qty,
      related: ['TS-PIASTRELLA-PETROLIO', 'TS-PIASTRELLA-CREMISI', 'TS-PIASTRELLA-COBALTO'].filter(
        (sku) => sku !== tileSku,
      ),
      upSell: [panelSku],
      crossSell: ['TS-LABORATORIO-MAIOLICA'],
    }),
    simple({
      sku: panelSku,
      shape: 'piastrella',
      glaze,
      angles: [2, 1],
      name: { it: `Pannello di nove maioliche ${colour.it}`, en: `Panel of nine majolica tiles, ${colour.en}` },
      urlKey: { it: `pannello-maioliche-${colour.it}`, en: `majolica-panel-${colour.en}` },
      summary: {
        it: `Nove piastrelle dipinte come una sola: un quadrato di 45 cm nei toni del ${colour.it}.`,
        en: `Nine tiles painted as one: a 45 cm square in shades of ${colour.en}.`,
      },
      story: {
        it: [
          panelStory.it,
          'Le nove piastrelle si dipingono affiancate sullo stesso banco, perché i tratti si incontrino da una all’altra, e si numerano sul retro: basta seguire l’ordine. Le piccole differenze fra l’una e l’altra sono il motivo per cui, da vicino, continua a piacere.',
          'Dietro i fornelli, sopra un lavabo, o incorniciato da un falegname come un quadro: arriva con lo schema di posa, ogni piastrella imballata per conto suo.',
        ],
        en: [
          panelStory.en,
          'The nine tiles are painted side by side on the same bench, so that the strokes meet from one to the next, and numbered on the back: just follow the order. The small differences between them are the reason it keeps pleasing from up close.',
          'Behind the stove, above a basin, or framed by a carpenter like a picture: it comes with a laying plan, every tile wrapped on its own.',
        ],
      },
      metaTitle: {
        it: `Pannello di maioliche ${colour.it}, 45 × 45 cm`,
        en: `Majolica panel in ${colour.en}, 45 × 45 cm`,
      },
      metaDescription: {
        it: `Pannello di nove piastrelle in maiolica dipinte a mano nei toni del ${colour.it}, 45 × 45 cm, numerate e pronte da posare.`,
        en: `Panel of nine hand-painted majolica tiles in shades of ${colour.en}, 45 × 45 cm, numbered and ready to lay.`,
      },
      categories: { decorazioni: position + 30 },
      attributes: {
        ...paintedMajolica,
        dimensioni: textValue('45 × 45 × 1,4 cm (nove piastrelle da 15 cm)', '45 × 45 × 1.4 cm (nine 15 cm tiles)'),
        contenuto: textValue('Nove piastrelle numerate e lo schema di posa', 'Nine numbered tiles and a laying plan'),
      },
      hasDimensions: false,
      weightKg: 4.7,
      createdAt: '2025-05-15',
      priceCents: 11900,
      qty: panelQty,
      related: [
        ...['TS-PANNELLO-PETROLIO', 'TS-PANNELLO-CREMISI', 'TS-PANNELLO-COBALTO'].filter((sku) => sku !== panelSku),
        tileSku,
      ],
      crossSell: [tileSku, 'TS-LABORATORIO-MAIOLICA'],
    }),
  ]
}

export const casa: readonly SeedProduct[] = [
  configurable({
    sku: 'TS-LAMPADA-LUME',
    shape: 'lampada',
    name: { it: 'Lampada Lume', en: 'Lume table lamp' },
    urlKey: { it: 'lampada-lume', en: 'lume-table-lamp' },
    summary: {
      it: 'Base tornita e paralume in lino: la luce bassa che una stanza aspetta verso sera.',
      en: 'A thrown base and a linen shade: the low light a room waits for towards evening.',
    },
    story: {
      it: [
        'Di giorno è un vaso con un cappello; la sera è la ragione per spegnere il lampadario. Il lino del paralume lascia passare una luce color miele, che scende sullo smalto e lo fa sembrare bagnato.',
        'La base si tornisce in un pezzo solo, a goccia, con il fondo appesantito perché resti ferma anche su un tavolino affollato. Il cavo, lungo due metri e rivestito in tessuto, esce da un foro smaltato come il resto: nessun tubetto di plastica in vista.',
        'Monta una lampadina E27 a LED, fino a 12 watt, che trovi già nella scatola. L’interruttore è sul filo, dove la mano lo cerca al buio.',
      ],
      en: [
        'By day it is a vase with a hat; by night it is the reason to switch off the ceiling light. The linen shade lets through a honey-coloured glow that falls on the glaze and makes it look wet.',
        'The base is thrown in a single piece, drop-shaped, with a weighted foot so that it stays put even on a crowded side table. The cable, two metres long and covered in fabric, leaves through a hole glazed like the rest: no plastic ferrule in sight.',
        'It takes an E27 LED bulb of up to 12 watts, which you will find in the box. The switch is on the cord, where a hand looks for it in the dark.',
      ],
    },
    metaTitle: { it: 'Lampada Lume da tavolo in ceramica', en: 'Lume ceramic table lamp' },
    metaDescription: {
      it: 'Lampada da tavolo in gres tornito a mano con paralume in lino e lampadina LED inclusa. Quattro smalti, due misure.',
      en: 'Hand-thrown stoneware table lamp with a linen shade, LED bulb included. Four glazes, two sizes.',
    },
    categories: { lampade: 10, novita: 10 },
    attributes: {
      ...stonewareForHome,
      materiale: optionValue('gres', 'lino'),
      contenuto: textValue('Base, paralume, lampadina LED E27 da 7 W, 2700 K', 'Base, shade, 7 W E27 LED bulb, 2700 K'),
      cura: textValue(
        'Stacca la spina prima di pulirla. Base: panno morbido appena umido. Paralume: spazzola per abiti o rullo adesivo, mai acqua.',
        'Unplug before cleaning. Base: a soft, slightly damp cloth. Shade: a clothes brush or a lint roller, never water.',
      ),
      avvertenze: textValue(
        'Solo per interni asciutti. Lampadina E27, al massimo 12 W LED. Non coprire il paralume. Se il cavo si danneggia non usarla: scrivici e lo sostituiamo.',
        'For dry indoor use only. E27 bulb, 12 W LED at most. Do not cover the shade. If the cable is damaged, do not use the lamp: write to us and we will replace it.',
      ),
    },
    createdAt: '2026-03-01',
    newFrom: '2026-03-01',
    newTo: '2027-12-31',
    sizes: [
      { code: 'm', scale: 1, priceCents: 14900 },
      { code: 'l', scale: 1.2, priceCents: 18900 },
    ],
    glazeExtraCents: { grafite: 600 },
    qty: 8,
    qtyOf: { 'grafite/l': 0, 'cremisi/m': 3, 'petrolio/l': 4 },
    related: ['TS-VASO-ANFORA', 'TS-CANDELA-SERA', 'TS-CANDELIERE-VEGLIA'],
    upSell: [],
    crossSell: ['TS-CANDELA-SERA', 'TS-SFERE'],
  }),
  configurable({
    sku: 'TS-CANDELA-SERA',
    shape: 'candela',
    name: { it: 'Candela Sera', en: 'Evening candle' },
    urlKey: { it: 'candela-sera', en: 'evening-candle' },
    summary: {
      it: 'Cera di soia in un bicchiere che resta: fico, foglia di pomodoro e un filo di legno di cedro.',
      en: 'Soy wax in a cup that stays: fig, tomato leaf and a thread of cedar wood.',
    },
    story: {
      it: [
        'Il profumo viene da un orto: fico appena spezzato, foglia di pomodoro strofinata fra le dita, cedro sul fondo. Lo abbiamo messo a punto con una profumiera di Firenze, e l’abbiamo tenuto basso di proposito, perché a tavola si senta il pane.',
        'La cera è di soia, lo stoppino di cotone, e il bicchiere è uno dei nostri, tornito e smaltato come una tazza. Quando la candela finisce, acqua calda e sapone: diventa un bicchierino per il caffè, un portapenne, la casa di una piantina.',
      ],
      en: [
        'The scent comes from a kitchen garden: fig just broken open, tomato leaf rubbed between the fingers, cedar underneath. We worked it out with a perfumer in Florence and kept it low on purpose, so that at the table you can still smell the bread.',
        'The wax is soy, the wick cotton, and the cup one of ours, thrown and glazed like a mug. When the candle is finished, hot water and soap: it becomes a small coffee cup, a pencil holder, the home of a seedling.',
      ],
    },
    metaTitle: { it: 'Candela Sera in cera di soia e ceramica', en: 'Evening soy candle in a ceramic cup' },
    metaDescription: {
      it: 'Candela profumata in cera di soia, nel bicchiere di gres fatto al tornio. Fico, foglia di pomodoro, cedro. Quattro smalti.',
      en: 'Scented soy candle in a hand-thrown stoneware cup. Fig, tomato leaf, cedar. Four glazes.',
    },
    categories: { candele: 10, 'idee-regalo': 50 },
    attributes: {
      ...stonewareForHome,
      materiale: optionValue('gres', 'cera-di-soia'),
      cura: textValue(
        'La prima volta lasciala accesa finché tutta la superficie è liquida: la cera ricorda. A candela finita il bicchiere va anche in lavastoviglie.',
        'The first time, let it burn until the whole surface is liquid: wax remembers. Once it is finished the cup can go in the dishwasher, too.',
      ),
      avvertenze: candleSafety,
    },
    createdAt: '2025-10-06',
    sizes: [
      { code: 's', scale: 1, priceCents: 1900, attributes: wax(150, '12,67 € / 100 g', '€12.67 / 100 g') },
      { code: 'm', scale: 1.25, priceCents: 2800, attributes: wax(280, '10,00 € / 100 g', '€10.00 / 100 g') },
    ],
    tiers: [
      { qty: 3, percent: 10 },
      { qty: 6, percent: 15 },
    ],
    qty: 40,
    qtyOf: { 'salvia/m': 0, 'avorio/s': 4 },
    related: ['TS-CANDELIERE-VEGLIA', 'TS-LAMPADA-LUME', 'TS-DISPENSER-SAPONE'],
    crossSell: ['TS-BUONO-REGALO', 'TS-CANDELIERE-VEGLIA'],
  }),
  simple({
    sku: 'TS-CANDELIERE-VEGLIA',
    shape: 'candeliere',
    glaze: 'ocra',
    name: { it: 'Candeliere Veglia', en: 'Veglia candlestick' },
    urlKey: { it: 'candeliere-veglia', en: 'veglia-candlestick' },
    summary: {
      it: 'Un fusto sottile color ocra e una candela lunga: per le cene che non hanno fretta.',
      en: 'A slender ochre stem and a long candle: for dinners in no hurry.',
    },
    story: {
      it: [
        'Veglia prende la forma dai candelieri di legno tornito delle sagrestie: un nodo, una gola, un piattello largo che raccoglie le gocce. In ceramica è più difficile, perché il fusto va fatto pieno e asciugato piano, per giorni.',
        'L’ocra è uno smalto lucido che si addensa nelle gole e schiarisce sugli spigoli, come miele. Tiene candele da 22 mm, quelle di sempre; la prima, avorio, la mettiamo noi.',
      ],
      en: [
        'Veglia takes its shape from the turned wooden candlesticks of old sacristies: a knot, a groove, a wide dish to catch the drops. In ceramic it is harder, because the stem has to be made solid and dried slowly, for days.',
        'The ochre is a glossy glaze that pools in the grooves and pales along the edges, like honey. It holds 22 mm candles, the ordinary kind; the first one, ivory, is on us.',
      ],
    },
    metaTitle: { it: 'Candeliere Veglia in ceramica ocra', en: 'Veglia ceramic candlestick, ochre' },
    metaDescription: {
      it: 'Candeliere in gres color ocra, tornito a mano, con una candela avorio inclusa. Per candele da 22 mm.',
      en: 'Hand-thrown stoneware candlestick in ochre, one ivory candle included. For 22 mm candles.',
    },
    categories: { candele: 20, 'idee-regalo': 70 },
    attributes: {
      ...stonewareForHome,
      contenuto: textValue('Candeliere e una candela avorio', 'Candlestick and one ivory candle'),
      avvertenze: candleSafety,
    },
    createdAt: '2025-10-06',
    priceCents: 2900,
    qty: 4,
    related: ['TS-CANDELA-SERA', 'TS-VASSOIO'],
    upSell: ['TS-LAMPADA-LUME'],
    crossSell: ['TS-CANDELA-SERA'],
  }),
  simple({
    sku: 'TS-SFERE',
    shape: 'sfera-decorativa',
    glaze: 'petrolio',
    isOneGlaze: false,
    name: { it: 'Sfere Decorative', en: 'Decorative spheres' },
    urlKey: { it: 'sfere-decorative', en: 'decorative-spheres' },
    summary: {
      it: 'Petrolio, avorio e ocra: tre sfere che non servono a niente, e per questo ci piacciono.',
      en: 'Teal, ivory and ochre: three spheres with no purpose at all, which is why we like them.',
    },
    story: {
      it: [
        'La sfera è l’esercizio del primo anno: due ciotole uguali, unite sull’orlo, lisciate finché la giuntura sparisce. Ne facevamo tante per imparare, e a un certo punto abbiamo smesso di buttarle.',
        'Sono tre, di 16, 11 e 8 centimetri. Stanno in un vassoio, su una pila di libri, sul bordo di un camino. I bambini le fanno rotolare: sono robuste, ma non così tanto.',
      ],
      en: [
        'The sphere is the first-year exercise: two equal bowls joined at the rim and smoothed until the seam disappears. We used to make many of them to learn, and at some point we stopped throwing them away.',
        'There are three, of 16, 11 and 8 centimetres. They sit on a tray, on a stack of books, along a mantelpiece. Children roll them: they are sturdy, but not that sturdy.',
      ],
    },
    metaTitle: { it: 'Tre sfere decorative in ceramica', en: 'Three decorative ceramic spheres' },
    metaDescription: {
      it: 'Tre sfere in gres smaltato, petrolio, avorio e ocra, da 16, 11 e 8 cm. Fatte a mano a Montelupo.',
      en: 'Three glazed stoneware spheres in teal, ivory and ochre, 16, 11 and 8 cm. Made by hand in Montelupo.',
    },
    categories: { decorazioni: 10, saldi: 30 },
    attributes: {
      ...stonewareForHome,
      dimensioni: textValue('Ø 16, 11 e 8 cm', 'Ø 16, 11 and 8 cm'),
      contenuto: textValue('Tre sfere: petrolio, avorio e ocra', 'Three spheres: teal, ivory and ochre'),
    },
    hasDimensions: false,
    weightKg: 2.1,
    createdAt: '2025-02-03',
    priceCents: 5900,
    special: { cents: 4400, from: '2026-01-01', to: null },
    lowestBeforeCents: 5300,
    qty: 17,
    related: ['TS-VASO-GLOBO', 'TS-VASSOIO', 'TS-VASO-ANFORA'],
    crossSell: ['TS-VASO-ANFORA'],
  }),
  ...tileAndPanel({
    glaze: 'petrolio',
    colour: { it: 'petrolio', en: 'teal' },
    position: 20,
    story: {
      it: 'Il disegno viene dal pavimento di un chiostro: un quadrilobo petrolio intorno a un cuore d’ocra, e agli angoli quattro petali cremisi che aspettano le piastrelle vicine.',
      en: 'The pattern comes from a cloister floor: a teal quatrefoil around an ochre heart and, in the corners, four crimson petals waiting for the tiles next door.',
    },
    panelStory: {
      it: 'Accostate, le piastrelle si completano: i petali degli angoli si chiudono in fiori cremisi fra un quadrilobo e l’altro, e non si capisce più dove finisca una e cominci la successiva.',
      en: 'Set side by side, the tiles complete one another: the corner petals close into crimson flowers between one quatrefoil and the next, until you can no longer tell where one tile ends.',
    },
    qty: 180,
    panelQty: 9,
    isBoxed: true,
  }),
  ...tileAndPanel({
    glaze: 'cremisi',
    colour: { it: 'cremisi', en: 'crimson' },
    position: 21,
    story: {
      it: 'Un rosone rosso cremisi, con piccoli petali verdi e un cuore giallo: il motivo più allegro, quello che chiedono per le cucine.',
      en: 'A crimson rosette with small green petals and a yellow heart: the most cheerful pattern, the one people ask for in kitchens.',
    },
    panelStory: {
      it: 'Nove rosoni in fila, e negli angoli altri quattro che nascono da soli dove le piastrelle si toccano. È un disegno che da lontano sembra un tappeto.',
      en: 'Nine rosettes in rows, and four more that appear by themselves in the corners where the tiles touch. From a distance it looks like a rug.',
    },
    qty: 140,
    panelQty: 7,
  }),
  ...tileAndPanel({
    glaze: 'cobalto',
    colour: { it: 'cobalto', en: 'cobalt' },
    position: 22,
    story: {
      it: 'Blu cobalto su bianco, con un punto di ocra: la tavolozza che a Montelupo si usava già nel Quattrocento, e che non ha mai avuto bisogno di aggiornamenti.',
      en: 'Cobalt blue on white with a touch of ochre: the palette used in Montelupo as early as the fifteenth century, which has never needed an update.',
    },
    panelStory: {
      it: 'Stelle a otto punte che si legano con un intreccio sottile: il pannello cobalto è il più geometrico dei tre, e regge bene anche in una stanza moderna.',
      en: 'Eight-pointed stars tied together by a fine interlace: the cobalt panel is the most geometric of the three and holds its own in a modern room.',
    },
    qty: 210,
    panelQty: 12,
  }),
]
