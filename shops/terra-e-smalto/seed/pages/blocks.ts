import type { SeedCmsBlock } from '#server/commerce/seed/types.ts'
import { company, companyAddress, imprint, mailLink, phoneLink } from '../company.ts'
import { buttonLink, columns, heading, row, text } from './pageBuilder.ts'
import { sizeGuides } from './sizeGuides.ts'

export const cmsBlocks: readonly SeedCmsBlock[] = [
  ...sizeGuides,
  {
    identifier: 'footer-links',
    title: { it: 'Aiuto', en: 'Help' },
    content: {
      it: '<ul><li><a href="/spedizioni">Spedizioni</a></li><li><a href="/resi">Resi e rimborsi</a></li><li><a href="/chi-siamo">Chi siamo</a></li><li><a href="/termini">Condizioni di vendita</a></li><li><a href="/privacy">Privacy</a></li></ul>',
      en: '<ul><li><a href="/en/shipping">Delivery</a></li><li><a href="/en/returns">Returns and refunds</a></li><li><a href="/en/about-us">About us</a></li><li><a href="/en/terms">Terms of sale</a></li><li><a href="/en/privacy-policy">Privacy</a></li></ul>',
    },
  },
  {
    identifier: 'footer-company',
    title: { it: company.tradeName, en: company.tradeName },
    content: {
      it: `<p>${company.name}<br>${companyAddress.it}<br>P. IVA ${company.vatNumber} · ${company.registerNumber}</p><p>Aperto ${company.openingHours.it}.</p>`,
      en: `<p>${company.name}<br>${companyAddress.en}<br>VAT IT${company.vatNumber} · ${company.registerNumber}</p><p>Open ${company.openingHours.en}.</p>`,
    },
  },
  {
    // The identifier that Magento's own sample shop uses on its contact page.
    identifier: 'contact-us-info',
    title: { it: 'Risponde una persona', en: 'A person answers' },
    content: {
      it: `<p>Di solito è Marta, fra un’infornata e l’altra: ai messaggi entro un giorno lavorativo, al telefono quando abbiamo le mani pulite.</p>
<p>Email: ${mailLink}<br>Telefono: ${phoneLink}, ${company.openingHours.it}</p>
<h3>Vieni in bottega</h3>
<p>${companyAddress.it}<br>Aperto ${company.openingHours.it}. Dalla stazione di Montelupo sono otto minuti a piedi; chi arriva in auto parcheggia lungo la Pesa.</p>
<h3>Dati della società</h3>
${imprint.it}`,
      en: `<p>It is usually Marta, between one firing and the next: messages within one working day, the phone whenever our hands are clean.</p>
<p>Email: ${mailLink}<br>Telephone: ${phoneLink}, ${company.openingHours.en}</p>
<h3>Visit the shop</h3>
<p>${companyAddress.en}<br>Open ${company.openingHours.en}. It is eight minutes on foot from Montelupo station; if you come by car, park along the Pesa.</p>
<h3>Company details</h3>
${imprint.en}`,
    },
  },
  {
    identifier: 'casa-landing',
    title: { it: 'Una stanza alla volta', en: 'One room at a time' },
    content: {
      it: row(
        'contained',
        columns(
          heading('h2', 'Una stanza alla volta') +
            text(
              '<p>Comincia da un vaso solo, dove entra la luce del mattino. Il resto della stanza si sposta di conseguenza.</p>',
            ),
          buttonLink('/casa/vasi.html', 'Guarda i vasi') + buttonLink('/casa/lampade.html', 'Guarda le lampade'),
        ),
      ),
      en: row(
        'contained',
        columns(
          heading('h2', 'One room at a time') +
            text(
              '<p>Begin with a single vase, where the morning light comes in. The rest of the room will follow.</p>',
            ),
          buttonLink('/en/living/vases.html', 'See the vases') + buttonLink('/en/living/lamps.html', 'See the lamps'),
        ),
      ),
    },
  },
  {
    identifier: 'product-delivery',
    title: { it: 'Spedizione e resi', en: 'Delivery and returns' },
    content: {
      it: '<p>Parte entro un giorno lavorativo, in doppia scatola e senza plastica. Spedizione gratuita in Italia da 79 €, <data itemprop="merchantReturnDays" value="30">trenta giorni</data> per il reso. Se si rompe per strada, lo rifacciamo.</p><p><a href="/spedizioni">Come spediamo</a> · <a href="/resi">Come si fa un reso</a></p>',
      en: '<p>Leaves within one working day, in a double box and without plastic. Free delivery in Italy from €79, <data itemprop="merchantReturnDays" value="30">thirty days</data> for returns. If it breaks on the way, we make it again.</p><p><a href="/en/shipping">How we deliver</a> · <a href="/en/returns">How to return</a></p>',
    },
  },
  {
    identifier: 'product-delivery-note',
    title: { it: 'Spedizione in breve', en: 'Delivery in brief' },
    content: {
      it: '<p>Parte entro un giorno lavorativo. Spedizione gratuita in Italia da <data itemprop="freeShippingThreshold" value="79">79 €</data>.</p>',
      en: '<p>Leaves within one working day. Free delivery in Italy from <data itemprop="freeShippingThreshold" value="79">€79</data>.</p>',
    },
  },
  {
    identifier: 'popular-searches',
    title: { it: 'Cercati spesso', en: 'Often searched for' },
    content: {
      it: '<ul><li><a href="/search?q=tazza">tazza</a></li><li><a href="/search?q=vaso">vaso</a></li><li><a href="/search?q=teiera">teiera</a></li><li><a href="/search?q=petrolio">petrolio</a></li><li><a href="/search?q=lampada">lampada</a></li></ul>',
      en: '<ul><li><a href="/en/search?q=mug">mug</a></li><li><a href="/en/search?q=vase">vase</a></li><li><a href="/en/search?q=teapot">teapot</a></li><li><a href="/en/search?q=teal">teal</a></li><li><a href="/en/search?q=lamp">lamp</a></li></ul>',
    },
  },
  {
    identifier: 'newsletter-invitation',
    title: { it: 'Lettere dal laboratorio', en: 'Letters from the workshop' },
    content: {
      it: '<p>Una lettera al mese, quando si apre il forno: i pezzi nuovi, una ricetta, le date dei corsi. Con la prima ti arriva il 10 % di benvenuto.</p>',
      en: '<p>One letter a month, when we open the kiln: new pieces, a recipe, the dates of the workshops. The first one brings you a 10% welcome.</p>',
    },
  },
]
