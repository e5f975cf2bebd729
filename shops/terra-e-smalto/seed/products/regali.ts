import type { SeedProduct } from '#server/commerce/seed/types.ts'
import { downloadable, extra, optionValue, shapeImage, simple, textValue, virtual } from './build.ts'
import { company, companyAddress } from '../company.ts'
import { paintedMajolica } from './wares.ts'

export const regali: readonly SeedProduct[] = [
  virtual({
    sku: 'TS-BUONO-REGALO',
    shape: 'buono-regalo',
    glaze: 'petrolio',
    name: { it: 'Buono Regalo 50 €', en: '€50 gift card' },
    urlKey: { it: 'buono-regalo-50-euro', en: 'gift-card-50-euro' },
    summary: {
      it: 'Cinquanta euro da spendere in bottega o sul sito, quando e come si vuole. Arriva per email.',
      en: 'Fifty euros to spend in the shop or on the site, whenever and however. It comes by email.',
    },
    story: {
      it: [
        'Scegliere una tazza per qualcun altro è un atto di fiducia; a volte è più bello lasciare che la scelga da sé. Il buono arriva per email entro un’ora dall’ordine, con un codice e una cartolina da stampare e infilare in una busta.',
        'Vale due anni, si può usare in più volte e anche per i corsi. Quello che avanza resta sul buono. Se lo compri in bottega a Montelupo lo trovi di carta, con il nastro cremisi che vedi nella foto.',
      ],
      en: [
        'Choosing a mug for someone else is an act of trust; at times it is nicer to let them choose. The card comes by email within an hour of the order, with a code and a postcard to print and slip into an envelope.',
        'It is valid for two years and can be used more than once, for workshops, too. What is left stays on the card. If you buy it at the shop in Montelupo it is made of paper, with the crimson ribbon you see in the photo.',
      ],
    },
    metaTitle: { it: 'Buono regalo da 50 €', en: '€50 gift card' },
    metaDescription: {
      it: 'Buono regalo da 50 € per ceramiche e corsi, valido due anni. Arriva per email entro un’ora.',
      en: 'A €50 gift card for ceramics and workshops, valid for two years. By email within an hour.',
    },
    categories: { 'idee-regalo': 10 },
    attributes: {},
    taxClass: 'esente',
    createdAt: '2025-01-20',
    priceCents: 5000,
    qty: null,
    options: [
      {
        type: 'date_time',
        title: { it: 'Quando spedire l’email', en: 'When to send the email' },
        isRequired: false,
        price: extra(0),
        sku: null,
      },
    ],
    related: ['TS-CORSO-TORNIO', 'TS-SET-TE', 'TS-CANDELA-SERA'],
  }),
  virtual({
    sku: 'TS-CORSO-TORNIO',
    shape: 'corso-tornio',
    glaze: 'ocra',
    name: { it: 'Corso di Tornio', en: 'Wheel-throwing workshop' },
    urlKey: { it: 'corso-di-tornio', en: 'wheel-throwing-workshop' },
    summary: {
      it: 'Tre ore al tornio con Marta, sei persone al massimo. Porti a casa due ciotole, cotte e smaltate.',
      en: 'Three hours at the wheel with Marta, six people at most. You take home two bowls, fired and glazed.',
    },
    story: {
      it: [
        'La prima mezz’ora l’argilla fa quello che vuole. Poi, di colpo, smette di scappare, si centra, e la stanza diventa silenziosa: è il momento per cui tutti tornano.',
        'Il sabato mattina dalle 9:30 alle 12:30, nel laboratorio di Via del Forno. Si impara a centrare, aprire e alzare una parete; si sbaglia molto e si ride altrettanto. Grembiule, argilla, caffè e schiacciata li mettiamo noi. Non serve aver mai toccato la terra.',
        'Scegli lo smalto alla fine: le tue due ciotole asciugano, cuociono due volte e dopo quattro settimane sono pronte da ritirare, oppure te le spediamo. Qui sotto scegli da quando puoi venire: ti teniamo un posto il primo sabato libero e te lo scriviamo per email; si può spostare fino a tre giorni prima.',
      ],
      en: [
        'For the first half hour the clay does as it pleases. Then, all of a sudden, it stops running away, it centres, and the room goes quiet: that is the moment everyone comes back for.',
        'Saturday mornings from 9.30 to 12.30, in the workshop on Via del Forno. You learn to centre, open and raise a wall; you get a lot wrong and laugh just as much. Apron, clay, coffee and schiacciata are on us. You need not have touched clay before.',
        'You choose the glaze at the end: your two bowls dry, are fired twice and after four weeks are ready to collect, or we post them. Below you choose from when you can come: we keep you a place on the first free Saturday and write to you; it can be moved up to three days before.',
      ],
    },
    metaTitle: { it: 'Corso di tornio a Montelupo Fiorentino', en: 'Wheel-throwing workshop in Montelupo Fiorentino' },
    metaDescription: {
      it: 'Corso di tornio per principianti: tre ore in laboratorio, sei persone al massimo, due ciotole cotte e smaltate da portare a casa.',
      en: 'Wheel-throwing for beginners: three hours in the workshop, six people at most, two fired and glazed bowls to take home.',
    },
    categories: { 'idee-regalo': 110, novita: 80 },
    attributes: {
      contenuto: textValue(
        'Tre ore di corso, materiali, due ciotole cotte e smaltate',
        'Three hours of tuition, materials, two fired and glazed bowls',
      ),
    },
    createdAt: '2026-01-10',
    newFrom: '2026-01-10',
    newTo: '2027-12-31',
    priceCents: 8500,
    qty: 24,
    maxSaleQty: 6,
    options: [
      {
        type: 'date',
        title: { it: 'Da quando puoi venire', en: 'From when you can come' },
        isRequired: true,
        price: extra(0),
        sku: null,
      },
      {
        type: 'multiple',
        title: { it: 'Da aggiungere', en: 'To add' },
        isRequired: false,
        values: [
          { title: { it: 'Pranzo in bottega', en: 'Lunch at the workshop' }, price: extra(1500), sku: 'PRANZO' },
          {
            title: { it: 'Grembiule da portare a casa', en: 'Apron to take home' },
            price: extra(1800),
            sku: 'GREMBIULE',
          },
        ],
      },
    ],
    related: ['TS-LABORATORIO-MAIOLICA', 'TS-BUONO-REGALO', 'TS-RICETTARIO'],
    crossSell: ['TS-RICETTARIO'],
  }),
  virtual({
    sku: 'TS-LABORATORIO-MAIOLICA',
    shape: 'piastrella',
    glaze: 'cobalto',
    name: { it: 'Laboratorio di Maiolica', en: 'Majolica painting workshop' },
    urlKey: { it: 'laboratorio-di-maiolica', en: 'majolica-painting-workshop' },
    summary: {
      it: 'Un pomeriggio di pennelli e cobalto: dipingi due piastrelle con i motivi antichi di Montelupo.',
      en: 'An afternoon of brushes and cobalt: paint two tiles with the old patterns of Montelupo.',
    },
    story: {
      it: [
        'Lo smalto crudo è una polvere bianca che beve il colore al primo tocco: non si cancella, si impara a decidere. Si comincia con lo spolvero, un foglio bucherellato e un sacchetto di carbone, come si fa qui da cinque secoli.',
        'La domenica dalle 15 alle 18, da otto anni in su; i più piccoli vengono con un adulto. Dipingi due piastrelle da 15 centimetri, noi le cuociamo e dopo tre settimane le ritiri o le ricevi a casa. Dopo l’acquisto ti mandiamo le date libere.',
      ],
      en: [
        'Raw glaze is a white powder that drinks colour at the first touch: nothing can be rubbed out, so you learn to decide. We begin with pouncing, a pricked sheet and a little bag of charcoal, as people here have done for five centuries.',
        'Sundays from 3 to 6 pm, from the age of eight; younger ones come with an adult. You paint two 15 centimetre tiles, we fire them, and after three weeks you collect them or receive them at home. After your purchase we send you the free dates.',
      ],
    },
    metaTitle: { it: 'Laboratorio di pittura su maiolica', en: 'Majolica painting workshop' },
    metaDescription: {
      it: 'Laboratorio di maiolica a Montelupo: tre ore, due piastrelle dipinte da te con i motivi tradizionali, cottura compresa.',
      en: 'Majolica workshop in Montelupo: three hours, two tiles painted by you with traditional patterns, firing included.',
    },
    categories: { 'idee-regalo': 120, novita: 90 },
    attributes: {
      contenuto: textValue(
        'Tre ore di laboratorio, materiali, due piastrelle cotte',
        'Three hours in the workshop, materials, two fired tiles',
      ),
    },
    createdAt: '2026-02-14',
    newFrom: '2026-02-14',
    newTo: '2027-12-31',
    priceCents: 6500,
    qty: 16,
    related: ['TS-CORSO-TORNIO', 'TS-PIASTRELLA-COBALTO', 'TS-BUONO-REGALO'],
    crossSell: ['TS-PIASTRELLA-COBALTO'],
  }),
  simple({
    sku: 'TS-RICETTARIO',
    shape: 'ricettario',
    glaze: 'petrolio',
    isOneGlaze: false,
    name: { it: 'Ricettario della Tavola', en: 'Ricettario della Tavola cookbook' },
    urlKey: { it: 'ricettario-della-tavola', en: 'ricettario-della-tavola-cookbook' },
    summary: {
      it: 'Sessanta ricette toscane e il piatto in cui servirle. Con testo in italiano e in inglese.',
      en: 'Sixty Tuscan recipes and the dish to serve each one in. With Italian and English text.',
    },
    story: {
      it: [
        'A mezzogiorno in laboratorio si mangia insieme, e a turno si cucina. In quindici anni si è formato un quaderno macchiato d’olio: pappa al pomodoro, ceci e rosmarino, la torta coi bischeri della zia di Tommaso. Lo abbiamo ripulito e stampato.',
        'Sono sessanta ricette in ordine di stagione, ognuna con il recipiente giusto, perché una zuppa in un piatto sbagliato non è la stessa zuppa. Centosessanta pagine, cucite a filo, con il segnalibro e un po’ di pagine bianche in fondo per le tue.',
      ],
      en: [
        'At noon in the workshop we eat together, and take turns cooking. In fifteen years an oil-stained notebook took shape: tomato and bread soup, chickpeas with rosemary, the chocolate tart of Tommaso’s aunt. We tidied it up and had it printed.',
        'Sixty recipes in order of season, each with the right vessel, because a soup in the wrong plate is not the same soup. One hundred and sixty pages, thread-sewn, with a ribbon marker and some blank pages at the end for your own.',
      ],
    },
    metaTitle: {
      it: 'Ricettario della Tavola, sessanta ricette toscane',
      en: 'Ricettario della Tavola, sixty Tuscan recipes',
    },
    metaDescription: {
      it: 'Il libro di cucina della bottega: sessanta ricette toscane, 160 pagine cucite a filo, testo in italiano e inglese.',
      en: 'The workshop’s cookery book: sixty Tuscan recipes, 160 thread-sewn pages, text in Italian and English.',
    },
    categories: { 'idee-regalo': 130, novita: 70 },
    attributes: {
      materiale: optionValue('carta'),
      origine: optionValue('italia'),
      contenuto: textValue('160 pagine, 21 × 15,5 cm, cucito a filo', '160 pages, 21 × 15.5 cm, thread-sewn'),
      produttore: textValue(
        `${company.name}, ${companyAddress.it} · ${company.email}`,
        `${company.name}, ${companyAddress.en} · ${company.email}`,
      ),
    },
    taxClass: 'libri',
    createdAt: '2026-01-20',
    newFrom: '2026-01-20',
    newTo: '2027-12-31',
    priceCents: 2400,
    qty: 120,
    related: ['TS-CASSERUOLA', 'TS-MORTAIO', 'TS-CIOTOLA'],
    crossSell: ['TS-MORTAIO', 'TS-CIOTOLA'],
  }),
  simple({
    sku: 'TS-PIASTRELLA-DEDICA',
    shape: 'piastrella',
    glaze: 'cobalto',
    isOneGlaze: false,
    name: { it: 'Piastrella con Dedica', en: 'Tile with a dedication' },
    urlKey: { it: 'piastrella-con-dedica', en: 'tile-with-a-dedication' },
    summary: {
      it: 'Una piastrella di maiolica con le tue parole, scritte a pennello in cobalto prima della cottura.',
      en: 'A majolica tile with your words, brushed on in cobalt before the firing.',
    },
    story: {
      it: [
        'Un nome sopra la porta, la data di un matrimonio, il numero di casa: Marta li scrive a mano libera sullo smalto crudo, dove il pennello non torna indietro. Poi il fuoco chiude tutto sotto il vetro, e lì resta.',
        'Le parole le scegli tu, fino a ventiquattro caratteri, e anche la mano: corsivo, stampatello o le lettere a compasso dei vecchi speziali. Se la vuoi firmata sul retro, o con un filo d’oro a terza cottura, basta dirlo. Ci vogliono due settimane.',
      ],
      en: [
        'A name above the door, the date of a wedding, the number of a house: Ada writes them freehand on the raw glaze, where the brush cannot go back. Then the fire closes everything under glass, and there it stays.',
        'The words are yours, up to twenty-four characters, and so is the hand: cursive, capitals, or the compass-drawn letters of the old apothecaries. If you would like it signed on the back, or with a thread of third-fired gold, just say so. It takes two weeks.',
      ],
    },
    metaTitle: { it: 'Piastrella in maiolica con dedica', en: 'Majolica tile with a dedication' },
    metaDescription: {
      it: 'Piastrella di maiolica dipinta a mano con la tua dedica, fino a 24 caratteri, in tre scritture. Pronta in due settimane.',
      en: 'Hand-painted majolica tile with your dedication, up to 24 characters, in three hands. Ready in two weeks.',
    },
    categories: { 'idee-regalo': 150, decorazioni: 60 },
    attributes: paintedMajolica,
    createdAt: '2026-03-10',
    priceCents: 3800,
    qty: 60,
    options: [
      {
        type: 'field',
        title: { it: 'La tua dedica', en: 'Your dedication' },
        isRequired: true,
        price: extra(0),
        sku: null,
        maxCharacters: 24,
      },
      {
        type: 'drop_down',
        title: { it: 'Scrittura', en: 'Hand' },
        isRequired: true,
        values: [
          { title: { it: 'Corsivo', en: 'Cursive' }, price: extra(0), sku: 'CORSIVO' },
          { title: { it: 'Stampatello', en: 'Capitals' }, price: extra(0), sku: 'STAMPATELLO' },
          { title: { it: 'Lettere da spezieria', en: 'Apothecary letters' }, price: extra(600), sku: 'SPEZIERIA' },
        ],
      },
      {
        type: 'radio',
        title: { it: 'Filo d’oro', en: 'Thread of gold' },
        isRequired: false,
        values: [
          { title: { it: 'Sul bordo', en: 'On the edge' }, price: { kind: 'percent', percent: 25 }, sku: 'ORO' },
          {
            title: { it: 'Sul bordo e sulle lettere', en: 'On edge and letters' },
            price: { kind: 'percent', percent: 40 },
            sku: 'ORO2',
          },
        ],
      },
      {
        type: 'field',
        title: { it: 'Firma sul retro', en: 'Signature on the back' },
        isRequired: false,
        price: extra(500),
        sku: 'FIRMA',
        maxCharacters: 40,
      },
      {
        type: 'date',
        title: { it: 'Serve entro il', en: 'Needed by' },
        isRequired: false,
        price: extra(0),
        sku: null,
      },
    ],
    related: ['TS-PIASTRELLA-COBALTO', 'TS-LABORATORIO-MAIOLICA'],
    crossSell: ['TS-PIASTRELLA-COBALTO'],
  }),
  downloadable({
    sku: 'TS-RICETTARIO-DIGITALE',
    pictures: [shapeImage('ricettario', 'petrolio')],
    name: { it: 'Ricettario della Tavola, edizione digitale', en: 'Ricettario della Tavola, digital edition' },
    urlKey: { it: 'ricettario-della-tavola-digitale', en: 'ricettario-della-tavola-digital' },
    summary: {
      it: 'Cinque ricette del laboratorio in PDF, una per stagione e una per la domenica, da tenere sul telefono mentre si cucina.',
      en: 'Five of the workshop’s recipes as a PDF, one a season and one for Sundays, to keep on your phone while cooking.',
    },
    story: {
      it: [
        'Il ricettario di carta si macchia d’olio, ed è giusto così. Questo resta pulito: cinque delle sue ricette, pagine grandi abbastanza per leggerle dal telefono appoggiato alla farina, e il recipiente giusto per ciascuna.',
        'Scegli l’edizione italiana, quella inglese o tutte e due. Il file è tuo, senza lucchetti: stampalo, annotalo, regalane una copia in famiglia. Prima di decidere, apri l’assaggio: è una ricetta intera.',
      ],
      en: [
        'The printed cookbook gets stained with oil, and rightly so. This one stays clean: five of its recipes, pages large enough to read from a phone leaning against the flour, and the right vessel for each.',
        'Choose the Italian edition, the English one, or both. The file is yours, without locks: print it, scribble on it, give a copy to your family. Before you decide, open the taster: it is a whole recipe.',
      ],
    },
    metaTitle: { it: 'Ricettario toscano in PDF', en: 'Tuscan cookbook as a PDF' },
    metaDescription: {
      it: 'Cinque ricette toscane della bottega in PDF, in italiano o in inglese, con un assaggio da aprire subito.',
      en: 'Five of the workshop’s Tuscan recipes as a PDF, in Italian or English, with a taster to open right away.',
    },
    categories: { 'idee-regalo': 160 },
    attributes: {
      contenuto: textValue(
        'PDF senza protezione, da leggere e da stampare',
        'PDF without protection, to read and to print',
      ),
    },
    taxClass: 'libri',
    createdAt: '2026-03-15',
    priceCents: 200,
    options: [
      {
        type: 'checkbox',
        title: { it: 'Se ti va', en: 'If you like' },
        isRequired: false,
        values: [
          {
            title: { it: 'Un euro per la biblioteca di Montelupo', en: 'One euro for the library of Montelupo' },
            price: extra(100),
            sku: 'BIBLIOTECA',
          },
        ],
      },
    ],
    linksTitle: { it: 'Edizioni', en: 'Editions' },
    areLinksSoldSeparately: true,
    files: [
      {
        title: { it: 'Edizione italiana (PDF)', en: 'Italian edition (PDF)' },
        priceCents: 190,
        file: 'ricettario-della-tavola-it.pdf',
        sampleFile: 'assaggio-it.pdf',
        downloadLimit: 0,
      },
      {
        title: { it: 'Edizione inglese (PDF)', en: 'English edition (PDF)' },
        priceCents: 190,
        file: 'ricettario-della-tavola-en.pdf',
        sampleFile: 'assaggio-en.pdf',
        downloadLimit: 0,
      },
    ],
    samples: [
      {
        title: { it: 'Un assaggio: la pappa al pomodoro', en: 'A taster: pappa al pomodoro' },
        file: 'assaggio-it.pdf',
      },
    ],
    related: ['TS-RICETTARIO', 'TS-CASSERUOLA'],
    crossSell: ['TS-RICETTARIO'],
  }),
]
