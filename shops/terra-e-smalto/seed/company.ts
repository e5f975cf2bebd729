import type { LocalText } from './texts.ts'

/** The imprint that Italian law asks of an online shop. All of it is fictional. */
type Company = {
  readonly name: string
  readonly tradeName: string
  readonly street: string
  readonly postcode: string
  readonly city: string
  /** Two-letter province code, e.g. `FI`. */
  readonly province: string
  readonly countryId: string
  /** Eleven digits; the last one is the check digit. */
  readonly vatNumber: string
  /** Number in the business register, e.g. `FI-654321`. */
  readonly registerNumber: string
  readonly shareCapital: LocalText
  readonly certifiedEmail: string
  readonly email: string
  readonly phone: string
  readonly openingHours: LocalText
}

export const company: Company = {
  name: 'Terra e Smalto S.r.l.',
  tradeName: 'Terra e Smalto',
  street: 'Via del Forno 12',
  postcode: '50056',
  city: 'Montelupo Fiorentino',
  province: 'FI',
  countryId: 'IT',
  vatNumber: '99914720489',
  registerNumber: 'FI-999147',
  shareCapital: { it: '10.000 € interamente versati', en: '€10,000, fully paid up' },
  certifiedEmail: 'terraesmalto@pec.example',
  email: 'ciao@terraesmalto.example',
  phone: '+39 0571 000 000',
  openingHours: {
    it: 'dal martedì al sabato, 9:30–13:00 e 15:30–19:00',
    en: 'Tuesday to Saturday, 9.30 am–1 pm and 3.30–7 pm',
  },
}

/** One line, as on a parcel. */
export const companyAddress: LocalText = {
  it: `${company.street}, ${company.postcode} ${company.city} (${company.province})`,
  en: `${company.street}, ${company.postcode} ${company.city} (${company.province}), Italy`,
}

export const mailLink = `<a href="mailto:${company.email}">${company.email}</a>`
export const phoneLink = `<a href="tel:${company.phone.replaceAll(' ', '')}">${company.phone}</a>`

/** The imprint, as definition list. */
export const imprint: LocalText = {
  it: `<dl><dt>Ragione sociale</dt><dd>${company.name}</dd><dt>Sede</dt><dd>${companyAddress.it}</dd><dt>Partita IVA e codice fiscale</dt><dd>${company.vatNumber}</dd><dt>Registro delle imprese</dt><dd>${company.registerNumber}</dd><dt>Capitale sociale</dt><dd>${company.shareCapital.it}</dd><dt>PEC</dt><dd>${company.certifiedEmail}</dd></dl>`,
  en: `<dl><dt>Company</dt><dd>${company.name}</dd><dt>Registered office</dt><dd>${companyAddress.en}</dd><dt>VAT number</dt><dd>IT${company.vatNumber}</dd><dt>Business register</dt><dd>${company.registerNumber}</dd><dt>Share capital</dt><dd>${company.shareCapital.en}</dd><dt>Certified email</dt><dd>${company.certifiedEmail}</dd></dl>`,
}
