import type { SeedProduct } from '#server/commerce/seed/types.ts'
import { configurable, grouped, shapeImage, simple, textValue } from './build.ts'
import { stonewareForHome, stonewareVase } from './wares.ts'

export const vasi: readonly SeedProduct[] = [
  configurable({
    sku: 'TS-VASO-ANFORA',
    shape: 'vaso-anfora',
    name: { it: 'Vaso Anfora', en: 'Amphora vase' },
    urlKey: { it: 'vaso-anfora', en: 'amphora-vase' },
    summary: {
      it: 'Due manici, spalle larghe e un piede di argilla nuda: il nostro vaso più antico, rifatto per le case di oggi.',
      en: 'Two handles, broad shoulders and a foot of bare clay: our oldest vase, remade for the homes of today.',
    },
    story: {
      it: [
        'L’Anfora nasce da un frammento. Lo tenevamo sul davanzale del laboratorio: una spalla tonda, l’attacco di un manico, la traccia delle dita di qualcuno vissuto seicento anni fa. Abbiamo provato a immaginare il resto, al tornio, finché la forma non ci è sembrata giusta anche per un mobile basso del salotto.',
        'Il corpo si alza in due tempi e si unisce quando l’argilla è ancora fresca; i manici si tirano a mano e si attaccano per ultimi, uno alla volta. Lo smalto si ferma qualche centimetro prima della base, così la terra resta a vista e il vaso ha un piede caldo, che non scivola.',
        'Ramificazioni alte, ulivo, eucalipto, un solo ramo di mandorlo: l’Anfora regge bene i mazzi importanti, ma anche vuota, vicino a una finestra, ha tutto quello che serve.',
      ],
      en: [
        'The Amphora began with a fragment. We kept it on the workshop windowsill: a round shoulder, the root of a handle, the finger marks of someone who lived six hundred years ago. We tried to imagine the rest at the wheel, until the shape felt right for a low cabinet in a living room, too.',
        'The body is raised in two stages and joined while the clay is still fresh; the handles are pulled by hand and attached last, one at a time. The glaze stops a few centimetres above the base, so the clay stays in sight and the vase has a warm foot that does not slip.',
        'Tall branches, olive, eucalyptus, a single stem of almond blossom: the Amphora carries a generous bunch well, but even empty, near a window, it has everything it needs.',
      ],
    },
    metaTitle: { it: 'Vaso Anfora in gres, fatto al tornio', en: 'Amphora vase in stoneware, thrown by hand' },
    metaDescription: {
      it: 'Vaso ad anfora in gres con due manici, modellato al tornio a Montelupo. Quattro smalti, tre misure, base in argilla a vista.',
      en: 'Two-handled amphora vase in stoneware, thrown on the wheel in Montelupo. Four glazes, three sizes, a foot of bare clay.',
    },
    categories: { vasi: 10, saldi: 40 },
    attributes: stonewareVase,
    createdAt: '2025-03-10',
    sizes: [
      { code: 's', scale: 0.75, priceCents: 6900, attributes: { capacita: textValue('1,6 litri', '1.6 litres') } },
      { code: 'm', scale: 1, priceCents: 8900, attributes: { capacita: textValue('3,8 litri', '3.8 litres') } },
      { code: 'l', scale: 1.25, priceCents: 12900, attributes: { capacita: textValue('7,4 litri', '7.4 litres') } },
    ],
    special: { percent: 20, from: '2026-01-01', to: null, glazes: ['avorio'], lowestBeforePercent: 95 },
    qty: 9,
    qtyOf: { 'petrolio/l': 2, 'cremisi/l': 0, 'ocra/s': 4 },
    related: ['TS-VASO-BOTTIGLIA', 'TS-VASO-GLOBO', 'TS-LAMPADA-LUME'],
    upSell: ['TS-TRIO-VASI'],
    crossSell: ['TS-SFERE', 'TS-CANDELA-SERA'],
  }),
  configurable({
    sku: 'TS-VASO-BOTTIGLIA',
    shape: 'vaso-bottiglia',
    name: { it: 'Vaso Bottiglia', en: 'Bottle vase' },
    urlKey: { it: 'vaso-bottiglia', en: 'bottle-vase' },
    summary: {
      it: 'Collo sottile e ventre pieno, per un ramo solo. Il vaso che fa sembrare scelto anche un fiore di campo.',
      en: 'A slender neck and a full belly, made for a single stem. The vase that makes a wild flower look chosen.',
    },
    story: {
      it: [
        'Un collo così stretto si fa in un respiro: al tornio basta esitare un momento perché la parete ceda. Per questo la Bottiglia è il pezzo con cui, in laboratorio, si capisce se la giornata è buona.',
        'Nasce per un ramo solo. Un garofano, una spiga, un rametto di corbezzolo preso tornando a casa: il collo lo tiene dritto e il resto lo fa l’ombra sul muro. Il cremisi, con la sua colata scura verso il fondo, non viene mai due volte uguale.',
        'È la più piccola della famiglia dei vasi e sta dove gli altri non entrano: la mensola del bagno, il comodino, l’angolo della scrivania.',
      ],
      en: [
        'A neck this narrow is made in one breath: hesitate for a moment at the wheel and the wall gives way. That is why the Bottle is the piece that tells us, in the workshop, whether the day is a good one.',
        'It was born for a single stem. A carnation, an ear of wheat, a sprig picked on the way home: the neck holds it upright and the shadow on the wall does the rest. The crimson, with its dark run towards the base, never turns out the same twice.',
        'It is the smallest of the family and stands where the others do not fit: the bathroom shelf, the bedside table, the corner of a desk.',
      ],
    },
    metaTitle: { it: 'Vaso Bottiglia a collo stretto, in gres', en: 'Narrow-necked Bottle vase in stoneware' },
    metaDescription: {
      it: 'Vaso monofiore in gres dal collo sottile, modellato al tornio. Cremisi, petrolio, grafite o salvia, in due misure.',
      en: 'Single-stem stoneware vase with a slender neck, thrown by hand. Crimson, teal, graphite or sage, in two sizes.',
    },
    categories: { vasi: 20, 'idee-regalo': 60 },
    attributes: stonewareVase,
    createdAt: '2025-03-10',
    sizes: [
      { code: 'm', scale: 1, priceCents: 4900, attributes: { capacita: textValue('0,9 litri', '0.9 litres') } },
      { code: 'l', scale: 1.3, priceCents: 6900, attributes: { capacita: textValue('2 litri', '2 litres') } },
    ],
    glazeExtraCents: { grafite: 400 },
    qty: 12,
    qtyOf: { 'salvia/l': 0, 'grafite/m': 3 },
    related: ['TS-VASO-ANFORA', 'TS-VASO-GLOBO', 'TS-CANDELIERE-VEGLIA'],
    upSell: ['TS-VASO-ANFORA', 'TS-TRIO-VASI'],
    crossSell: ['TS-CANDELIERE-VEGLIA', 'TS-PIASTRELLA-CREMISI'],
  }),
  configurable({
    sku: 'TS-VASO-GLOBO',
    shape: 'vaso-globo',
    name: { it: 'Vaso Globo', en: 'Globe vase' },
    urlKey: { it: 'vaso-globo', en: 'globe-vase' },
    summary: {
      it: 'Una sfera appena appoggiata, con un collo corto che tiene insieme i mazzi larghi.',
      en: 'A sphere that barely touches the table, with a short neck that gathers generous bunches.',
    },
    story: {
      it: [
        'Tonda davvero, non quasi: il Globo si tornisce a occhi chiusi, dice Marta, perché le mani sentono la curva meglio dello sguardo. Il collo corto raccoglie i gambi e li apre a ventaglio, così tre peonie sembrano dieci.',
        'Il gres è denso e il baricentro è basso: non si rovescia al primo gatto di passaggio. Nell’avorio la terra affiora in piccoli punti di ferro, diversi in ogni pezzo; nel petrolio e nel cobalto la luce della finestra ci si specchia dentro.',
        'Al centro del tavolo lascia libera la vista, perché è più largo che alto: si parla e ci si vede, anche con i fiori in mezzo.',
      ],
      en: [
        'Round for real, not nearly: Marta says the Globe is thrown with your eyes closed, because hands feel a curve better than sight. The short neck gathers the stems and fans them out, so three peonies look like ten.',
        'The stoneware is dense and the centre of gravity low: it does not topple for the first passing cat. In ivory the clay comes through in small specks of iron, different on every piece; in teal and cobalt the window finds its own reflection.',
        'In the middle of a table it leaves the view clear, because it is wider than it is tall: you can talk and see one another, even with flowers in between.',
      ],
    },
    metaTitle: { it: 'Vaso Globo sferico in gres', en: 'Round Globe vase in stoneware' },
    metaDescription: {
      it: 'Vaso sferico in gres con collo corto, stabile e impermeabile. Avorio puntinato, petrolio, cremisi e il nuovo cobalto.',
      en: 'Spherical stoneware vase with a short neck, steady and watertight. Speckled ivory, teal, crimson and the new cobalt.',
    },
    categories: { vasi: 30, novita: 50 },
    attributes: stonewareVase,
    createdAt: '2025-09-01',
    newFrom: '2026-01-15',
    newTo: '2027-12-31',
    sizes: [
      { code: 's', scale: 0.75, priceCents: 5900, attributes: { capacita: textValue('1,5 litri', '1.5 litres') } },
      { code: 'm', scale: 1, priceCents: 7900, attributes: { capacita: textValue('3,6 litri', '3.6 litres') } },
      { code: 'l', scale: 1.25, priceCents: 10900, attributes: { capacita: textValue('7 litri', '7 litres') } },
    ],
    // A past winter sale: stays in the data to show that an ended reduction no longer counts.
    special: { percent: 15, from: '2025-01-04', to: '2025-02-28' },
    qty: 10,
    qtyOf: { 'cobalto/s': 0, 'avorio/l': 3 },
    related: ['TS-VASO-ANFORA', 'TS-PORTAVASO-SERRA', 'TS-SFERE'],
    upSell: ['TS-TRIO-VASI'],
    crossSell: ['TS-VASO-BOTTIGLIA', 'TS-VASSOIO'],
  }),
  simple({
    sku: 'TS-PORTAVASO-SERRA',
    shape: 'portavaso',
    glaze: 'salvia',
    name: { it: 'Portavaso Serra', en: 'Serra planter' },
    urlKey: { it: 'portavaso-serra', en: 'serra-planter' },
    summary: {
      it: 'Foro di scolo, sottovaso smaltato e un verde salvia che sta bene con qualsiasi foglia.',
      en: 'A drainage hole, a glazed saucer and a sage green that suits any leaf.',
    },
    story: {
      it: [
        'Le piante non leggono le riviste di arredamento: vogliono un foro sul fondo e acqua che se ne vada. Il Portavaso Serra ce l’ha, insieme a un sottovaso smaltato che non lascia aloni sui mobili.',
        'Il bordo spesso è fatto per essere afferrato, anche pieno di terra. Lo smalto salvia è satinato, con una sottile linea chiara dove si assottiglia sul labbro; la fascia bassa resta nuda e con gli anni prende il colore delle serre.',
      ],
      en: [
        'Plants do not read interiors magazines: they want a hole in the bottom and water that drains away. The Serra planter has one, together with a glazed saucer that leaves no rings on the furniture.',
        'The thick rim is made to be gripped, even when full of soil. The sage glaze is satin, with a fine pale line where it thins at the lip; the lower band stays bare and, over the years, takes on the colour of old greenhouses.',
      ],
    },
    metaTitle: { it: 'Portavaso Serra con sottovaso, salvia', en: 'Serra planter with saucer, sage' },
    metaDescription: {
      it: 'Portavaso in gres con foro di scolo e sottovaso smaltato, color salvia. Per piante fino a 16 cm di diametro.',
      en: 'Stoneware planter with drainage hole and glazed saucer, in sage. For plants up to 16 cm across.',
    },
    categories: { vasi: 40, saldi: 20 },
    attributes: {
      ...stonewareForHome,
      contenuto: textValue(
        'Portavaso e sottovaso; la pianta non è inclusa',
        'Planter and saucer; the plant is not included',
      ),
    },
    createdAt: '2025-04-22',
    priceCents: 4500,
    special: { cents: 3600, from: '2026-01-01', to: '2030-12-31' },
    lowestBeforeCents: 4200,
    qty: 26,
    related: ['TS-VASO-GLOBO', 'TS-CANDELA-SERA', 'TS-SFERE'],
    upSell: ['TS-VASO-GLOBO'],
    crossSell: ['TS-SFERE'],
  }),
  grouped({
    sku: 'TS-TRIO-VASI',
    pictures: [shapeImage('trio-vasi', 'petrolio')],
    name: { it: 'Trio di Vasi', en: 'Trio of vases' },
    urlKey: { it: 'trio-di-vasi', en: 'trio-of-vases' },
    summary: {
      it: 'Anfora petrolio, Globo avorio e Bottiglia cremisi, in misura media: tre caratteri che stanno bene insieme.',
      en: 'A teal Amphora, an ivory Globe and a crimson Bottle, all medium: three characters that get on well.',
    },
    story: {
      it: [
        'Ce lo chiedevano in bottega: «Quali prendereste, voi?». Questa è la risposta che diamo quasi sempre. Uno alto, uno tondo, uno sottile; un colore freddo, uno caldo e un avorio che fa da pausa fra i due.',
        'Non serve simmetria. Mettili vicini, con la Bottiglia un passo più avanti, e riempine uno solo alla volta: gli altri due fanno compagnia.',
        'Li scegliamo dalla stessa infornata e li spediamo in una sola scatola, con il cartone sagomato che usiamo da anni e che riprendiamo volentieri se passi a trovarci. Puoi prenderli tutti e tre, o solo quelli che ti mancano.',
      ],
      en: [
        'People kept asking in the shop: “Which ones would you take?”. This is the answer we nearly always give. One tall, one round, one slender; a cool colour, a warm one, and an ivory to pause between the two.',
        'There is no need for symmetry. Stand them close, with the Bottle a step ahead, and fill only one at a time: the other two keep it company.',
        'We pick them from the same firing and send them in a single box, with the shaped cardboard we have used for years and gladly take back if you come to see us. Take all three, or only the ones you are missing.',
      ],
    },
    metaTitle: { it: 'Trio di Vasi: Anfora, Globo e Bottiglia', en: 'Trio of vases: Amphora, Globe and Bottle' },
    metaDescription: {
      it: 'Tre vasi in gres scelti insieme: Anfora petrolio, Globo avorio, Bottiglia cremisi. Tutti e tre, o solo quelli che ti mancano.',
      en: 'Three stoneware vases chosen together: teal Amphora, ivory Globe, crimson Bottle. All three, or only the ones you are missing.',
    },
    categories: { vasi: 50, 'idee-regalo': 30, novita: 60 },
    attributes: {
      ...stonewareVase,
      contenuto: textValue(
        'Vaso Anfora petrolio, Vaso Globo avorio e Vaso Bottiglia cremisi, misura media',
        'Amphora vase in teal, Globe vase in ivory and Bottle vase in crimson, medium',
      ),
    },
    createdAt: '2026-02-02',
    newFrom: '2026-02-02',
    newTo: '2027-12-31',
    items: [
      { sku: 'TS-VASO-ANFORA-PETROLIO-M', qty: 1 },
      { sku: 'TS-VASO-GLOBO-AVORIO-M', qty: 1 },
      { sku: 'TS-VASO-BOTTIGLIA-CREMISI-M', qty: 1 },
    ],
    related: ['TS-VASO-ANFORA', 'TS-VASO-GLOBO', 'TS-VASO-BOTTIGLIA'],
    upSell: ['TS-LAMPADA-LUME'],
    crossSell: ['TS-BUONO-REGALO', 'TS-CANDELA-SERA'],
  }),
]
