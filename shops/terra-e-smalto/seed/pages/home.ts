import type { SeedCmsPage, SeedProduct, SeedReview } from '#server/commerce/seed/types.ts'
import { inBoth, sceneImage, shapeImage } from '../products/build.ts'
import {
  banner,
  buttonLink,
  columns,
  heading,
  productPictures,
  productsCarousel,
  quotedReview,
  row,
  scenePictures,
  shopPath,
  text,
} from './pageBuilder.ts'
import { type StoreCode, textIn } from '../texts.ts'

/** The products of the home page's carousel, in order. */
const NEW_PIECES = [
  'TS-LAMPADA-LUME',
  'TS-SET-TE',
  'TS-BARATTOLO',
  'TS-BROCCA',
  'TS-VASO-GLOBO',
  'TS-TRIO-VASI',
  'TS-RICETTARIO',
  'TS-CORSO-TORNIO',
]

const DOORS = [
  {
    name: { it: 'Tavola', en: 'Tableware' },
    line: { it: 'Piatti, ciotole e tazze di ogni giorno', en: 'Plates, bowls and mugs for every day' },
    path: { it: 'tavola.html', en: 'tableware.html' },
    image: shapeImage('ciotola', 'petrolio'),
  },
  {
    name: { it: 'Casa', en: 'Living' },
    line: { it: 'Vasi, lampade e candele', en: 'Vases, lamps and candles' },
    path: { it: 'casa.html', en: 'living.html' },
    image: shapeImage('vaso-globo', 'avorio'),
  },
  {
    name: { it: 'Cucina', en: 'Kitchen' },
    line: { it: 'Barattoli, mortai e casseruole', en: 'Jars, mortars and casseroles' },
    path: { it: 'cucina.html', en: 'kitchen.html' },
    image: shapeImage('casseruola', 'cremisi'),
  },
  {
    name: { it: 'Idee regalo', en: 'Gift ideas' },
    line: { it: 'Per chi ami, o per te', en: 'For someone you love, or for you' },
    path: { it: 'idee-regalo.html', en: 'gift-ideas.html' },
    image: shapeImage('set-te', 'petrolio'),
  },
]

/** The quoted reviews of each store view, in order. */
const QUOTED: Readonly<Record<StoreCode, readonly (readonly [sku: string, nickname: string])[]>> = {
  it: [
    ['TS-TEIERA', 'Silvia B.'],
    ['TS-ALZATA', 'Nonna Pina'],
    ['TS-PIATTO-PIANO', 'Michela'],
  ],
  en: [
    ['TS-TEIERA', 'Margaret'],
    ['TS-SET-TE', 'Yuki'],
    ['TS-PIATTO-PIANO', 'R. Mills'],
  ],
}

