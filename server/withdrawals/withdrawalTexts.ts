import { type ByLanguage } from '#server/commerce/engine/textsFor.ts'

/** All texts of the mails about a withdrawal in one language. */
export type WithdrawalTexts = {
  readonly subject: (reference: string) => string
  readonly title: string
  readonly arrived: (date: string) => string
  readonly statement: string
  readonly declaration: string
  readonly reference: string
  readonly received: string
  readonly name: string
  readonly email: string
  readonly order: string
  readonly goods: string
  readonly wholeOrder: string
  readonly next: string
  readonly noticeSubject: (orderNumber: string) => string
  readonly noticeTitle: string
}

const en: WithdrawalTexts = {
  subject: (reference) => `Receipt of your withdrawal ${reference}`,
  title: 'We have received your withdrawal',
  arrived: (date) => `Your statement arrived ${date}. This is the receipt: please keep it.`,
  statement: 'What you have stated',
  declaration: 'I withdraw from the contract of sale named here.',
  reference: 'Reference',
  received: 'Received',
  name: 'Name',
  email: 'E-mail',
  order: 'Order',
  goods: 'Items',
  wholeOrder: 'the whole order',
  next: 'We will write soon how to send the items back; we refund you within 14 days of the withdrawal, at the latest when we have them or you show that they are on their way.',
  noticeSubject: (orderNumber) => `Withdrawal from order ${orderNumber}`,
  noticeTitle: 'A statement of withdrawal has arrived',
}

const it: WithdrawalTexts = {
  subject: (reference) => `Ricevuta del tuo recesso ${reference}`,
  title: 'Abbiamo ricevuto il tuo recesso',
  arrived: (date) => `La tua dichiarazione è arrivata ${date}. Questa è la ricevuta: tienila da parte.`,
  statement: 'Che cosa hai dichiarato',
  declaration: 'Recedo dal contratto di vendita qui indicato.',
  reference: 'Riferimento',
  received: 'Ricevuto',
  name: 'Nome e cognome',
  email: 'E-mail',
  order: 'Ordine',
  goods: 'Articoli',
  wholeOrder: 'tutto l’ordine',
  next: 'Ti scriviamo presto come rimandarci gli articoli; ti rimborsiamo entro 14 giorni dal recesso, al più tardi quando li abbiamo o ci mostri che sono in viaggio.',
  noticeSubject: (orderNumber) => `Recesso dall’ordine ${orderNumber}`,
  noticeTitle: 'È arrivata una dichiarazione di recesso',
}

const de: WithdrawalTexts = {
  subject: (reference) => `Eingangsbestätigung Ihres Widerrufs ${reference}`,
  title: 'Wir haben Ihren Widerruf erhalten',
  arrived: (date) =>
    `Ihre Erklärung ist am ${date} eingegangen. Dies ist die Eingangsbestätigung: Bitte bewahren Sie sie auf.`,
  statement: 'Ihre Erklärung',
  declaration: 'Hiermit widerrufe ich den hier genannten Kaufvertrag.',
  reference: 'Vorgangsnummer',
  received: 'Eingegangen am',
  name: 'Name',
  email: 'E-Mail-Adresse',
  order: 'Bestellung',
  goods: 'Artikel',
  wholeOrder: 'die ganze Bestellung',
  next: 'Wir schreiben Ihnen in Kürze, wie Sie die Artikel zurücksenden. Wir erstatten Ihnen den Betrag innerhalb von 14 Tagen nach dem Widerruf, spätestens wenn die Artikel bei uns sind oder Sie uns zeigen, dass sie unterwegs sind.',
  noticeSubject: (orderNumber) => `Widerruf der Bestellung ${orderNumber}`,
  noticeTitle: 'Eine Widerrufserklärung ist eingegangen',
}

const fr: WithdrawalTexts = {
  subject: (reference) => `Accusé de réception de votre rétractation ${reference}`,
  title: 'Nous avons reçu votre rétractation',
  arrived: (date) =>
    `Votre déclaration nous est parvenue le ${date}. Ceci est l’accusé de réception\u00a0: veuillez le conserver.`,
  statement: 'Votre déclaration',
  declaration: 'Je me rétracte du contrat de vente indiqué ici.',
  reference: 'Référence',
  received: 'Reçue le',
  name: 'Nom et prénom',
  email: 'Adresse e-mail',
  order: 'Commande',
  goods: 'Articles',
  wholeOrder: 'toute la commande',
  next: 'Nous vous écrirons bientôt pour vous indiquer comment renvoyer les articles. Nous vous remboursons dans les 14 jours suivant la rétractation, au plus tard lorsque nous avons reçu les articles ou la preuve de leur envoi.',
  noticeSubject: (orderNumber) => `Rétractation de la commande ${orderNumber}`,
  noticeTitle: 'Une déclaration de rétractation est arrivée',
}

const es: WithdrawalTexts = {
  subject: (reference) => `Acuse de recibo de tu desistimiento ${reference}`,
  title: 'Hemos recibido tu desistimiento',
  arrived: (date) => `Tu declaración llegó el ${date}. Este es el acuse de recibo; te recomendamos que lo guardes.`,
  statement: 'Lo que has declarado',
  declaration: 'Desisto del contrato de compraventa indicado aquí.',
  reference: 'Referencia',
  received: 'Recibido el',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  order: 'Pedido',
  goods: 'Artículos',
  wholeOrder: 'todo el pedido',
  next: 'Pronto te escribiremos para decirte cómo devolver los artículos. Te devolveremos el dinero en un plazo de 14 días desde el desistimiento, como muy tarde cuando los tengamos o nos demuestres que están en camino.',
  noticeSubject: (orderNumber) => `Desistimiento del pedido ${orderNumber}`,
  noticeTitle: 'Ha llegado una declaración de desistimiento',
}

export const WITHDRAWAL_TEXTS: ByLanguage<WithdrawalTexts> = { en, it, de, fr, es }
