import type { LocalText, SeedCompany } from '../types.ts'

export const company: SeedCompany = {
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