const WORDS = {
  it: {
    heroTitle: 'Terra, fuoco e due mani',
    heroText:
      'Ceramiche fatte al tornio a Montelupo Fiorentino, un pezzo alla volta. Per la tavola, per la casa, per restare.',
    heroButton: 'Scopri i vasi',
    heroLabel: 'Un vaso cremisi e un vaso petrolio su fondo carta',
    seasonTitle: 'Regali per l’inverno',
    seasonText:
      'Tazze per le mattine fredde, candele per le sere lunghe e una teiera da dividere. Se non sai scegliere, c’è il buono regalo.',
    seasonButton: 'Scegli un regalo',
    newTitle: 'Appena uscite dal forno',
    newButton: 'Vedi tutte le novità',
    makerTitle: 'La bottega di Marta e Tommaso',
    makerText:
      '<p>In Via del Forno si lavora l’argilla dal 1998: lui al tornio, lei agli smalti, in cinque quando c’è da caricare il forno. Le ricette dei colori stanno in un quaderno a quadretti, e il petrolio è a pagina ventidue.</p><p>Facciamo poche forme e le facciamo da anni. Se una tazza si rompe, la ritrovi uguale; quasi, perché a mano uguale non esiste.</p>',
    makerButton: 'Vieni a conoscerci',
    makerLabel: 'Un angolo con una lampada cremisi accesa, libri e vasi',
    secondTitle: 'La tavola della domenica',
    secondText:
      'Piatti avorio, una brocca, una ciotola petrolio e i limoni del giardino. Si comincia da un pezzo, poi si aggiunge.',
    secondButton: 'Apparecchia con noi',
    secondLabel: 'Una tavola apparecchiata con piatti avorio, brocca, ciotola petrolio e limoni',
    reviewsTitle: 'Tre recensioni, parola per parola',
    outOf: (stars: number, most: number) => `${stars} su ${most}`,
    reviewsNote:
      'Le abbiamo scelte noi: le altre, anche le meno contente, sono nella pagina di ogni pezzo. Chiunque può scrivere una recensione: non verifichiamo che chi scrive abbia comprato qui il pezzo.',
    trustTitle: 'Con cura, fino a casa',
    trust: [
      ['Spedizione gratuita da 79 €', 'In tutta Italia, in 2–4 giorni lavorativi.'],
      ['Arriva intero, o lo rifacciamo', 'Se si rompe per strada ti basta mandarci una foto.'],
      ['30 giorni per ripensarci', 'Il reso è semplice, e rispondiamo noi, non un robot.'],
      ['Fatto a mano in Toscana', 'Dall’argilla allo smalto, tutto in Via del Forno.'],
    ],
  },
  en: {
    heroTitle: 'Earth, fire and two hands',
    heroText:
      'Ceramics thrown on the wheel in Montelupo, near Florence, one piece at a time. For the table, for the home, to stay.',
    heroButton: 'Discover the vases',
    heroLabel: 'A crimson vase and a teal vase on warm paper',
    seasonTitle: 'Gifts for winter',
    seasonText:
      'Mugs for cold mornings, candles for long evenings and a teapot to share. If you cannot choose, there is a gift card.',
    seasonButton: 'Choose a gift',
    newTitle: 'Fresh from the kiln',
    newButton: 'See all new arrivals',
    makerTitle: 'Marta and Tommaso’s workshop',
    makerText:
      '<p>Clay has been worked in Via del Forno since 1998: he at the wheel, she at the glazes, five of us when there is a kiln to load. The recipes for the colours live in a squared notebook, and teal is on page twenty-two.</p><p>We make few shapes and have made them for years. If a mug breaks, you will find the same one again; almost, because by hand there is no such thing as the same.</p>',
    makerButton: 'Come and meet us',
    makerLabel: 'A corner with a lit crimson lamp, books and vases',
    secondTitle: 'The Sunday table',
    secondText: 'Ivory plates, a pitcher, a teal bowl and lemons from the garden. Start with one piece, then add.',
    secondButton: 'Lay the table with us',
    secondLabel: 'A table laid with ivory plates, a pitcher, a teal bowl and lemons',
    reviewsTitle: 'Three reviews, word for word',
    outOf: (stars: number, most: number) => `${stars} out of ${most}`,
    reviewsNote:
      'We chose these: the others, the less happy ones too, are on the page of each piece. Anybody can write a review: we do not verify that whoever writes bought the piece here.',
    trustTitle: 'With care, all the way home',
    trust: [
      ['Free delivery from €79', 'Anywhere in Italy, in 2–4 working days.'],
      ['It arrives whole, or we remake it', 'If it breaks on the way, just send us a photo.'],
      ['30 days to change your mind', 'Returns are simple, and we answer, not a robot.'],
      ['Made by hand in Tuscany', 'From clay to glaze, all of it in Via del Forno.'],
    ],
  },
} as const

