import type { SeedCmsPage } from '#server/commerce/seed/types.ts'
import { company, companyAddress, imprint, mailLink as mail } from '../company.ts'
import type { LocalText } from '../texts.ts'

type PageDraft = {
  readonly identifier: string
  readonly urlKey: LocalText
  readonly title: LocalText
  readonly content: LocalText
  readonly metaDescription: LocalText
}

/** A page of plain text, whose heading is its title. */
const page = ({ identifier, urlKey, title, content, metaDescription }: PageDraft): SeedCmsPage => ({
  identifier,
  urlKey,
  title,
  contentHeading: title,
  content,
  meta: { title, description: metaDescription },
  pageLayout: '1column',
})

export const informationPages: readonly SeedCmsPage[] = [
  page({
    identifier: 'spedizioni',
    urlKey: { it: 'spedizioni', en: 'shipping' },
    title: { it: 'Spedizioni', en: 'Delivery' },
    metaDescription: {
      it: 'Tempi e costi di spedizione: 6,90 € in Italia, gratuita da 79 €. Imballi senza plastica, sostituzione se qualcosa si rompe.',
      en: 'Delivery times and costs: €6.90, free in Italy from €79. Plastic-free packaging, replacement if anything breaks.',
    },
    content: {
      it: `<p>Ogni pezzo parte da Montelupo, avvolto a mano in carta e chiuso in una doppia scatola. Non usiamo plastica, e in tanti anni abbiamo imparato a far viaggiare le cose fragili.</p>
<h2>Quanto costa</h2>
<ul><li>In Italia: 6,90 €, <strong>gratis da 79 €</strong> di spesa.</li><li>In Europa, Svizzera e Regno Unito: 6,90 €. Fuori dall’Unione europea possono aggiungersi dazi e IVA locali, a carico di chi riceve.</li></ul>
<h2>Quanto ci mette</h2>
<p>Se è tutto disponibile spediamo entro un giorno lavorativo. In Italia il corriere consegna in 2–4 giorni lavorativi, in Europa in 4–7. Appena il pacco parte ti scriviamo con il numero per seguirlo.</p>
<h2>Se qualcosa arriva rotto</h2>
<p>Capita di rado, ma capita. Fai una foto del pezzo e della scatola e mandala a ${mail} entro otto giorni: lo rifacciamo e te lo rispediamo senza spese, oppure ti rimborsiamo. Non serve rimandarci i cocci.</p>`,
      en: `<p>Every piece leaves from Montelupo, wrapped by hand in paper and closed in a double box. We use no plastic, and over the years we have learnt to make fragile things travel.</p>
<h2>What it costs</h2>
<ul><li>In Italy: €6.90, <strong>free from €79</strong>.</li><li>In Europe, Switzerland and the United Kingdom: €6.90. Outside the European Union local duties and VAT may apply, payable by the recipient.</li></ul>
<h2>How long it takes</h2>
<p>If everything is available we ship within one working day. In Italy the courier delivers in 2–4 working days, in Europe in 4–7. As soon as the parcel leaves we write to you with the number to follow it.</p>
<h2>If something arrives broken</h2>
<p>It is rare, but it happens. Take a photo of the piece and the box and send it to ${mail} within eight days: we make it again and post it at no cost, or refund you. There is no need to send back the shards.</p>`,
    },
  }),
  page({
    identifier: 'resi',
    urlKey: { it: 'resi', en: 'returns' },
    title: { it: 'Resi e rimborsi', en: 'Returns and refunds' },
    metaDescription: {
      it: 'Hai trenta giorni per cambiare idea. Come fare un reso, come e quando arriva il rimborso.',
      en: 'You have thirty days to change your mind. How to return a piece, and how and when the refund arrives.',
    },
    content: {
      it: `<p>Una tazza si giudica in mano, non in fotografia. Se quella che è arrivata non è la tua, hai <strong>trenta giorni</strong> dalla consegna per rendercela: la legge ne prevede quattordici, noi te ne diamo di più.</p>
<h2>Come si fa</h2>
<ol><li>Scrivi a ${mail} con il numero d’ordine e i pezzi che vuoi rendere. Non devi spiegare il motivo.</li><li>Rimetti tutto nell’imballo originale, o in uno altrettanto robusto.</li><li>Spedisci a ${companyAddress.it} entro quattordici giorni da quando ci hai scritto.</li></ol>
<h2>Il rimborso</h2>
<p>Ti restituiamo il prezzo dei pezzi e la spedizione standard pagata all’andata, entro quattordici giorni da quando ci avvisi e comunque non prima che il pacco sia tornato o tu ci mandi la prova di spedizione. Usiamo lo stesso mezzo di pagamento. Il costo del ritorno è a tuo carico, salvo che il pezzo sia difettoso.</p>
<h2>Cosa non si può rendere</h2>
<p>I pezzi personalizzati, le candele già accese e i corsi con la data fissata: per quelli puoi spostarti fino a tre giorni prima. Il buono regalo si può rendere finché non è stato usato.</p>
<h2>Garanzia</h2>
<p>Tutto quello che vendiamo è coperto per due anni dalla garanzia legale di conformità. Piccole differenze di tono e qualche puntino non sono difetti: sono il segno che il pezzo è fatto a mano.</p>`,
      en: `<p>A mug is judged in the hand, not in a photograph. If the one that arrived is not yours, you have <strong>thirty days</strong> from delivery to return it: the law says fourteen, we give you more.</p>
<h2>How to do it</h2>
<ol><li>Write to ${mail} with your order number and the pieces you wish to return. You need not explain why.</li><li>Put everything back in its original packaging, or in something just as sturdy.</li><li>Post it to ${companyAddress.en} within fourteen days of writing to us.</li></ol>
<h2>The refund</h2>
<p>We give back the price of the pieces and the standard delivery you paid, within fourteen days of your message, though not before the parcel is back or you send us proof of posting. We use the same means of payment. The cost of the return is yours, unless the piece is faulty.</p>
<h2>What cannot be returned</h2>
<p>Personalised pieces, candles that have been lit, and workshops with a fixed date: those can be moved up to three days before. Gift cards can be returned as long as they have not been used.</p>
<h2>Guarantee</h2>
<p>Everything we sell is covered by the two-year legal guarantee of conformity. Slight differences of shade and a speck here and there are not faults: they are the sign of a piece made by hand.</p>`,
    },
  }),
  page({
    identifier: 'chi-siamo',
    urlKey: { it: 'chi-siamo', en: 'about-us' },
    title: { it: 'Chi siamo', en: 'About us' },
    metaDescription: {
      it: 'La bottega di Marta e Tommaso a Montelupo Fiorentino: come nascono le nostre ceramiche, dall’argilla allo smalto.',
      en: 'Marta and Tommaso’s workshop in Montelupo Fiorentino: how our ceramics are made, from clay to glaze.',
    },
    content: {
      it: `<figure data-content-type="image" data-appearance="full-width" data-element="main"><img src="/media/wysiwyg/mensola-vasi.jpg" alt="Mensola in legno con vasi e piatti in ceramica" width="1600" height="900"></figure>
<p>Montelupo cuoce ceramica dal Trecento. Quando il signor Vasco, nel 1998, decise di chiudere la fornace di Via del Forno, Tommaso gli chiese di insegnargli il tornio «ancora un mese». È rimasto lui, è rimasto il forno, e poco dopo è arrivata Marta, che veniva dalla chimica e voleva capire perché il blu, certe volte, diventa verde.</p>
<h2>Come lavoriamo</h2>
<p>L’argilla arriva da Vinci, a sedici chilometri. La impastiamo, la lasciamo riposare, la torniamo. Ogni pezzo asciuga da tre giorni a due settimane, cuoce una prima volta a 980 gradi, riceve lo smalto a immersione o a pennello, e torna nel forno: 1240 gradi per il gres, 940 per la maiolica. Dalla terra al negozio passano quattro settimane.</p>
<p>Gli smalti li prepariamo noi. Sono sette: petrolio, cremisi, avorio, grafite, ocra, salvia, cobalto. Non contengono piombo né cadmio, e ogni partita da tavola passa le prove di cessione previste dalla legge.</p>
<h2>Perché pochi pezzi</h2>
<p>Siamo in cinque. Facciamo una quarantina di forme e ci piace farle bene, così quando ti si rompe un piatto lo ritrovi. Quello che non esce come deve lo rompiamo, lo maciniamo e torna nell’impasto: in Via del Forno non si butta quasi niente.</p>
<h2>Vieni a vedere</h2>
<p>La bottega è aperta ${company.openingHours.it}. Se vuoi sporcarti le mani, il sabato c’è il <a href="/corso-di-tornio.html">corso di tornio</a>.</p>`,
      en: `<figure data-content-type="image" data-appearance="full-width" data-element="main"><img src="/media/wysiwyg/mensola-vasi.jpg" alt="Wooden shelf with ceramic vases" width="1600" height="900"></figure>
<p>Montelupo has been firing ceramics since the fourteenth century. When old Vasco decided, in 1998, to close the kiln in Via del Forno, Tommaso asked him to teach him the wheel “for one more month”. He stayed, the kiln stayed, and soon after came Marta, who had studied chemistry and wanted to know why blue sometimes turns green.</p>
<h2>How we work</h2>
<p>The clay comes from Vinci, sixteen kilometres away. We wedge it, let it rest, throw it. Each piece dries for three days to two weeks, is fired once at 980 degrees, is dipped or brushed with glaze, and goes back into the kiln: 1,240 degrees for stoneware, 940 for majolica. From clay to shop it takes four weeks.</p>
<p>We make the glazes ourselves. There are seven: teal, crimson, ivory, graphite, ochre, sage, cobalt. They contain neither lead nor cadmium, and every batch for the table passes the migration tests required by law.</p>
<h2>Why so few pieces</h2>
<p>There are five of us. We make about forty shapes and like to make them well, so that when you break a plate you can find it again. What does not come out as it should we break, grind and put back in the clay: in Via del Forno hardly anything is thrown away.</p>
<h2>Come and see</h2>
<p>The shop is open ${company.openingHours.en}. If you want to get your hands dirty, on Saturdays there is the <a href="/en/wheel-throwing-workshop.html">wheel-throwing workshop</a>.</p>`,
    },
  }),
  page({
    identifier: 'privacy',
    urlKey: { it: 'privacy', en: 'privacy-policy' },
    title: { it: 'Informativa sulla privacy', en: 'Privacy policy' },
    metaDescription: {
      it: 'Quali dati raccogliamo, perché, per quanto tempo, e come esercitare i tuoi diritti.',
      en: 'Which data we collect, why, for how long, and how to exercise your rights.',
    },
    content: {
      it: `<p>Raccogliamo i dati che servono per farti avere le tue ceramiche, e nient’altro. Titolare del trattamento è ${company.name}, ${companyAddress.it}, ${mail}.</p>
<h2>Quali dati e perché</h2>
<ul><li><strong>Ordini:</strong> nome, indirizzo, email, telefono e contenuto dell’ordine, per eseguire il contratto. Li conserviamo dieci anni, come chiedono le norme fiscali.</li><li><strong>Account:</strong> i dati che inserisci, finché tieni aperto l’account.</li><li><strong>Newsletter:</strong> la tua email, solo con il tuo consenso, finché non ti cancelli.</li><li><strong>Messaggi:</strong> quello che ci scrivi, per risponderti, per due anni.</li></ul>
<h2>Cookie</h2>
<p>Usiamo i cookie e gli spazi di memoria necessari a far funzionare carrello e accesso. Statistiche e contenuti di terzi partono solo se li accetti, e puoi cambiare idea quando vuoi.</p>
<h2>A chi li comunichiamo</h2>
<p>Al corriere che consegna, a chi gestisce i pagamenti e i server, al commercialista: ognuno vede solo ciò che gli serve. I dati restano nell’Unione europea. Non li vendiamo a nessuno.</p>
<h2>I tuoi diritti</h2>
<p>Puoi chiedere di vedere, correggere, cancellare o portare altrove i tuoi dati, opporti al trattamento e revocare i consensi scrivendo a ${mail}. Se pensi che abbiamo sbagliato, puoi rivolgerti al Garante per la protezione dei dati personali.</p>`,
      en: `<p>We collect the data we need to get your ceramics to you, and nothing else. The controller is ${company.name}, ${companyAddress.en}, ${mail}.</p>
<h2>Which data and why</h2>
<ul><li><strong>Orders:</strong> name, address, email, telephone and what you ordered, to perform the contract. We keep them for ten years, as tax law requires.</li><li><strong>Account:</strong> what you enter, for as long as you keep the account.</li><li><strong>Newsletter:</strong> your email, only with your consent, until you unsubscribe.</li><li><strong>Messages:</strong> what you write to us, to answer you, for two years.</li></ul>
<h2>Cookies</h2>
<p>We use the cookies and storage that cart and sign-in need to work. Statistics and third-party content start only if you accept them, and you can change your mind at any time.</p>
<h2>Who receives them</h2>
<p>The courier who delivers, those who run payments and servers, our accountant: each sees only what they need. The data stay in the European Union. We sell them to no one.</p>
<h2>Your rights</h2>
<p>You may ask to see, correct, erase or move your data, object to their use and withdraw consent by writing to ${mail}. If you think we got it wrong, you can turn to the Italian data protection authority, the Garante.</p>`,
    },
  }),
  page({
    identifier: 'termini',
    urlKey: { it: 'termini', en: 'terms' },
    title: { it: 'Condizioni di vendita', en: 'Terms of sale' },
    metaDescription: {
      it: 'Le condizioni generali di vendita di Terra e Smalto: ordini, prezzi, pagamenti, consegna, recesso e garanzia.',
      en: 'The general terms of sale of Terra e Smalto: orders, prices, payment, delivery, withdrawal and guarantee.',
    },
    content: {
      it: `<h2>1. Chi vende</h2>
${imprint.it}
<h2>2. L’ordine</h2>
<p>Le pagine del negozio sono un invito. Premendo «Ordine con obbligo di pagare» ci fai una proposta d’acquisto; il contratto si conclude quando ricevi la conferma d’ordine per email. Se un pezzo risulta esaurito te lo diciamo subito e ti restituiamo quanto pagato.</p>
<h2>3. Prezzi e pagamento</h2>
<p>I prezzi sono in euro e comprendono l’IVA. Le spese di spedizione sono indicate prima che tu confermi. Puoi pagare con i mezzi che trovi alla cassa.</p>
<h2>4. Consegna</h2>
<p>Consegniamo nei tempi indicati alla pagina <a href="/spedizioni">Spedizioni</a> e comunque entro trenta giorni dall’ordine. Il rischio passa a te quando il corriere ti consegna il pacco.</p>
<h2>5. Recesso</h2>
<p>Hai quattordici giorni per legge, trenta per nostra scelta, per recedere senza spiegazioni. Modalità, eccezioni e rimborso sono alla pagina <a href="/resi">Resi e rimborsi</a>.</p>
<h2>6. Garanzia</h2>
<p>Vale la garanzia legale di conformità di due anni. Le variazioni di tono e di superficie proprie della lavorazione a mano non sono difetti di conformità.</p>
<h2>7. Legge applicabile e controversie</h2>
<p>Si applica la legge italiana. Se sei un consumatore è competente il giudice del luogo in cui risiedi. Prima, però, scrivici: finora ci siamo sempre capiti.</p>`,
      en: `<h2>1. Who sells</h2>
${imprint.en}
<h2>2. The order</h2>
<p>The pages of the shop are an invitation. By pressing “Order with obligation to pay” you make us an offer; the contract is concluded when you receive the order confirmation by email. If a piece turns out to be sold out we tell you at once and return what you paid.</p>
<h2>3. Prices and payment</h2>
<p>Prices are in euros and include VAT. Delivery costs are shown before you confirm. You can pay by the means listed at the checkout.</p>
<h2>4. Delivery</h2>
<p>We deliver within the times given on the <a href="/en/shipping">Delivery</a> page and in any case within thirty days of the order. The risk passes to you when the courier hands you the parcel.</p>
<h2>5. Withdrawal</h2>
<p>You have fourteen days by law, thirty by our choice, to withdraw without giving a reason. How to do so, exceptions and refunds are on the <a href="/en/returns">Returns and refunds</a> page.</p>
<h2>6. Guarantee</h2>
<p>The two-year legal guarantee of conformity applies. Variations of shade and surface that belong to work done by hand are not lacks of conformity.</p>
<h2>7. Law and disputes</h2>
<p>Italian law applies. If you are a consumer, the court of the place where you live has jurisdiction. But write to us first: so far we have always understood each other.</p>`,
    },
  }),
  page({
    identifier: 'no-route',
    urlKey: { it: 'no-route', en: 'no-route' },
    title: { it: 'Pagina non trovata', en: 'Page not found' },
    metaDescription: {
      it: 'La pagina che cerchi non c’è o ha cambiato indirizzo.',
      en: 'The page you are looking for is not here or has moved.',
    },
    content: {
      it: `<p>Qui c’è solo un po’ di polvere d’argilla. La pagina che cercavi ha cambiato indirizzo, oppure il pezzo è andato a vivere da qualcuno.</p>
<p>Puoi ripartire dalla <a href="/tavola.html">tavola</a>, dai <a href="/casa/vasi.html">vasi</a> o dalle <a href="/novita.html">novità</a>. E se eri arrivato fin qui da un nostro link, <a href="/contact">diccelo</a>: lo sistemiamo.</p>`,
      en: `<p>There is nothing here but a little clay dust. The page you were looking for has moved, or the piece has gone to live with someone.</p>
<p>You can start again from <a href="/en/tableware.html">tableware</a>, from the <a href="/en/living/vases.html">vases</a> or from the <a href="/en/new-arrivals.html">new arrivals</a>. And if one of our links brought you here, <a href="/en/contact">tell us</a>: we will mend it.</p>`,
    },
  }),
]
