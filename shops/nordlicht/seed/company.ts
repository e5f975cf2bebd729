/** The imprint that German law asks of an online shop (§ 5 DDG). All of it is fictional. */
export const company = {
  name: 'Nordlicht Leuchten & Licht GmbH',
  tradeName: 'Nordlicht',
  street: 'Speicherweg 7',
  postcode: '24103',
  city: 'Kiel',
  countryId: 'DE',
  vatId: 'DE999999999',
  register: 'Amtsgericht Kiel, HRB 99999 KI',
  manager: 'Inga Petersen',
  email: 'moin@nordlicht.example',
  phone: '+49 431 0000000',
}
