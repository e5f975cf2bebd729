import type { SeedCategory, SeedCategorySorting, SeedImage } from '#server/commerce/seed/types.ts'
import { paragraphs, sceneImage, shapeImage } from './products/build.ts'
import type { LocalText } from './texts.ts'

type CategoryDraft = {
  readonly key: string
  readonly name: LocalText
  readonly urlKey: LocalText
  /** One paragraph. */
  readonly description: LocalText
  readonly metaTitle: LocalText
  readonly metaDescription: LocalText
  readonly image: SeedImage
  readonly sorting?: SeedCategorySorting
  /** Shown above its list. */
  readonly landingBlock?: string
  readonly children?: readonly SeedCategory[]
}

/** Siblings get their position from their order. */
const inOrder = (categories: readonly SeedCategory[]): readonly SeedCategory[] =>
  categories.map((category, index) => ({ ...category, position: index + 1 }))

const category = ({ key, name, urlKey, description, image, ...draft }: CategoryDraft): SeedCategory => ({
  key,
  name,
  urlKey,
  description: paragraphs({ it: [description.it], en: [description.en] }),
  meta: { title: draft.metaTitle, description: draft.metaDescription },
  image,
  position: 0,
  includeInMenu: true,
  isAnchor: true,
  displayMode: draft.landingBlock === undefined ? 'PRODUCTS' : 'PRODUCTS_AND_PAGE',
  landingBlock: draft.landingBlock ?? null,
  sorting: draft.sorting ?? null,
  children: inOrder(draft.children ?? []),
})

