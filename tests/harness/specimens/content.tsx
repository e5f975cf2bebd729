import { PHOTO } from './photo.ts'
import { screenStates, withoutWaiting } from './specimen.ts'
import type { MockResolvers, Part } from './specimen.ts'

const picture = `{\\&quot;desktop_image\\&quot;:\\&quot;${PHOTO}\\&quot;,\\&quot;mobile_image\\&quot;:\\&quot;${PHOTO}\\&quot;}`

/** A text of Magento's Page Builder. */
const BUILT = [
  `<div data-content-type="row" data-appearance="full-bleed" data-element="main"><div data-content-type="banner" data-appearance="poster" data-show-button="always" data-element="main"><a href="/tavola" data-element="link"><div data-background-images="${picture}" data-element="wrapper"><div aria-label="Due vasi" data-element="overlay"><div data-element="content"><h2>Terra e smalto</h2></div><button type="button" data-element="button">Scopri i vasi</button></div></div></a></div></div>`,
  '<div data-content-type="row" data-appearance="contained" data-element="main"><div data-element="inner"><h2 data-content-type="heading">Novità</h2><div data-content-type="products" data-appearance="carousel" data-skus="SKU-0,SKU-1"><ol><li><a href="/prodotto-0.html">Tazza</a></li></ol></div></div></div>',
  '<div data-content-type="row" data-appearance="full-width" style="background-color:#102020"><p>Sconti su un fondo scuro</p></div>',
].join('')

/** A text that a merchant wrote by hand. */
const WRITTEN = [
  '<h2>Un titolo</h2><p>Un testo con un <a href="/tavola">collegamento</a>, <strong>forte</strong> e <em>mosso</em>.</p>',
  `<p><img src="${PHOTO}" alt="Una tazza" width="400" height="500"></p>`,
  '<table><thead><tr><th scope="col">Misura</th><th scope="col">Altezza</th><th scope="col">Diametro superiore</th><th scope="col">Capacità dichiarata</th></tr></thead><tbody><tr><td>S</td><td>12 cm</td><td>8 cm</td><td>250 ml</td></tr></tbody></table>',
  '<pre>Una riga scritta a macchina, più lunga di qualsiasi telefono che si trovi oggi in commercio.</pre>',
  '<ul><li>Uno</li><li>Due</li></ul>',
].join('')

const page = (content: string, title = 'Chi siamo'): MockResolvers => ({
  CmsPage: () => ({ content, content_heading: title, title }),
})

export const CONTENT: Part = {
  id: 'content',
  name: 'Content',
  specimens: [
    {
      id: 'home',
      name: 'Home',
      states: [
        ...withoutWaiting(screenStates('/', { answers: page(BUILT) })),
        {
          name: 'Without a text',
          path: '/',
          answers: { ...page(''), CategoryTree: ({ path }) => ({ children: (path?.length ?? 0) < 6 ? [{}, {}] : [] }) },
        },
      ],
    },
    {
      id: 'text',
      name: 'Text',
      states: [
        ...withoutWaiting(screenStates('/pagina', { answers: page(WRITTEN) })),
        { name: 'Page Builder', path: '/pagina', answers: page(BUILT) },
      ],
    },
    { id: 'contact-page', name: 'Contact', states: [{ name: 'Usual', path: '/contact' }] },
    {
      id: 'menu',
      name: 'Menu',
      states: [
        {
          name: 'Usual',
          path: '/menu',
          answers: {
            CategoryTree: ({ path }) => ({
              children: (path?.length ?? 0) < 6 ? [{ name: 'Tazze' }, { name: 'Piatti' }] : [],
            }),
          },
        },
      ],
    },
    {
      id: 'language',
      name: 'Language',
      states: [
        { name: 'Usual', path: '/language' },
        { name: 'Currencies', path: '/language', currencies: ['EUR', 'CHF'] },
      ],
    },
    { id: 'offline', name: 'Offline', states: [{ name: 'Usual', path: '/offline' }] },
    { id: 'not-found', name: 'Not found', states: [{ name: 'Usual', path: '/non-esiste' }] },
  ],
}
