/** How a language speaks of prices and options; words in lower case without accents. */
type LanguageWords = {
  readonly below: readonly string[]
  readonly above: readonly string[]
  /** These say other things too: they speak of a price only with a currency. */
  readonly aboveWithCurrency: readonly string[]
  /** Words that may follow an amount with a currency. */
  readonly belowAfter: readonly string[]
  readonly aboveAfter: readonly string[]
  /** Words before an amount with a currency that is near to the price, and words after it. */
  readonly about: readonly string[]
  readonly aboutAfter: readonly string[]
  /** Words around two amounts: before the first (empty if there are none), between both. */
  readonly between: readonly (readonly [before: string, middle: string])[]
  /** Words that may stand before an amount. */
  readonly articles: readonly string[]
  /** Names of a price that may stand before its limit. */
  readonly names: readonly string[]
  /** A number before one of them is no price. */
  readonly units: readonly string[]
  /** They turn a limit round, and an option that they stand before is not looked for. */
  readonly negations: readonly string[]
  /** Words that go on with a negation: `without blue or red`. */
  readonly joins: readonly string[]
  /** Words before a colour that name a shade of it, also as the beginning of one word: `dark blue`, `dunkelblau`. */
  readonly shadesBefore: readonly string[]
  /** Words after a colour that name a shade of it. */
  readonly shadesAfter: readonly string[]
  /** Names of properties that a search may have before or after an option. */
  readonly properties: readonly string[]
  /** Articles and prepositions that an apostrophe joins to the next word. */
  readonly elided: readonly string[]
  /** Words that say nothing by themselves. */
  readonly fillers: readonly string[]
}

/** Units and signs of every language. */
export const UNITS = [
  'cm',
  'mm',
  'm',
  'ml',
  'cl',
  'dl',
  'l',
  'lt',
  'kg',
  'g',
  'gr',
  'pz',
  'pcs',
  'x',
  '%',
  '°',
  '°c',
  '"',
]

const words = (list: string): readonly string[] => list.split(', ')

