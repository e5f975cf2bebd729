import type { MailTexts } from './mailTexts.ts'

export const de: MailTexts = {
  giftMessage: (gift) => (gift ? [`Geschenknachricht für ${gift.to} von ${gift.from}: „${gift.message}“`] : []),
  signature: (shopName, shopUrl) => [shopName, shopUrl, 'Haben Sie Fragen? Antworten Sie einfach auf diese E-Mail.'],
  order: {
    subject: (number) => `Ihre Bestellung ${number}`,
    title: 'Vielen Dank für Ihre Bestellung',
    thanks: (firstname, number, date) =>
      `Guten Tag ${firstname}, wir haben Ihre Bestellung ${number} vom ${date} erhalten. Dies ist die Bestätigung: Bitte bewahren Sie sie auf.`,
    goods: 'Ihre Artikel',
    columns: ['Artikel', 'Menge', 'Betrag'],
    subtotal: 'Zwischensumme',
    subtotalWithoutTax: 'Zwischensumme, ohne Steuer',
    subtotalWithTax: 'Zwischensumme, mit Steuer',
    ofWhich: (label, amount) => `davon ${label}: ${amount}`,
    discount: (label) => `Rabatt: ${label}`,
    giftCard: (code) => `Geschenkkarte ${code}`,
    storeCredit: 'Ihr Guthaben',
    rewardPoints: 'Ihre Punkte',
    shipping: 'Versand',
    pickup: 'Abholung im Geschäft',
    total: 'Gesamtbetrag',
    taxIncluded: 'Im Gesamtbetrag enthaltene MwSt.',
    giftReceipt: 'Wir legen einen Geschenkbeleg ohne Preise bei.',
    delivery: 'Lieferung und Rechnung',
    collection: 'Abholung und Rechnung',
    billing: 'Rechnung',
    deliverTo: 'Lieferadresse',
    deliverBy: 'Versandart',
    deliverOn: 'Voraussichtliche Lieferung',
    courierNote: 'Hinweis für den Zusteller',
    collectAt: 'Abholung bei',
    collector: 'Abholung durch',
    billTo: 'Rechnungsadresse',
    invoice: {
      'vat-number': 'USt-IdNr.',
      'tax-code': 'Italienische Steuernummer (codice fiscale)',
      'recipient-code': 'Empfängercode (codice destinatario)',
      'certified-mail': 'Zertifizierte E-Mail (PEC)',
    },
    payment: 'Zahlung',
    payBy: 'Zahlungsart',
    purchaseOrder: 'Ihre Bestellnummer',
    see: 'Bestellung ansehen',
    follow: 'Hier sehen Sie den Stand Ihrer Bestellung:',
    followOrWithdraw: 'Hier sehen Sie den Stand Ihrer Bestellung, und hier können Sie den Vertrag widerrufen:',
    consents: {
      digital:
        'Sie haben verlangt, dass die digitalen Inhalte sofort bereitgestellt werden, und zur Kenntnis genommen, dass Ihr Widerrufsrecht daran mit dem Beginn der Bereitstellung erlischt.',
      service:
        'Sie haben verlangt, dass die Dienstleistungen vor Ablauf der Widerrufsfrist beginnen, und zur Kenntnis genommen, dass Ihr Widerrufsrecht daran mit der vollständigen Erbringung erlischt und dass Sie bei einem früheren Widerruf den bereits erbrachten Teil bezahlen.',
    },
    questions:
      'Haben Sie es sich anders überlegt, oder stimmt etwas nicht? Antworten Sie auf diese E-Mail und nennen Sie die Nummer der Bestellung.',
  },
  bankTransfer: {
    what: 'Bitte überweisen Sie mit diesen Angaben: Sobald der Betrag eingegangen ist, bereiten wir die Bestellung vor.',
    whatImmaterial: 'Bitte überweisen Sie mit diesen Angaben.',
    accountHolder: 'Kontoinhaber',
    bank: 'Bank',
    iban: 'IBAN',
    amount: 'Betrag',
    reason: 'Verwendungszweck',
    reasonOf: (number) => `Bestellung ${number}`,
    unknown: 'Antworten Sie auf diese E-Mail: Wir senden Ihnen die Angaben für die Überweisung.',
  },
  check: {
    what: (number) =>
      `Bitte senden Sie uns den Scheck mit der Bestellnummer ${number} auf der Rückseite: Sobald er eingegangen ist, bereiten wir die Bestellung vor.`,
    whatImmaterial: (number) => `Bitte senden Sie uns den Scheck mit der Bestellnummer ${number} auf der Rückseite.`,
    payableTo: 'Zahlbar an',
    sendTo: 'Senden an',
    amount: 'Betrag',
    unknown:
      'Antworten Sie auf diese E-Mail: Wir teilen Ihnen mit, auf wen Sie den Scheck ausstellen und wohin Sie ihn senden.',
  },
  cashOnDelivery: 'Bitte halten Sie den Betrag bereit: Sie zahlen bei der Lieferung an den Zusteller.',
  cashInShop: 'Bitte halten Sie den Betrag bereit: Sie zahlen bei der Abholung im Geschäft.',
  cashImmaterial: 'Es kommt kein Zusteller, der den Betrag annimmt: Wir schreiben Ihnen, wie Sie zahlen können.',
  purchaseOrder: 'Ihre Bestellnummer ist oben angegeben.',
  welcome: {
    subject: (shopName) => `Ihr Konto bei ${shopName}`,
    title: (firstname) => `Willkommen, ${firstname}`,
    ready: (email) =>
      `Ihr Konto ist eingerichtet. Melden Sie sich mit ${email} und dem Passwort an, das Sie gewählt haben.`,
    uses: 'In Ihrem Konto finden Sie Ihre Bestellungen und Ihr Adressbuch, und an der Kasse geht es schneller.',
    notYou: 'Sie haben dieses Konto nicht angelegt? Antworten Sie auf diese E-Mail, und wir schließen es.',
  },
  canceled: {
    subject: (number) => `Bestellung ${number} storniert`,
    title: 'Ihre Bestellung ist storniert',
    what: (number) => `Wir haben die Bestellung ${number} wie gewünscht storniert.`,
    money: 'Haben Sie schon bezahlt, erstatten wir Ihnen den ganzen Betrag auf dem Weg, auf dem Sie bezahlt haben.',
  },
  cancellationKey: {
    subject: (number) => `Bestätigen Sie die Stornierung der Bestellung ${number}`,
    title: 'Möchten Sie Ihre Bestellung stornieren?',
    what: (number) =>
      `Öffnen Sie diese Seite, um die Bestellung ${number} zu stornieren: Bis dahin bleibt die Bestellung gültig.`,
    notYou: 'Die Anfrage kam nicht von Ihnen? Ignorieren Sie diese E-Mail: Ihre Bestellung bleibt, wie sie ist.',
  },
  returns: {
    requested: {
      subject: (number) => `Wir haben Ihre Rücksendeanfrage ${number} erhalten`,
      title: 'Ihre Rücksendeanfrage',
      what: (number, order) =>
        `Wir haben die Rücksendeanfrage ${number} zur Bestellung ${order} erhalten. Wir schreiben Ihnen, sobald wir entschieden haben: Bitte senden Sie bis dahin nichts zurück.`,
    },
    changed: {
      subject: (number) => `Neues zu Ihrer Rücksendung ${number}`,
      title: 'Ihre Rücksendung geht voran',
      what: (number, order) =>
        `Bei der Rücksendung ${number} zur Bestellung ${order} gibt es Neuigkeiten. Das ist der Stand der einzelnen Artikel:`,
    },
    commented: {
      subject: (number) => `Wir haben Ihnen zur Rücksendung ${number} geschrieben`,
      title: 'Eine Nachricht zu Ihrer Rücksendung',
      what: (number, order) => `Wir haben Ihnen zur Rücksendung ${number} der Bestellung ${order} geschrieben:`,
    },
    quantity: (pieces) => `Menge: ${pieces}`,
    statuses: {
      PENDING: 'wird geprüft',
      AUTHORIZED: 'genehmigt: Sie können den Artikel senden',
      RECEIVED: 'bei uns eingegangen',
      APPROVED: 'angenommen',
      REJECTED: 'nicht angenommen',
      DENIED: 'nicht genehmigt',
    },
    follow: 'Hier sehen Sie den aktuellen Stand:',
    key: {
      subject: (number) => `Bestätigen Sie die Rücksendung zur Bestellung ${number}`,
      title: 'Möchten Sie etwas zurücksenden?',
      what: (number) =>
        `Öffnen Sie diese Seite, um die Rücksendung zur Bestellung ${number} zu bestätigen: Bis dahin bearbeiten wir sie nicht.`,
      notYou: 'Die Anfrage kam nicht von Ihnen? Ignorieren Sie diese E-Mail: Es geschieht nichts.',
    },
  },
  giftRegistry: {
    subject: (sender, event) => `${sender} lädt Sie zu einer Wunschliste ein: ${event}`,
    title: (recipient) => `Guten Tag ${recipient}`,
    what: (sender, event) => `${sender} teilt die Wunschliste „${event}“ mit Ihnen und schreibt:`,
    follow: 'Hier sehen Sie die Wünsche und können sie erfüllen:',
    number: 'Nummer der Wunschliste',
  },
  contact: {
    subject: (name) => `Nachricht über die Website: ${name}`,
    name: 'Name',
    email: 'E-Mail-Adresse',
    telephone: 'Telefon',
  },
  giftCard: {
    subject: (sender) => `${sender} hat Ihnen ein Geschenk gesendet`,
    title: (recipient) => `${recipient}, Sie haben eine Geschenkkarte erhalten`,
    what: (sender, amount) => `${sender} schenkt Ihnen eine Karte über ${amount}, die Sie bei uns einlösen können.`,
    code: 'Code',
    amount: 'Betrag',
    until: 'Gültig bis',
    message: (sender) => `Von ${sender}:`,
    use: 'Geben Sie den Code im Warenkorb ein, wo nach einer Geschenkkarte gefragt wird. Sie müssen nicht den ganzen Betrag auf einmal einlösen.',
    goesTo: (recipient, email) => (email === null ? `Für ${recipient}` : `Für ${recipient} (${email})`),
  },
  confirmation: {
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse',
    title: (firstname) => `${firstname}, nur noch ein Schritt`,
    what: 'Öffnen Sie diese Seite, um Ihre Adresse zu bestätigen: Danach ist Ihr Konto eingerichtet.',
    notYou:
      'Sie haben dieses Konto nicht angelegt? Ignorieren Sie diese E-Mail: Ohne Bestätigung wird es nicht freigeschaltet.',
  },
  accountExists: {
    subject: 'Sie haben schon ein Konto',
    title: (firstname) => `${firstname}, Sie haben schon ein Konto`,
    what: 'Jemand wollte mit Ihrer Adresse ein Konto anlegen, aber zu ihr gibt es schon eines. Waren Sie es? Melden Sie sich mit Ihrem Passwort an oder wählen Sie auf dieser Seite ein neues.',
    notYou: 'Sie waren es nicht? Sie müssen nichts tun: Ihr Konto bleibt, wie es ist.',
  },
  passwordReset: {
    subject: 'Ihr neues Passwort',
    title: (firstname) => `${firstname}, wählen Sie ein neues Passwort`,
    what: 'Öffnen Sie diese Seite innerhalb von zwei Stunden und wählen Sie ein neues Passwort.',
    notYou: 'Die Anfrage kam nicht von Ihnen? Ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  passwordChanged: {
    subject: 'Ihr Passwort wurde geändert',
    title: (firstname) => `${firstname}, Ihr Passwort wurde geändert`,
    what: 'Ab jetzt melden Sie sich mit dem neuen Passwort an.',
    notYou: 'Sie haben es nicht geändert? Fordern Sie sofort ein neues Passwort an und antworten Sie auf diese E-Mail.',
  },
  emailChanged: {
    subject: 'Ihre E-Mail-Adresse wurde geändert',
    title: (firstname) => `${firstname}, Ihre Adresse wurde geändert`,
    what: (newEmail) => `Ab jetzt melden Sie sich mit ${newEmail} an.`,
    notYou: 'Sie haben das nicht veranlasst? Antworten Sie sofort auf diese E-Mail.',
  },
}
