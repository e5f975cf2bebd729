import type { SeedCmsBlock, SeedCmsPage } from '#server/commerce/seed/types.ts'
import { company } from './company.ts'
import { homePage } from './home.ts'
import { type LocalText, text } from './texts.ts'

const IMPRINT = `<dl><dt>Nordlicht</dt><dd>${company.name}<br>${company.street}<br>${company.postcode} ${company.city}</dd><dt>E-Mail</dt><dd>${company.email}</dd><dt>Telefon</dt><dd>${company.phone}</dd><dt>USt-IdNr.</dt><dd>${company.vatId}</dd><dt>Register</dt><dd>${company.register}</dd><dt>Geschäftsführung</dt><dd>${company.manager}</dd></dl>`

type Draft = {
  readonly identifier: string
  readonly urlKey: LocalText
  readonly title: LocalText
  readonly content: LocalText
}

const page = ({ identifier, urlKey, title, content }: Draft): SeedCmsPage => ({
  identifier,
  urlKey,
  title,
  contentHeading: title,
  content,
  meta: { title, description: title },
  pageLayout: '1column',
})

export const cmsPages: readonly SeedCmsPage[] = [
  homePage,
  page({
    identifier: 'no-route',
    urlKey: text('no-route', 'no-route'),
    title: text('Seite nicht gefunden', 'Page not found', 'Page Not Found'),
    content: text('<p>Diese Seite gibt es nicht.</p>', '<p>This page does not exist.</p>'),
  }),
  page({
    identifier: 'impressum',
    urlKey: text('impressum', 'imprint'),
    title: text('Impressum', 'Imprint'),
    content: text(IMPRINT, IMPRINT),
  }),
  page({
    identifier: 'versand',
    urlKey: text('versand', 'delivery', 'shipping'),
    title: text('Versand', 'Delivery', 'Shipping'),
    content: text(
      '<p>Wir versenden mit DHL: 4,90 €, in Deutschland kostenlos ab 99 €. Bestellungen bis 15 Uhr gehen am selben Werktag raus.</p>',
      '<p>We ship with DHL: €4.90, free in Germany from €99. Orders before 3 pm leave on the same working day.</p>',
      '<p>We ship with UPS. Orders before noon Eastern leave on the same business day.</p>',
    ),
  }),
  page({
    identifier: 'widerruf',
    urlKey: text('widerruf', 'withdrawal', 'returns'),
    title: text('Widerruf und Rückgabe', 'Withdrawal and returns', 'Returns'),
    content: text(
      '<p>Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.</p>',
      '<p>You have the right to withdraw from this contract within fourteen days without giving any reason.</p>',
      '<p>You can return anything within fourteen days.</p>',
    ),
  }),
  page({
    identifier: 'agb',
    urlKey: text('agb', 'terms'),
    title: text('AGB', 'Terms and conditions', 'Terms and Conditions'),
    content: text(
      `<p>Vertragspartner ist die ${company.name}. Es gilt das gesetzliche Mängelhaftungsrecht.</p>`,
      `<p>Your contract is with ${company.name}. The statutory warranty rights apply.</p>`,
    ),
  }),
  page({
    identifier: 'datenschutz',
    urlKey: text('datenschutz', 'privacy-policy'),
    title: text('Datenschutz', 'Privacy policy', 'Privacy Policy'),
    content: text(
      '<p>Wir verwenden Ihre Daten, um Ihre Bestellung zu liefern.</p>',
      '<p>We use your data to deliver your order.</p>',
    ),
  }),
]

export const cmsBlocks: readonly SeedCmsBlock[] = [
  {
    identifier: 'announcement',
    title: text('Hinweis', 'Notice'),
    content: text(
      '<p>Bestellen Sie bis zum 18. Dezember: dann ist alles vor dem Fest da.</p>',
      '<p>Order by 18 December, and everything arrives before the holidays.</p>',
      '<p>Order by December 12, and everything arrives before the holidays.</p>',
    ),
  },
  {
    identifier: 'header-links',
    title: text('Service', 'Service'),
    content: text(
      '<ul><li><a href="/lichtplaner">Lichtplaner</a></li><li><a href="/versand">Versand</a></li><li><a href="/contact">Fragen Sie uns</a></li></ul>',
      '<ul><li><a href="/en/lichtplaner">Light planner</a></li><li><a href="/en/delivery">Delivery</a></li><li><a href="/en/contact">Ask us</a></li></ul>',
      '<ul><li><a href="/lichtplaner">Light planner</a></li><li><a href="/shipping">Shipping</a></li><li><a href="/contact">Ask us</a></li></ul>',
    ),
  },
  {
    identifier: 'footer-links',
    title: text('Hilfe', 'Help'),
    content: text(
      '<ul><li><a href="/versand">Versand</a></li><li><a href="/widerruf">Widerruf und Rückgabe</a></li><li><a href="/agb">AGB</a></li><li><a href="/datenschutz">Datenschutz</a></li><li><a href="/impressum">Impressum</a></li></ul>',
      '<ul><li><a href="/en/delivery">Delivery</a></li><li><a href="/en/withdrawal">Withdrawal and returns</a></li><li><a href="/en/terms">Terms</a></li><li><a href="/en/privacy-policy">Privacy</a></li><li><a href="/en/imprint">Imprint</a></li></ul>',
      '<ul><li><a href="/shipping">Shipping</a></li><li><a href="/returns">Returns</a></li><li><a href="/terms">Terms</a></li><li><a href="/privacy-policy">Privacy</a></li><li><a href="/imprint">Imprint</a></li></ul>',
    ),
  },
  {
    identifier: 'footer-company',
    title: text(company.tradeName, company.tradeName),
    content: text(
      `<p>${company.name}<br>${company.street}, ${company.postcode} ${company.city}<br>USt-IdNr. ${company.vatId}</p>`,
      `<p>${company.name}<br>${company.street}, ${company.postcode} ${company.city}, Germany<br>VAT ID ${company.vatId}</p>`,
    ),
  },
  {
    identifier: 'product-delivery-note',
    title: text('Versand kurz', 'Delivery in brief'),
    content: text(
      '<p>In Deutschland kostenlos ab <data itemprop="freeShippingThreshold" value="99">99 €</data>.</p>',
      '<p>Free in Germany from <data itemprop="freeShippingThreshold" value="99">€99</data>.</p>',
      '<p>Ships within one business day.</p>',
    ),
  },
  {
    identifier: 'product-delivery',
    title: text('Versand und Rückgabe', 'Delivery and returns', 'Shipping and Returns'),
    content: text(
      '<p>DHL, 1–3 Werktage. <data itemprop="merchantReturnDays" value="14">Vierzehn Tage</data> Rückgabe.</p>',
      '<p>DHL, 1–3 working days. <data itemprop="merchantReturnDays" value="14">Fourteen days</data> for returns.</p>',
      '<p>UPS, 3–6 business days. <data itemprop="merchantReturnDays" value="14">Fourteen days</data> for returns.</p>',
    ),
  },
]