const LANGUAGE_WORDS: Readonly<Record<string, LanguageWords>> = {
  it: {
    below: words(
      'al di sotto di, al di sotto dei, al di sotto degli, sotto, meno di, fino a, fino ai, fino agli, entro, al massimo, massimo, max, inferiore a, inferiore ai, inferiori a, inferiori ai, minore di, minori di',
    ),
    above: words(
      'al di sopra di, al di sopra dei, al di sopra degli, sopra, piu di, oltre, a partire da, a partire dai, almeno, minimo, min, superiore a, superiore ai, superiori a, superiori ai, maggiore di, maggiori di',
    ),
    aboveWithCurrency: words('da, dai, dagli'),
    belowAfter: words('o meno, al massimo, massimo, max, in giu'),
    aboveAfter: words('o piu, in su, e oltre, minimo, min'),
    about: words('circa, attorno a, attorno ai, attorno agli, intorno a, intorno ai, intorno agli, sui, sugli'),
    aboutAfter: words("circa, all'incirca"),
    between: [
      ['da', 'a'],
      ['da', 'fino a'],
      ['dai', 'ai'],
      ['dagli', 'ai'],
      ['tra', 'e'],
      ['fra', 'e'],
      ['', 'a'],
    ],
    articles: words('i, ai, gli, le, a, di, da'),
    names: words('prezzo, prezzi, costo, budget'),
    units: words('pezzi, pezzo, persone, persona, posti, anni, mesi, litri, litro, gradi, centimetri'),
    negations: words('non, senza, ne, tranne, eccetto, escluso, esclusi'),
    joins: words('o, od, oppure, e, ed, ne'),
    shadesBefore: [],
    shadesAfter: words(
      'scuro, scura, scuri, scure, chiaro, chiara, chiari, chiare, acqua, acceso, intenso, intensa, pallido, pallida, pastello, opaco, opaca, lucido, lucida, notte, cielo, bosco, oliva, menta, fuoco, sporco, sporca',
    ),
    properties: words(
      'colore, color, colori, tinta, misura, misure, taglia, taglie, tg, grandezza, formato, numero, num, n, nr, materiale',
    ),
    elided: words('l, d, un, dell, all, dall, nell, sull'),
    fillers:
      'a al alla alle agli ai con da dal dalla di del della dei delle degli e ed il in la le lo gli i ma nel nella o od oppure per su un una uno'.split(
        ' ',
      ),
  },
  en: {
    below: words(
      'less than, no more than, cheaper than, lower than, under, below, up to, up to a maximum of, not exceeding, max, maximum, at most',
    ),
    above: words('more than, higher than, over, above, at least, starting at, min, minimum'),
    aboveWithCurrency: words('from, starting from'),
    belowAfter: words('or less, or under, or below, or cheaper, and less, and under, and below, max, maximum, at most'),
    aboveAfter: words('or more, or over, or above, and more, and over, and above, and up, min, minimum'),
    about: words('around, about, approximately, roughly, circa, ca'),
    aboutAfter: words('or so, approximately, roughly'),
    between: [
      ['from', 'to'],
      ['from', 'up to'],
      ['between', 'and'],
      ['', 'to'],
    ],
    articles: [],
    names: words('price, prices, priced, cost, costs, costing, budget'),
    units: words('pieces, piece, people, persons, years, months, litres, liters, litre, liter, inches'),
    negations: words('not, no, without, except, excluding, neither, nor'),
    joins: words('or, and, nor'),
    shadesBefore: words(
      'dark, light, pale, deep, bright, soft, dusty, pastel, off, navy, royal, sky, forest, olive, mint',
    ),
    shadesAfter: [],
    properties: words('colour, color, colours, colors, coloured, colored, size, sizes, sized, sz, number, material'),
    elided: [],
    fillers: 'a an and at but by for from in of on or the to with'.split(' '),
  },
  de: {
    below: words(
      'weniger als, gunstiger als, guenstiger als, billiger als, hochstens, hoechstens, maximal, max, unter, unterhalb von, bis zu, bis maximal, bis max, bis',
    ),
    above: words('mehr als, teurer als, mindestens, uber, ueber, oberhalb von, ab, min'),
    aboveWithCurrency: words('von'),
    belowAfter: words('oder weniger, und weniger, oder darunter, und darunter, hochstens, hoechstens, maximal, max'),
    aboveAfter: words('oder mehr, und mehr, oder daruber, und daruber, aufwarts, aufwaerts, mindestens'),
    about: words('etwa, ca, circa, ungefahr, ungefaehr, rund, um die, um'),
    aboutAfter: words('etwa, ca, circa, ungefahr, ungefaehr'),
    between: [
      ['von', 'bis'],
      ['von', 'bis zu'],
      ['ab', 'bis'],
      ['zwischen', 'und'],
      ['', 'bis'],
    ],
    articles: [],
    names: words('preis, preise, kosten, budget'),
    units: words('stuck, teile, teilig, personen, person, jahre, jahren, monate, liter, grad'),
    negations: words('nicht, kein, keine, keinen, keinem, keiner, ohne, ausser, außer, weder, noch'),
    joins: words('oder, und, noch'),
    shadesBefore: words(
      'dunkel, hell, tief, mittel, blass, zart, matt, pastell, marine, konigs, himmel, mint, oliv, gras, wald, tannen, flaschen, wein, kirsch, feuer, zitronen, natur, creme, perl, alt',
    ),
    shadesAfter: [],
    properties: words(
      'farbe, farben, große, grosse, groesse, großen, grossen, groessen, gr, konfektionsgroße, konfektionsgroesse, schuhgroße, schuhgroesse, nummer, nr, material',
    ),
    elided: [],
    fillers:
      'aber am an auf aus das dem den der des die ein eine einem einen einer fur im in mit oder sondern und vom von zu zum zur'.split(
        ' ',
      ),
  },
  fr: {
    below: words(
      'en dessous de, moins de, moins cher que, jusqu a, jusqua, sous, maximum, max, au maximum, au plus, inferieur a, inferieurs a, inferieure a, inferieures a',
    ),
    above: words(
      'au dessus de, plus de, plus cher que, a partir de, au moins, au minimum, minimum, min, superieur a, superieurs a, superieure a, superieures a',
    ),
    aboveWithCurrency: words('des'),
    belowAfter: words('ou moins, et moins, maximum, max, au maximum, au plus'),
    aboveAfter: words('ou plus, et plus, minimum, min, au minimum'),
    about: words('environ, autour de, aux alentours de, a peu pres, vers'),
    aboutAfter: words('environ, a peu pres'),
    between: [
      ['de', 'a'],
      ['entre', 'et'],
      ['', 'a'],
    ],
    articles: words('les, de'),
    names: words('prix, cout, budget'),
    units: words('pieces, piece, personnes, personne, ans, mois, litres, litre, degres'),
    negations: words('pas, non, sans, sauf, excepte, hormis, ni'),
    joins: words('ou, et, ni'),
    shadesBefore: [],
    shadesAfter: words(
      'fonce, foncee, fonces, foncees, clair, claire, clairs, claires, pale, pales, vif, vive, pastel, mat, mate, marine, nuit, ciel, olive, menthe, casse',
    ),
    properties: words('couleur, couleurs, coloris, taille, tailles, pointure, pointures, numero, matiere'),
    elided: words('l, d'),
    fillers: 'a au aux avec d dans de des du en et l la le les mais ou par pour sur un une'.split(' '),
  },
  es: {
    below: words(
      'por debajo de, menos de, mas barato que, hasta, bajo, maximo, max, como maximo, como mucho, inferior a, inferiores a',
    ),
    above: words('por encima de, mas de, mas caro que, a partir de, al menos, minimo, min, superior a, superiores a'),
    aboveWithCurrency: words('desde'),
    belowAfter: words('o menos, como maximo, maximo, max, como mucho'),
    aboveAfter: words('o mas, en adelante, minimo, min'),
    about: words('alrededor de, cerca de, unos, aproximadamente, sobre'),
    aboutAfter: words('aproximadamente, mas o menos'),
    between: [
      ['de', 'a'],
      ['desde', 'hasta'],
      ['entre', 'y'],
      ['', 'a'],
    ],
    articles: words('los, de'),
    names: words('precio, precios, coste, presupuesto'),
    units: words('piezas, pieza, personas, persona, anos, meses, litros, litro, grados'),
    negations: words('no, sin, excepto, salvo, ni'),
    joins: words('o, u, y, e, ni'),
    shadesBefore: [],
    shadesAfter: words(
      'oscuro, oscura, oscuros, oscuras, claro, clara, claros, claras, palido, palida, vivo, viva, pastel, mate, marino, noche, cielo, oliva, menta, roto',
    ),
    properties: words('color, colores, talla, tallas, tamano, tamanos, medida, numero, material'),
    elided: [],
    fillers: 'a al con de del e el en la las lo los o para pero por u un una unos unas y'.split(' '),
  },
}

/** The words of the language of a locale; none of a language that the table lacks. */
export const languageWordsOf = (locale: string): LanguageWords | undefined => LANGUAGE_WORDS[locale.slice(0, 2)]
