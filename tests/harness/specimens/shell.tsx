import { msg } from '@lingui/core/macro'
import { useShop } from '#src/relay/ShopContext.ts'
import { writeKeptComparison } from '#src/platform/saved/keptComparison.ts'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { shellQuery } from '#src/routing/shellData.ts'
import { CartButton } from '#src/shell/cart-button/CartButton.tsx'
import { Shell } from '#src/shell/Shell.tsx'
import { PageFailure } from '#src/shell/page-stack/PageFailure.tsx'
import { SkeletonPage } from '#src/shell/page-stack/SkeletonPage.tsx'
import type { MockResolvers, Part } from './specimen.ts'
import { CART_ID } from './values.ts'

const badge = { query: { operation: 'CartButtonQuery', variables: { cartId: CART_ID } }, Button: CartButton }
const cartBadge = { get: () => badge, subscribe: () => () => undefined }
const nothing = () => undefined

const layers = [
  {
    id: 'page',
    key: 'page',
    kind: 'page',
    href: '/',
    view: null,
    overlay: null,
    position: 0,
    mount: 1,
    depth: 0,
    active: true,
    direction: 'none',
    closeSteps: 0,
    backSteps: 0,
  },
] as const

/** The frame around every page, with an empty page. */
const Frame = ({ chrome }: { readonly chrome: 'full' | 'reduced' }) => {
  const { hasField } = useShop()
  return (
    <Shell
      query={shellQuery(hasField)}
      layers={layers as never}
      left={[]}
      renderPage={() => <SkeletonPage />}
      progress={null}
      onPageWait={() => nothing}
      chrome={chrome}
      cartBadge={cartBadge}
      onCloseOverlays={nothing}
      onRetry={async () => undefined}
      onError={nothing}
    />
  )
}

const Full = () => <Frame chrome="full" />
const Reduced = () => <Frame chrome="reduced" />
const Failure = () => <PageFailure onRetry={nothing} />

const compare = ({ shop }: ProvidedApp) =>
  void writeKeptComparison(shop.storage, { uid: 'comparison', products: ['product-0', 'product-1'] })

/** Menu and texts of a shop. */
const merchant: MockResolvers = {
  CategoryTree: ({ path }) => ({
    children: (path?.length ?? 0) < 6 ? ['Tavola', 'Casa', 'Giardino'].map((name) => ({ name })) : [],
  }),
  CmsBlocks: () => ({
    items: [
      { identifier: 'announcement', content: '<p>Spedizione gratuita da 60 euro</p>' },
      {
        identifier: 'header-links',
        content: '<ul><li><a href="/chi-siamo">Chi siamo</a></li><li><a href="/negozi">Negozi</a></li></ul>',
      },
      { identifier: 'footer-links', content: '<h2>Aiuto</h2><ul><li><a href="/resi">Resi</a></li></ul>' },
      { identifier: 'footer-company', content: '<p>Una bottega dal 1962.</p>' },
    ],
  }),
}

export const SHELL: Part = {
  id: 'shell',
  name: 'Shell',
  specimens: [
    {
      id: 'frame',
      name: 'Header, footer, notices',
      states: [
        { name: 'Usual', component: Full, answers: merchant },
        { name: 'Long words', component: Full, answers: merchant, hasLongWords: true },
        { name: 'Comparison', component: Full, answers: merchant, prepare: compare },
        { name: 'Checkout', component: Reduced, answers: merchant },
        { name: 'Cookies', component: Full, answers: merchant, presses: [msg`Preferenze cookie`], opensWindow: true },
        { name: 'Display', component: Full, answers: merchant, presses: [msg`Come vedi il sito`], opensWindow: true },
        { name: 'No network', component: Full, answers: 'failing' },
      ],
    },
    {
      id: 'page-states',
      name: 'Pages on their way',
      states: [
        { name: 'Loading', component: SkeletonPage },
        { name: 'Failed', component: Failure },
      ],
    },
  ],
}
