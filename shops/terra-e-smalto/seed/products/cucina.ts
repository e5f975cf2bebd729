import type { SeedProduct } from '#server/commerce/seed/types.ts'
import { configurable, optionValue, simple, textValue } from './build.ts'
import { stonewareForHome, stonewareForTable } from './wares.ts'

export const cucina: readonly SeedProduct[] = [
  configurable({
    sku: 'TS-BARATTOLO',
    shape: 'barattolo',
    name: { it: 'Barattolo Dispensa', en: 'Pantry jar' },
    urlKey: { it: 'barattolo-dispensa', en: 'pantry-jar' },
    summary: {
      it: 'Coperchio con pomello in legno e guarnizione: caffè, farina e biscotti, in bella vista.',
      en: 'A lid with a wooden knob and a seal: coffee, flour and biscuits, in plain sight.',
    },
    story: {
      it: [
        'Per anni abbiamo tenuto la farina nel sacchetto chiuso con una molletta. Poi Tommaso ha tornito un barattolo per il caffè, uno per lo zucchero, e la mensola è diventata la parte più bella della cucina.',
        'Il gres tiene fuori la luce, che è la vera nemica del caffè e delle spezie; la guarnizione in silicone alimentare tiene fuori il resto. Il pomello è di faggio oliato, avvitato da sotto: se lo perdi, te ne mandiamo un altro.',
        'La piccola per le spezie e il tè, la media per il caffè, la grande per la pasta corta e i biscotti. In fila, di misure e smalti diversi, stanno meglio che uguali.',
      ],
      en: [
        'For years we kept flour in its bag, closed with a clothes peg. Then Tommaso threw a jar for the coffee, one for the sugar, and the shelf became the best-looking part of the kitchen.',
        'Stoneware keeps out light, the true enemy of coffee and spices; the food-grade silicone seal keeps out the rest. The knob is oiled beech, screwed on from below: if you lose it, we send you another.',
        'The small one for spices and tea, the medium for coffee, the large for short pasta and biscuits. In a row, in different sizes and glazes, they look better than matching.',
      ],
    },
    metaTitle: { it: 'Barattolo Dispensa in gres con coperchio', en: 'Stoneware pantry jar with lid' },
    metaDescription: {
      it: 'Barattolo da cucina in gres con coperchio a tenuta e pomello in faggio. Tre misure, quattro smalti, fatto al tornio.',
      en: 'Stoneware kitchen jar with a sealing lid and a beech knob. Three sizes, four glazes, thrown by hand.',
    },
    categories: { contenitori: 10, novita: 30 },
    attributes: {
      ...stonewareForTable,
      materiale: optionValue('gres', 'legno-di-faggio'),
      microonde: optionValue('0'),
      cura: textValue(
        'Il barattolo va in lavastoviglie, il coperchio no: passalo con un panno umido e asciuga subito il legno.',
        'The jar goes in the dishwasher, the lid does not: wipe it with a damp cloth and dry the wood at once.',
      ),
    },
    createdAt: '2026-01-15',
    newFrom: '2026-01-15',
    newTo: '2027-12-31',
    sizes: [
      { code: 's', scale: 0.75, priceCents: 3200, attributes: { capacita: textValue('450 ml', '450 ml') } },
      { code: 'm', scale: 1, priceCents: 4200, attributes: { capacita: textValue('1,1 litri', '1.1 litres') } },
      { code: 'l', scale: 1.25, priceCents: 5400, attributes: { capacita: textValue('2,1 litri', '2.1 litres') } },
    ],
    glazeExtraCents: { grafite: 300 },
    qty: 20,
    qtyOf: { 'ocra/s': 0, 'petrolio/m': 3 },
    related: ['TS-PORTAUTENSILI', 'TS-ZUCCHERIERA', 'TS-TAZZINA'],
    upSell: [],
    crossSell: ['TS-PORTAUTENSILI', 'TS-TAZZINA'],
  }),
  simple({
    sku: 'TS-CASSERUOLA',
    shape: 'casseruola',
    glaze: 'cremisi',
    video: {
      preview: {
        file: 'catalog/product/casseruola-cremisi-3.jpg',
        label: {
          it: 'Il pomello e il coperchio della casseruola da vicino',
          en: 'The knob and the lid of the casserole from close by',
        },
        width: 960,
        height: 1200,
        background: '#D9D2C6',
      },
      content: {
        provider: '',
        url: 'catalog/product/casseruola-cremisi.webm',
        title: { it: 'La casseruola, dal pomello ai manici', en: 'The casserole, from knob to handles' },
        description: {
          it: 'Cinque secondi, senza suono: lo sguardo parte dal pomello, si allarga al coperchio e gira fino ai manici.',
          en: 'Five seconds, without sound: the view starts at the knob, widens to the lid and turns to the handles.',
        },
      },
    },
    name: { it: 'Casseruola Forno', en: 'Forno casserole' },
    urlKey: { it: 'casseruola-forno', en: 'forno-casserole' },
    summary: {
      it: 'Gres da fuoco, due litri e mezzo, coperchio pesante: per i piatti che cuociono da soli mentre fai altro.',
      en: 'Flameproof stoneware, two and a half litres, a heavy lid: for dishes that cook themselves while you do something else.',
    },
    story: {
      it: [
        'La ribollita, il peposo, i fagioli all’uccelletto: la cucina toscana è fatta di cose che chiedono tempo e un recipiente che non abbia fretta. L’argilla di questa casseruola contiene un minerale, il litio, che le permette di passare dal fornello al forno senza tensioni.',
        'Il coperchio è pesante apposta e il suo interno raccoglie il vapore e lo lascia ricadere a gocce. I manici sono larghi come una presina. Si porta in tavola così com’è, che il cremisi fa già metà della festa.',
      ],
      en: [
        'Bean soup, peppery beef stew, beans with sage: Tuscan cooking is made of things that ask for time and a pot in no hurry. The clay of this casserole contains a mineral, lithium, which lets it go from hob to oven without strain.',
        'The lid is heavy on purpose, and its inside gathers the steam and lets it fall back in drops. The handles are as wide as an oven glove. Bring it to the table just as it is: the crimson is half the party already.',
      ],
    },
    metaTitle: {
      it: 'Casseruola Forno in gres da fuoco, 2,5 litri',
      en: 'Forno casserole in flameproof stoneware, 2.5 litres',
    },
    metaDescription: {
      it: 'Casseruola in gres da fuoco color cremisi con coperchio, 2,5 litri. Per forno e fornello a gas, dal fuoco alla tavola.',
      en: 'Crimson flameproof stoneware casserole with lid, 2.5 litres. For oven and gas hob, from the fire to the table.',
    },
    categories: { cottura: 10, saldi: 70 },
    attributes: {
      ...stonewareForTable,
      materiale: optionValue('gres-da-fuoco'),
      forno: optionValue('1'),
      capacita: textValue('2,5 litri', '2.5 litres'),
      cura: textValue(
        'Prima del primo uso riempila di latte e acqua e scaldala piano per mezz’ora. Sul gas usa uno spargifiamma. Non versare mai liquidi freddi quando è rovente.',
        'Before first use fill it with milk and water and warm it gently for half an hour. On gas, use a heat diffuser. Never pour in cold liquid while it is piping hot.',
      ),
      avvertenze: textValue(
        'Per forno fino a 250 °C e fornello a gas con spargifiamma. Non adatta all’induzione. I manici e il coperchio scottano: usa le presine.',
        'For ovens up to 250 °C and gas hobs with a diffuser. Not for induction. Handles and lid get hot: use oven gloves.',
      ),
    },
    createdAt: '2025-10-20',
    priceCents: 8900,
    special: { cents: 7100, from: '2026-01-01', to: '2030-12-31' },
    lowestBeforeCents: 7900,
    qty: 13,
    related: ['TS-MORTAIO', 'TS-PIATTO-FONDO', 'TS-PORTAUTENSILI', 'TS-RICETTARIO'],
    upSell: [],
    crossSell: ['TS-PORTAUTENSILI', 'TS-RICETTARIO'],
  }),
  simple({
    sku: 'TS-MORTAIO',
    shape: 'mortaio',
    glaze: 'grafite',
    name: { it: 'Mortaio Pesto', en: 'Pesto mortar' },
    urlKey: { it: 'mortaio-pesto', en: 'pesto-mortar' },
    summary: {
      it: 'Fondo ruvido, beccuccio e pestello in ulivo. Il pesto si sente con il polso.',
      en: 'A rough floor, a pouring lip and an olive-wood pestle. Pesto is felt in the wrist.',
    },
    story: {
      it: [
        'Il basilico tagliato da una lama si offende e annerisce; pestato, resta verde. Il fondo di questo mortaio non è smaltato ma rigato con un pettine di legno, in cerchi, perché le foglie facciano presa.',
        'Pesa quasi due chili, e non è un difetto: sta fermo mentre lavori. Il beccuccio serve per versare il pesto senza sporcare il bordo, e il pestello, in ulivo, ha la testa grande che ci hanno insegnato a Genova.',
      ],
      en: [
        'Basil cut with a blade takes offence and turns black; crushed, it stays green. The floor of this mortar is not glazed but combed in circles with a wooden tool, so that the leaves have something to grip.',
        'It weighs almost two kilos, and that is no defect: it stands still while you work. The lip pours the pesto without soiling the rim, and the olive-wood pestle has the large head they taught us in Genoa.',
      ],
    },
    metaTitle: {
      it: 'Mortaio Pesto in gres con pestello in ulivo',
      en: 'Pesto mortar in stoneware with olive-wood pestle',
    },
    metaDescription: {
      it: 'Mortaio in gres grafite con beccuccio, fondo ruvido e pestello in legno di ulivo. Pesante, stabile, fatto a mano.',
      en: 'Graphite stoneware mortar with a lip, a rough floor and an olive-wood pestle. Heavy, steady, made by hand.',
    },
    categories: { utensili: 10 },
    attributes: {
      ...stonewareForTable,
      materiale: optionValue('gres', 'legno-di-ulivo'),
      lavastoviglie: optionValue('0'),
      microonde: optionValue('0'),
      contenuto: textValue('Mortaio e pestello', 'Mortar and pestle'),
      cura: textValue(
        'Acqua calda e una spazzola, niente sapone sul fondo ruvido. Asciuga bene il pestello e ungilo ogni tanto.',
        'Hot water and a brush, no soap on the rough floor. Dry the pestle well and oil it now and then.',
      ),
    },
    createdAt: '2025-07-01',
    priceCents: 5400,
    qty: 19,
    related: ['TS-PORTAUTENSILI', 'TS-CASSERUOLA', 'TS-RICETTARIO', 'TS-PIATTO-FONDO'],
    upSell: ['TS-CASSERUOLA'],
    crossSell: ['TS-RICETTARIO', 'TS-PIATTO-FONDO'],
  }),
  simple({
    sku: 'TS-PORTAUTENSILI',
    shape: 'portautensili',
    glaze: 'avorio',
    name: { it: 'Portautensili Cucina', en: 'Utensil crock' },
    urlKey: { it: 'portautensili-cucina', en: 'utensil-crock' },
    summary: {
      it: 'I mestoli a portata di mano, in un vaso che non si ribalta quando ne prendi uno.',
      en: 'Spoons within reach, in a crock that does not tip over when you take one.',
    },
    story: {
      it: [
        'Accanto ai fornelli serve un posto per quello che si usa sempre. Il nostro ha le pareti spesse e il fondo pesante: ci stanno dodici mestoli, e tirarne fuori uno in fretta non fa cadere gli altri undici.',
        'L’avorio puntinato nasconde bene gli schizzi, la base in argilla nuda asciuga da sola. I quattro mestoli di faggio della fotografia sono compresi: si consumano, si scuriscono, e dopo un anno sono i tuoi.',
      ],
      en: [
        'Next to the stove you need a place for what you always use. Ours has thick walls and a heavy base: it holds twelve spoons, and pulling one out in a hurry does not bring down the other eleven.',
        'Speckled ivory hides splashes well, and the bare clay base dries by itself. The four beech spoons in the photograph are included: they wear, they darken, and after a year they are yours.',
      ],
    },
    metaTitle: { it: 'Portautensili in gres con mestoli in faggio', en: 'Stoneware utensil crock with beech spoons' },
    metaDescription: {
      it: 'Portautensili da cucina in gres avorio con quattro mestoli in faggio. Stabile, capiente, modellato al tornio.',
      en: 'Ivory stoneware utensil crock with four beech spoons. Steady, roomy, thrown by hand.',
    },
    categories: { contenitori: 20, utensili: 20 },
    attributes: {
      ...stonewareForTable,
      materiale: optionValue('gres', 'legno-di-faggio'),
      microonde: optionValue('0'),
      contenuto: textValue('Portautensili e quattro mestoli in faggio', 'Crock and four beech spoons'),
    },
    createdAt: '2025-07-01',
    priceCents: 3600,
    qty: 31,
    related: ['TS-BARATTOLO', 'TS-MORTAIO', 'TS-DISPENSER-SAPONE'],
    upSell: [],
    crossSell: ['TS-BARATTOLO', 'TS-DISPENSER-SAPONE'],
  }),
  simple({
    sku: 'TS-DISPENSER-SAPONE',
    shape: 'dispenser-sapone',
    glaze: 'grafite',
    name: { it: 'Dispenser Sapone', en: 'Soap dispenser' },
    urlKey: { it: 'dispenser-sapone', en: 'soap-dispenser' },
    summary: {
      it: 'Grafite opaca e pompa in ottone: il flacone di plastica può finalmente andare in pensione.',
      en: 'Matte graphite and a brass pump: the plastic bottle can retire at last.',
    },
    story: {
      it: [
        'Un lavandino in ordine comincia da qui. La grafite è opaca come la lavagna, un po’ ruvida sotto le dita, e non tiene le impronte; la pompa è di ottone massiccio e con l’acqua prenderà la sua patina, se gliela lasci.',
        'Il collo è largo, così si riempie senza imbuto dalle ricariche sfuse. Sta bene in cucina accanto al lavello e altrettanto bene in bagno.',
      ],
      en: [
        'A tidy sink begins here. The graphite is as matte as a blackboard, a little rough under the fingers, and keeps no prints; the pump is solid brass and, with water, will take on a patina of its own if you let it.',
        'The neck is wide, so it fills from loose refills without a funnel. It looks right in the kitchen next to the sink, and just as right in the bathroom.',
      ],
    },
    metaTitle: {
      it: 'Dispenser sapone in gres grafite e ottone',
      en: 'Soap dispenser in graphite stoneware and brass',
    },
    metaDescription: {
      it: 'Dispenser per sapone in gres grafite opaco con pompa in ottone massiccio, 350 ml. Ricaricabile, per cucina e bagno.',
      en: 'Matte graphite stoneware soap dispenser with a solid brass pump, 350 ml. Refillable, for kitchen and bathroom.',
    },
    categories: { utensili: 30, 'idee-regalo': 100 },
    attributes: {
      ...stonewareForHome,
      materiale: optionValue('gres', 'ottone'),
      capacita: textValue('350 ml', '350 ml'),
    },
    createdAt: '2025-08-18',
    priceCents: 3400,
    qty: 27,
    related: ['TS-PORTAUTENSILI', 'TS-CANDELA-SERA'],
    upSell: [],
    crossSell: ['TS-CANDELA-SERA'],
  }),
]
