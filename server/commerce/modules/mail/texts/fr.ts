import type { MailTexts } from './mailTexts.ts'

export const fr: MailTexts = {
  giftMessage: (gift) =>
    gift ? [`Message cadeau pour ${gift.to} de ${gift.from}\u00a0: «\u202f${gift.message}\u202f»`] : [],
  signature: (shopName, shopUrl) => [shopName, shopUrl, 'Une question\u00a0? Répondez simplement à cet e-mail.'],
  order: {
    subject: (number) => `Votre commande ${number}`,
    title: 'Merci pour votre commande',
    thanks: (firstname, number, date) =>
      `Bonjour ${firstname}, nous avons bien reçu votre commande ${number} du ${date}. Ceci est la confirmation\u00a0: veuillez la conserver.`,
    goods: 'Vos articles',
    columns: ['Article', 'Quantité', 'Montant'],
    subtotal: 'Sous-total',
    subtotalWithoutTax: 'Sous-total, hors taxes',
    subtotalWithTax: 'Sous-total, taxes comprises',
    ofWhich: (label, amount) => `dont ${label} : ${amount}`,
    discount: (label) => `Remise\u00a0: ${label}`,
    giftCard: (code) => `Carte cadeau ${code}`,
    storeCredit: 'Votre avoir',
    rewardPoints: 'Vos points',
    shipping: 'Livraison',
    pickup: 'Retrait en magasin',
    total: 'Total',
    taxIncluded: 'TVA comprise dans le total',
    chargedIn: (currency) => `Le montant est débité en ${currency} : le total ci-dessus est converti.`,
    giftReceipt: 'Nous joignons un ticket cadeau, sans les prix.',
    delivery: 'Livraison et facturation',
    collection: 'Retrait et facturation',
    billing: 'Facturation',
    deliverTo: 'Adresse de livraison',
    deliverBy: 'Mode de livraison',
    deliverOn: 'Livraison estimée',
    courierNote: 'Note pour le livreur',
    collectAt: 'Retrait à',
    collector: 'Retiré par',
    billTo: 'Adresse de facturation',
    invoice: {
      'vat-number': 'Numéro de TVA',
      'tax-code': 'Code fiscal (codice fiscale)',
      'recipient-code': 'Code destinataire (SDI)',
      'certified-mail': 'E-mail certifié (PEC)',
    },
    payment: 'Paiement',
    payBy: 'Mode de paiement',
    purchaseOrder: 'Votre numéro de bon de commande',
    see: 'Voir la commande',
    follow: 'Vous pouvez suivre ici votre commande\u00a0:',
    followOrWithdraw: 'Vous pouvez suivre ici votre commande, et vous rétracter du contrat\u00a0:',
    consents: {
      digital:
        'Vous avez demandé que les contenus numériques soient fournis immédiatement et reconnu perdre votre droit de rétractation sur ceux-ci dès le début de la fourniture.',
      service:
        'Vous avez demandé que les services commencent avant la fin du délai de rétractation, et reconnu perdre votre droit de rétractation sur ceux-ci une fois qu’ils ont été pleinement exécutés, et devoir payer la partie déjà exécutée si vous vous rétractez avant.',
    },
    questions:
      'Vous avez changé d’avis, ou quelque chose ne va pas\u00a0? Répondez à cet e-mail en indiquant le numéro de la commande.',
  },
  bankTransfer: {
    what: 'Effectuez le virement avec ces coordonnées\u00a0: dès sa réception, nous préparons la commande.',
    whatImmaterial: 'Effectuez le virement avec ces coordonnées.',
    accountHolder: 'Titulaire du compte',
    bank: 'Banque',
    iban: 'IBAN',
    amount: 'Montant',
    reason: 'Motif',
    reasonOf: (number) => `Commande ${number}`,
    unknown: 'Répondez à cet e-mail\u00a0: nous vous enverrons les coordonnées pour le virement.',
  },
  check: {
    what: (number) =>
      `Envoyez-nous le chèque avec le numéro de commande ${number} au dos\u00a0: dès sa réception, nous préparons la commande.`,
    whatImmaterial: (number) => `Envoyez-nous le chèque avec le numéro de commande ${number} au dos.`,
    payableTo: 'À l’ordre de',
    sendTo: 'À envoyer à',
    amount: 'Montant',
    unknown: 'Répondez à cet e-mail\u00a0: nous vous indiquerons à quel ordre établir le chèque et où l’envoyer.',
  },
  cashOnDelivery: 'Préparez le montant\u00a0: vous le remettrez au livreur à la livraison.',
  cashInShop: 'Préparez le montant\u00a0: vous paierez en magasin au moment du retrait.',
  cashImmaterial:
    'Aucun livreur ne passera encaisser le montant\u00a0: nous vous écrirons pour vous dire comment payer.',
  purchaseOrder: 'Votre numéro de bon de commande est indiqué ci-dessus.',
  welcome: {
    subject: (shopName) => `Votre compte chez ${shopName}`,
    title: (firstname) => `Bienvenue, ${firstname}`,
    ready: (email) => `Votre compte est prêt. Connectez-vous avec ${email} et le mot de passe que vous avez choisi.`,
    uses: 'Dans votre compte, vous trouvez vos commandes et votre carnet d’adresses, et vous commandez plus vite.',
    notYou: 'Vous n’avez pas créé ce compte\u00a0? Répondez à cet e-mail et nous le fermerons.',
  },
  canceled: {
    subject: (number) => `Commande ${number} annulée`,
    title: 'Votre commande est annulée',
    what: (number) => `Nous avons annulé la commande ${number}, comme vous l’avez demandé.`,
    money: 'Si vous avez déjà payé, nous vous remboursons la totalité par le même moyen de paiement.',
  },
  cancellationKey: {
    subject: (number) => `Confirmez l’annulation de la commande ${number}`,
    title: 'Voulez-vous annuler votre commande\u00a0?',
    what: (number) =>
      `Ouvrez cette page pour annuler la commande ${number}\u00a0: d’ici là, la commande reste valable.`,
    notYou: 'La demande ne vient pas de vous\u00a0? Ignorez cet e-mail\u00a0: votre commande reste inchangée.',
  },
  returns: {
    requested: {
      subject: (number) => `Nous avons reçu votre demande de retour ${number}`,
      title: 'Votre demande de retour',
      what: (number, order) =>
        `Nous avons reçu la demande de retour ${number} pour la commande ${order}. Nous vous écrirons dès que nous aurons pris une décision\u00a0: d’ici là, n’envoyez rien.`,
    },
    changed: {
      subject: (number) => `Du nouveau pour votre retour ${number}`,
      title: 'Votre retour avance',
      what: (number, order) =>
        `Le retour ${number} de la commande ${order} a changé. Voici où en est chaque article\u00a0:`,
    },
    commented: {
      subject: (number) => `Nous vous avons écrit au sujet du retour ${number}`,
      title: 'Un message au sujet de votre retour',
      what: (number, order) => `Nous vous avons écrit au sujet du retour ${number} de la commande ${order}\u00a0:`,
    },
    quantity: (pieces) => `Quantité\u00a0: ${pieces}`,
    statuses: {
      PENDING: 'en attente de réponse',
      AUTHORIZED: 'autorisé\u00a0: vous pouvez l’envoyer',
      RECEIVED: 'bien reçu',
      APPROVED: 'accepté',
      REJECTED: 'non accepté',
      DENIED: 'non autorisé',
    },
    follow: 'Suivez ici son avancement\u00a0:',
    key: {
      subject: (number) => `Confirmez le retour de la commande ${number}`,
      title: 'Voulez-vous retourner un article\u00a0?',
      what: (number) =>
        `Ouvrez cette page pour confirmer le retour de la commande ${number}\u00a0: d’ici là, nous ne le traitons pas.`,
      notYou: 'La demande ne vient pas de vous\u00a0? Ignorez cet e-mail\u00a0: il ne se passera rien.',
    },
  },
  giftRegistry: {
    subject: (sender, event) => `${sender} partage avec vous une liste de cadeaux\u00a0: ${event}`,
    title: (recipient) => `Bonjour ${recipient}`,
    what: (sender, event) =>
      `${sender} partage avec vous la liste de cadeaux «\u202f${event}\u202f» et vous écrit\u00a0:`,
    follow: 'Vous pouvez voir ici les souhaits et les offrir\u00a0:',
    number: 'Numéro de la liste',
  },
  contact: {
    subject: (name) => `Message du site\u00a0: ${name}`,
    name: 'Nom',
    email: 'Adresse e-mail',
    telephone: 'Téléphone',
  },
  giftCard: {
    subject: (sender) => `${sender} vous a envoyé un cadeau`,
    title: (recipient) => `${recipient}, vous avez reçu une carte cadeau`,
    what: (sender, amount) => `${sender} vous offre une carte de ${amount} à utiliser chez nous.`,
    code: 'Code',
    amount: 'Montant',
    until: 'Utilisable jusqu’au',
    message: (sender) => `De la part de ${sender}\u00a0:`,
    use: 'Saisissez le code dans le panier, à la rubrique des cartes cadeaux. Vous pouvez l’utiliser en plusieurs fois.',
    goesTo: (recipient, email) => (email === null ? `Pour ${recipient}` : `Pour ${recipient} (${email})`),
  },
  confirmation: {
    subject: 'Confirmez votre adresse e-mail',
    title: (firstname) => `${firstname}, plus qu’une étape`,
    what: 'Ouvrez cette page pour confirmer votre adresse\u00a0: votre compte sera alors prêt.',
    notYou:
      'Vous n’avez pas créé ce compte\u00a0? Ignorez cet e-mail\u00a0: sans confirmation, le compte reste inactif.',
  },
  accountExists: {
    subject: 'Vous avez déjà un compte',
    title: (firstname) => `${firstname}, vous avez déjà un compte`,
    what: 'Quelqu’un a essayé de créer un compte avec votre adresse, qui en a déjà un. C’était vous\u00a0? Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau sur cette page.',
    notYou: 'Ce n’était pas vous\u00a0? Il n’y a rien à faire\u00a0: votre compte reste tel quel.',
  },
  passwordReset: {
    subject: 'Votre nouveau mot de passe',
    title: (firstname) => `${firstname}, choisissez un nouveau mot de passe`,
    what: 'Ouvrez cette page dans les deux heures et choisissez un nouveau mot de passe.',
    notYou: 'La demande ne vient pas de vous\u00a0? Ignorez cet e-mail\u00a0: votre mot de passe reste le même.',
  },
  passwordChanged: {
    subject: 'Votre mot de passe a été modifié',
    title: (firstname) => `${firstname}, votre mot de passe a été modifié`,
    what: 'Désormais, connectez-vous avec le nouveau mot de passe.',
    notYou:
      'Vous ne l’avez pas modifié\u00a0? Demandez tout de suite un nouveau mot de passe et répondez à cet e-mail.',
  },
  emailChanged: {
    subject: 'Votre adresse e-mail a été modifiée',
    title: (firstname) => `${firstname}, votre adresse a été modifiée`,
    what: (newEmail) => `Désormais, connectez-vous avec ${newEmail}.`,
    notYou: 'Vous ne l’avez pas demandé\u00a0? Répondez tout de suite à cet e-mail.',
  },
}
