/** The author of the merchant's comments on a return, by language. */
export const SHOP_AUTHOR = {
  en: 'Customer Service',
  it: 'Servizio clienti',
  de: 'Kundenservice',
  fr: 'Service client',
  es: 'Atención al cliente',
}