export const categories: readonly SeedCategory[] = inOrder([
  category({
    key: 'tavola',
    name: { it: 'Tavola', en: 'Tableware' },
    urlKey: { it: 'tavola', en: 'tableware' },
    description: {
      it: 'Piatti, ciotole, tazze e brocche in gres, fatti per essere usati ogni giorno e mescolati fra loro. Vanno in lavastoviglie, e con gli anni migliorano.',
      en: 'Plates, bowls, mugs and pitchers in stoneware, made to be used every day and mixed freely. They go in the dishwasher and get better with the years.',
    },
    metaTitle: { it: 'Ceramiche per la tavola', en: 'Ceramic tableware' },
    metaDescription: {
      it: 'Piatti, ciotole, tazze, brocche e servizi in gres fatti a mano in Toscana. Smalti da mescolare, lavastoviglie senza pensieri.',
      en: 'Stoneware plates, bowls, mugs, pitchers and sets made by hand in Tuscany. Glazes to mix, carefree in the dishwasher.',
    },
    image: sceneImage('tavola-natura-morta'),
    children: [
      category({
        key: 'piatti',
        name: { it: 'Piatti', en: 'Plates' },
        urlKey: { it: 'piatti', en: 'plates' },
        description: {
          it: 'Piani, fondi, da portata: la base di ogni tavola, tornita e smaltata un pezzo alla volta.',
          en: 'Flat, deep, for serving: the foundation of every table, thrown and glazed one piece at a time.',
        },
        metaTitle: { it: 'Piatti in gres fatti a mano', en: 'Handmade stoneware plates' },
        metaDescription: {
          it: 'Piatti piani e fondi, alzate e vassoi in gres smaltato. Da sei pezzi il prezzo scende.',
          en: 'Dinner and pasta plates, cake stands and trays in glazed stoneware. Lower prices from six pieces.',
        },
        image: shapeImage('piatto-piano', 'petrolio'),
      }),
      category({
        key: 'ciotole',
        name: { it: 'Ciotole', en: 'Bowls' },
        urlKey: { it: 'ciotole', en: 'bowls' },
        description: {
          it: 'Da tenere fra le mani a colazione, o da mettere al centro del tavolo piene di frutta.',
          en: 'To hold in both hands at breakfast, or to set in the middle of the table full of fruit.',
        },
        metaTitle: { it: 'Ciotole, insalatiere e fruttiere', en: 'Bowls, salad bowls and fruit stands' },
        metaDescription: {
          it: 'Ciotole da colazione, insalatiere e fruttiere in gres, in tre misure e in tanti smalti.',
          en: 'Breakfast bowls, salad bowls and fruit stands in stoneware, in three sizes and many glazes.',
        },
        image: shapeImage('ciotola', 'salvia'),
      }),
      category({
        key: 'tazze',
        name: { it: 'Tazze e tazzine', en: 'Mugs and cups' },
        urlKey: { it: 'tazze-e-tazzine', en: 'mugs-and-cups' },
        description: {
          it: 'La tazza grande del mattino, la tazzina dopo pranzo. Il manico lo proviamo noi, con quattro dita.',
          en: 'The big morning mug, the small cup after lunch. We test the handles ourselves, with four fingers.',
        },
        metaTitle: { it: 'Tazze e tazzine in ceramica', en: 'Ceramic mugs and espresso cups' },
        metaDescription: {
          it: 'Tazze da tè e da latte, tazzine da espresso con piattino e zuccheriere in gres fatto a mano.',
          en: 'Mugs, espresso cups with saucers and sugar bowls in handmade stoneware.',
        },
        image: shapeImage('tazza', 'cremisi'),
      }),
      category({
        key: 'brocche',
        name: { it: 'Brocche', en: 'Pitchers' },
        urlKey: { it: 'brocche', en: 'pitchers' },
        description: {
          it: 'Brocche e teiere con un beccuccio che versa e non gocciola. Le abbiamo provate tutte, con l’acqua e con il vino.',
          en: 'Pitchers and teapots with a spout that pours and does not drip. We have tried them all, with water and with wine.',
        },
        metaTitle: { it: 'Brocche e teiere in gres', en: 'Stoneware pitchers and teapots' },
        metaDescription: {
          it: 'Brocche e teiere in gres con beccuccio salvagoccia, modellate al tornio a Montelupo.',
          en: 'Stoneware pitchers and teapots with drip-free spouts, thrown on the wheel in Montelupo.',
        },
        image: shapeImage('brocca', 'avorio'),
      }),
      category({
        key: 'servizi',
        name: { it: 'Servizi', en: 'Sets' },
        urlKey: { it: 'servizi', en: 'sets' },
        description: {
          it: 'Tavole già composte, dalla stessa infornata, in una scatola sola. Costano meno che a pezzi.',
          en: 'Tables already composed, from the same firing, in a single box. They cost less than piece by piece.',
        },
        metaTitle: { it: 'Servizi da tavola e da tè', en: 'Tableware and tea sets' },
        metaDescription: {
          it: 'Servizi da tavola per quattro e set da tè in gres, in scatola regalo. Ogni pezzo si ricompra anche da solo.',
          en: 'Tableware for four and tea sets in stoneware, gift boxed. Every piece can be bought again on its own.',
        },
        image: sceneImage('te-pomeriggio'),
      }),
    ],
  }),
  category({
    key: 'casa',
    name: { it: 'Casa', en: 'Living' },
    urlKey: { it: 'casa', en: 'living' },
    description: {
      it: 'Vasi, lampade, candele e maioliche: le cose che non servono a niente, tranne che a stare bene in una stanza.',
      en: 'Vases, lamps, candles and majolica: things with no purpose but to make a room a good place to be.',
    },
    metaTitle: { it: 'Ceramiche per la casa', en: 'Ceramics for the home' },
    metaDescription: {
      it: 'Vasi, lampade, candele e maioliche dipinte a mano. Ceramica toscana per il salotto, la camera e l’ingresso.',
      en: 'Vases, lamps, candles and hand-painted majolica. Tuscan ceramics for living room, bedroom and hall.',
    },
    image: sceneImage('mensola-vasi'),
    landingBlock: 'casa-landing',
    children: [
      category({
        key: 'vasi',
        name: { it: 'Vasi', en: 'Vases' },
        urlKey: { it: 'vasi', en: 'vases' },
        description: {
          it: 'Per un ramo solo o per un mazzo intero. Tengono l’acqua, tengono la posizione e stanno bene anche vuoti.',
          en: 'For a single stem or a whole bunch. They hold water, hold their ground and look good empty, too.',
        },
        metaTitle: { it: 'Vasi in ceramica fatti a mano', en: 'Handmade ceramic vases' },
        metaDescription: {
          it: 'Vasi in gres torniti a mano: anfore, bottiglie, globi e portavasi, in sette smalti e tre misure.',
          en: 'Hand-thrown stoneware vases: amphorae, bottles, globes and planters, in seven glazes and three sizes.',
        },
        image: shapeImage('vaso-anfora', 'petrolio'),
      }),
      category({
        key: 'lampade',
        name: { it: 'Lampade', en: 'Lamps' },
        urlKey: { it: 'lampade', en: 'lamps' },
        description: {
          it: 'Luce bassa e calda, su una base che di giorno è una scultura.',
          en: 'Low, warm light on a base that is a sculpture by day.',
        },
        metaTitle: { it: 'Lampade da tavolo in ceramica', en: 'Ceramic table lamps' },
        metaDescription: {
          it: 'Lampade da tavolo con base in gres tornita a mano e paralume in lino. Lampadina LED inclusa.',
          en: 'Table lamps with hand-thrown stoneware bases and linen shades. LED bulb included.',
        },
        image: sceneImage('angolo-lampada'),
      }),
      category({
        key: 'candele',
        name: { it: 'Candele', en: 'Candles' },
        urlKey: { it: 'candele', en: 'candles' },
        description: {
          it: 'Cera di soia in bicchieri che restano, e candelieri per le cene lunghe.',
          en: 'Soy wax in cups that stay, and candlesticks for long dinners.',
        },
        metaTitle: { it: 'Candele e candelieri in ceramica', en: 'Candles and ceramic candlesticks' },
        metaDescription: {
          it: 'Candele profumate in cera di soia nel loro bicchiere di gres, e candelieri torniti a mano.',
          en: 'Scented soy candles in stoneware cups, and hand-thrown candlesticks.',
        },
        image: shapeImage('candela', 'petrolio'),
      }),
      category({
        key: 'decorazioni',
        name: { it: 'Decorazioni', en: 'Decor' },
        urlKey: { it: 'decorazioni', en: 'decor' },
        description: {
          it: 'Sfere e maioliche dipinte a mano, con i motivi che a Montelupo si tramandano da cinque secoli.',
          en: 'Spheres and hand-painted majolica, with the patterns handed down in Montelupo for five centuries.',
        },
        metaTitle: { it: 'Maioliche e decorazioni in ceramica', en: 'Majolica and ceramic decor' },
        metaDescription: {
          it: 'Piastrelle e pannelli in maiolica dipinti a mano, sfere decorative in gres smaltato.',
          en: 'Hand-painted majolica tiles and panels, decorative spheres in glazed stoneware.',
        },
        image: shapeImage('piastrella', 'cobalto'),
      }),
    ],
  }),
  category({
    key: 'cucina',
    name: { it: 'Cucina', en: 'Kitchen' },
    urlKey: { it: 'cucina', en: 'kitchen' },
    description: {
      it: 'Quello che sta accanto ai fornelli: barattoli, casseruole, mortai. Robusti, sinceri, belli da lasciare fuori.',
      en: 'What lives next to the stove: jars, casseroles, mortars. Sturdy, honest, too good to put away.',
    },
    metaTitle: { it: 'Ceramiche per la cucina', en: 'Ceramics for the kitchen' },
    metaDescription: {
      it: 'Barattoli, casseruole da fuoco, mortai e portautensili in gres, fatti a mano in Toscana per cucinare davvero.',
      en: 'Jars, flameproof casseroles, mortars and utensil crocks in stoneware, made by hand in Tuscany for real cooking.',
    },
    image: shapeImage('casseruola', 'cremisi'),
    children: [
      category({
        key: 'contenitori',
        name: { it: 'Contenitori', en: 'Storage' },
        urlKey: { it: 'contenitori', en: 'storage' },
        description: {
          it: 'Barattoli che chiudono bene e vasi per i mestoli: l’ordine che si può lasciare in vista.',
          en: 'Jars that close well and crocks for spoons: tidiness you can leave on show.',
        },
        metaTitle: { it: 'Barattoli e contenitori in gres', en: 'Stoneware jars and storage' },
        metaDescription: {
          it: 'Barattoli da dispensa con coperchio in gres e legno, portautensili e contenitori per la cucina.',
          en: 'Pantry jars with lids in stoneware and wood, utensil crocks and kitchen storage.',
        },
        image: shapeImage('barattolo', 'ocra'),
      }),
      category({
        key: 'cottura',
        name: { it: 'Cottura', en: 'Cookware' },
        urlKey: { it: 'cottura', en: 'cookware' },
        description: {
          it: 'Gres da fuoco per le cotture lente, dal fornello al centro del tavolo.',
          en: 'Flameproof stoneware for slow cooking, from the hob to the middle of the table.',
        },
        metaTitle: { it: 'Casseruole in gres da fuoco', en: 'Flameproof stoneware casseroles' },
        metaDescription: {
          it: 'Casseruole in gres da fuoco per forno e fornello a gas, smaltate a mano e pronte per la tavola.',
          en: 'Flameproof stoneware casseroles for oven and gas hob, glazed by hand and ready for the table.',
        },
        image: shapeImage('casseruola', 'cremisi'),
      }),
      category({
        key: 'utensili',
        name: { it: 'Utensili', en: 'Utensils' },
        urlKey: { it: 'utensili', en: 'utensils' },
        description: {
          it: 'Mortai, portamestoli, dispenser: i piccoli aiuti che finiscono per restare sul piano.',
          en: 'Mortars, spoon crocks, dispensers: the small helpers that end up staying on the worktop.',
        },
        metaTitle: { it: 'Mortai e utensili in ceramica', en: 'Mortars and ceramic utensils' },
        metaDescription: {
          it: 'Mortaio con pestello in ulivo, portautensili e dispenser in gres per la cucina di tutti i giorni.',
          en: 'Mortar with olive-wood pestle, utensil crock and dispenser in stoneware for everyday kitchens.',
        },
        image: shapeImage('mortaio', 'grafite'),
      }),
    ],
  }),
  category({
    key: 'idee-regalo',
    name: { it: 'Idee regalo', en: 'Gift ideas' },
    urlKey: { it: 'idee-regalo', en: 'gift-ideas' },
    description: {
      it: 'Per chi va a vivere insieme, per chi cucina, per chi ha già tutto. E, se proprio non sai, un buono o una mattina al tornio.',
      en: 'For people moving in together, for those who cook, for those who have everything. And if you cannot decide, a gift card or a morning at the wheel.',
    },
    metaTitle: { it: 'Idee regalo in ceramica', en: 'Ceramic gift ideas' },
    metaDescription: {
      it: 'Regali in ceramica fatta a mano: set da tè, servizi, candele, buoni regalo, corsi di tornio e il nostro ricettario.',
      en: 'Handmade ceramic gifts: tea sets, tableware, candles, gift cards, wheel-throwing workshops and our recipe book.',
    },
    image: shapeImage('buono-regalo', 'petrolio'),
  }),
  category({
    key: 'novita',
    name: { it: 'Novità', en: 'New arrivals' },
    urlKey: { it: 'novita', en: 'new-arrivals' },
    description: {
      it: 'Appena uscite dal forno: le forme e gli smalti dell’ultima stagione.',
      en: 'Fresh from the kiln: the shapes and glazes of this season.',
    },
    metaTitle: { it: 'Novità in ceramica', en: 'New ceramics' },
    metaDescription: {
      it: 'Le ultime ceramiche uscite dal forno: la Lampada Lume, la Brocca Fonte, il Barattolo Dispensa e i nuovi corsi.',
      en: 'The latest ceramics from the kiln: the Lume lamp, the Fonte pitcher, the Pantry jar and the new workshops.',
    },
    image: shapeImage('lampada', 'petrolio'),
  }),
  category({
    key: 'saldi',
    name: { it: 'Saldi', en: 'Sale' },
    urlKey: { it: 'saldi', en: 'sale' },
    description: {
      it: 'Stessa terra, stesse mani, prezzo più leggero: sono le ultime di una serie, o gli smalti che lasciano il posto ai nuovi.',
      en: 'Same clay, same hands, a lighter price: the last of a series, or glazes making room for new ones.',
    },
    metaTitle: { it: 'Saldi: ceramiche in offerta', en: 'Sale: reduced ceramics' },
    metaDescription: {
      it: 'Ceramiche fatte a mano a prezzo ridotto: alzate, portavasi, sfere, vassoi e casseruole, fino a esaurimento.',
      en: 'Handmade ceramics at reduced prices: cake stands, planters, spheres, trays and casseroles, while they last.',
    },
    image: shapeImage('alzata', 'salvia'),
    // Shoppers in the sale prefer the lowest price first.
    sorting: { available: ['price', 'name'], default: 'price' },
  }),
])