const homeContent = (store: StoreCode, products: readonly SeedProduct[], reviews: readonly SeedReview[]): string => {
  const words = WORDS[store]
  const piece = (sku: string) => {
    const product = products.find((each) => each.sku === sku)
    if (product === undefined) throw new Error(`The home page shows ${sku}, which the catalogue lacks`)
    const path = inBoth((code) => `${textIn(code, product.urlKey)}.html`)
    return { sku, name: textIn(store, product.name), href: shopPath(store, path) }
  }
  const quotes = QUOTED[store].map(([sku, nickname]) => {
    const review = reviews.find((each) => each.store === store && each.sku === sku && each.nickname === nickname)
    if (review === undefined) throw new Error(`The home page quotes ${nickname} on ${sku}, who wrote no review`)
    return quotedReview(review, words.outOf, piece(sku))
  })
  return [
    row(
      'full-bleed',
      banner({
        appearance: 'poster',
        pictures: scenePictures('duo-cremisi-petrolio'),
        href: shopPath(store, { it: 'casa/vasi.html', en: 'living/vases.html' }),
        linkType: 'category',
        content: `<h1>${words.heroTitle}</h1><p>${words.heroText}</p>`,
        button: words.heroButton,
        label: words.heroLabel,
      }),
    ),
    row(
      'contained',
      columns(
        ...DOORS.map(({ name, line, path, image }) =>
          banner({
            appearance: 'collage-bottom',
            pictures: productPictures(image.file),
            href: shopPath(store, path),
            linkType: 'category',
            content: `<h2>${name[store]}</h2><p>${line[store]}</p>`,
            button: null,
            label: textIn(store, image.label),
          }),
        ),
      ),
    ),
    row(
      'full-width',
      banner({
        appearance: 'collage-right',
        pictures: scenePictures('te-pomeriggio'),
        href: shopPath(store, { it: 'idee-regalo.html', en: 'gift-ideas.html' }),
        linkType: 'category',
        content: `<h2>${words.seasonTitle}</h2><p>${words.seasonText}</p>`,
        button: words.seasonButton,
        label: textIn(store, sceneImage('te-pomeriggio').label),
      }),
    ),
    row(
      'contained',
      heading('h2', words.newTitle),
      productsCarousel(NEW_PIECES.map(piece)),
      buttonLink(shopPath(store, { it: 'novita.html', en: 'new-arrivals.html' }), words.newButton),
    ),
    row(
      'full-width',
      banner({
        appearance: 'collage-left',
        pictures: scenePictures('angolo-lampada'),
        href: shopPath(store, { it: 'chi-siamo', en: 'about-us' }),
        linkType: 'page',
        content: `<h2>${words.makerTitle}</h2>${words.makerText}`,
        button: words.makerButton,
        label: words.makerLabel,
      }),
    ),
    row(
      'full-width',
      banner({
        appearance: 'collage-right',
        pictures: scenePictures('tavola-natura-morta'),
        href: shopPath(store, { it: 'tavola.html', en: 'tableware.html' }),
        linkType: 'category',
        content: `<h2>${words.secondTitle}</h2><p>${words.secondText}</p>`,
        button: words.secondButton,
        label: words.secondLabel,
      }),
    ),
    row(
      'contained',
      heading('h2', words.reviewsTitle),
      columns(...quotes),
      text(`<p><small>${words.reviewsNote}</small></p>`),
    ),
    row(
      'contained',
      heading('h2', words.trustTitle),
      columns(...words.trust.map(([title, line]) => `${heading('h3', title)}${text(`<p>${line}</p>`)}`)),
    ),
  ].join('')
}

/** The home page; its carousel names products of the given catalogue, and it quotes some of the given reviews. */
export const homePage = (products: readonly SeedProduct[], reviews: readonly SeedReview[]): SeedCmsPage => ({
  identifier: 'home',
  urlKey: { it: 'home', en: 'home' },
  title: { it: 'Terra e Smalto', en: 'Terra e Smalto' },
  contentHeading: { it: '', en: '' },
  content: inBoth((store) => homeContent(store, products, reviews)),
  meta: {
    title: { it: 'Ceramiche fatte a mano a Montelupo', en: 'Ceramics made by hand in Montelupo' },
    description: {
      it: 'Vasi, piatti, tazze e lampade in ceramica, fatti al tornio e smaltati a mano a Montelupo Fiorentino. Spedizione gratuita da 79 €.',
      en: 'Ceramic vases, plates, mugs and lamps, thrown on the wheel and glazed by hand in Montelupo, near Florence. Free delivery from €79.',
    },
  },
  pageLayout: 'cms-full-width',
})
