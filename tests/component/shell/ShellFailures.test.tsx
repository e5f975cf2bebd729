import '#src/ui/theme/global.css.ts'
import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { RouterProvider } from '@tanstack/react-router'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MockPayloadGenerator } from 'relay-test-utils'
import { afterEach, expect, test, vi } from 'vitest'
import CartButtonQueryNode from '#src/__generated__/CartButtonQuery.graphql.ts'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import ShellQueryNode from '#src/__generated__/ShellQuery.graphql.ts'
import type { ShellQuery } from '#src/__generated__/ShellQuery.graphql.ts'
import { LastResort } from '#src/app/document/LastResort.tsx'
import { createObservableValue } from '#src/platform/observableValue.ts'
import { QueryPool } from '#src/relay/queryPool.ts'
import { PageBoundary } from '#src/shell/page-stack/PageBoundary.tsx'
import type { Layer } from '#src/shell/page-stack/pageStack.ts'
import { CartButton } from '#src/shell/cart-button/CartButton.tsx'
import { Shell } from '#src/shell/Shell.tsx'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'

type View = () => string
const unreadable = Symbol('what no text can be made of')

const layer = (view: View, over: Partial<Layer<View>> = {}): Layer<View> => ({
  id: 'page',
  mount: 1,
  key: 'page',
  href: '/page',
  position: 0,
  kind: 'page',
  shared: false,
  overlay: null,
  view,
  depth: 0,
  active: true,
  direction: 'none',
  closeSteps: 0,
  backSteps: 0,
  ...over,
})

function Page({ view }: { readonly view: View }) {
  return <h1>{view()}</h1>
}

type Failing = {
  readonly resolvers?: MockPayloadGenerator.MockResolvers
  /** The backend's errors instead of data, by operation. */
  readonly errors?: Readonly<Record<string, Error>>
  readonly layers?: readonly Layer<View>[]
  readonly onRetry?: () => Promise<void>
}

/** The whole shell in the shop's providers, with a failing part. */
async function stage({ resolvers = {}, errors = {}, layers = [layer(() => 'Pagina')], onRetry }: Failing) {
  const { environment } = createShopMockEnvironment()
  const queries = new QueryPool(environment)
  const shell = queries.load<ShellQuery>(ShellQueryNode, { hasCatalogueTax: true })
  const badge = createObservableValue({
    query: queries.load<CartButtonQuery>(CartButtonQueryNode, { cartId: 'cart' }),
    Button: CartButton,
  })
  for (const operation of environment.mock.getAllOperations()) {
    const error = errors[operation.request.node.operation.name]
    if (error) environment.mock.reject(operation, error)
    else environment.mock.resolve(operation, MockPayloadGenerator.generate(operation, resolvers))
  }
  const onError = vi.fn<(error: unknown, where: string) => void>()
  const { router } = await stageApp(
    <Shell<View>
      query={shell}
      layers={layers}
      left={[]}
      renderPage={({ view }) => <Page view={view} />}
      progress={null}
      onPageWait={() => () => undefined}
      chrome="full"
      cartBadge={badge}
      onCloseOverlays={() => undefined}
      onRetry={onRetry ?? (() => Promise.resolve())}
      onError={onError}
    />,
    { shop: stageShop(), environment, queries },
    { path: '/page' },
  )
  // React reports caught errors itself; the shop's reports are `onError`.
  render(<RouterProvider router={router} />, { onCaughtError: () => undefined })
  /** The boundaries that have caught an error. */
  return { caught: () => [...new Set(onError.mock.calls.map(([, where]) => where.split('\n')[0]))] }
}

const pageShows = () => screen.findByRole('heading', { level: 1, name: 'Pagina' })

test('a failing header is shown without its data; page and footer stay unchanged', async () => {
  const { caught } = await stage({ resolvers: { CategoryTree: () => ({ url_path: unreadable, include_in_menu: 1 }) } })
  await pageShows()
  expect(caught()).toEqual(['header'])
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
})

test('so does a footer', async () => {
  const { caught } = await stage({
    resolvers: { CmsBlock: () => ({ identifier: 'footer-links', content: unreadable }) },
  })
  await pageShows()
  await waitFor(() => expect(caught()).toEqual(['footer']))
  expect(screen.getByRole('contentinfo')).toBeDefined()
})

test('a cart button whose cart cannot be had leads to the cart all the same', async () => {
  const { caught } = await stage({ errors: { CartButtonQuery: new Error('thrown on purpose') } })
  await pageShows()
  await waitFor(() => expect(caught()).toEqual(['cart button']))
  expect(screen.getByRole('link', { name: /^Carrello/ }).getAttribute('href')).toBe('/cart')
})

function thrown(): never {
  throw new Error('thrown on purpose')
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

// Each fails in a browser API that only it uses.
test.each<[string, () => void]>([
  ['toasts', () => vi.spyOn(window, 'matchMedia').mockImplementation(thrown)],
  ['notices', () => vi.spyOn(navigator, 'onLine', 'get').mockImplementation(thrown)],
  ['consent', () => vi.stubGlobal('ResizeObserver', thrown)],
])('%s that fail are gone, and nothing else', async (region, fail) => {
  fail()
  const { caught } = await stage({})
  // The first press mounts the toasts.
  await userEvent.keyboard('{Shift}')
  await waitFor(() => expect(caught()).toEqual([region]))
  await pageShows()
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Carrello/ })).toBeDefined()
})

test('without the shell’s own data the page stands between a bare header and footer', async () => {
  const { caught } = await stage({ errors: { ShellQuery: new Error('thrown on purpose') } })
  await pageShows()
  expect(caught()).toEqual(['shell'])
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('contentinfo')).toBeDefined()
})

test('a page that throws says so in its place, and comes with the next try', async () => {
  let fails = true
  const view = () => {
    if (fails) throw new Error('thrown on purpose')
    return 'Pagina'
  }
  const { caught } = await stage({
    layers: [layer(view)],
    onRetry: () => {
      fails = false
      return Promise.resolve()
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Questa pagina non si è caricata' })
  expect(caught()).toEqual(['page at /page'])
  expect(screen.getByRole('banner')).toBeDefined()
  expect(screen.getByRole('link', { name: /^Carrello/ })).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await pageShows()
})

test('an overlay that throws leaves the page below it as it was', async () => {
  const overlay = layer(
    () => {
      throw new Error('thrown on purpose')
    },
    {
      id: 'cart',
      key: 'cart',
      href: '/cart',
      position: 1,
      overlay: { title: { id: 'cart', message: 'Carrello' }, variant: 'end' },
      depth: 1,
    },
  )
  const { caught } = await stage({ layers: [layer(() => 'Pagina', { active: false }), overlay] })
  await screen.findByRole('heading', { level: 1, name: 'Pagina', hidden: true })
  const dialog = screen.getByRole('dialog', { name: 'Carrello' })
  expect(dialog.textContent).toContain('Questa pagina non si è caricata')
  expect(caught()).toEqual(['page at /cart'])
})

test('behind all of them a plain page offers to begin again', async () => {
  const onError = vi.fn<(error: unknown, where: string) => void>()
  const Broken = (): never => {
    throw new Error('thrown on purpose')
  }
  render(
    <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
      <PageBoundary where="shell" onError={onError} fallback={() => <LastResort />}>
        <Broken />
      </PageBoundary>
    </I18nProvider>,
    { onCaughtError: () => undefined },
  )
  screen.getByRole('heading', { level: 1, name: 'Il negozio si è inceppato' })
  screen.getByRole('button', { name: 'Ricarica la pagina' })
  expect(onError).toHaveBeenCalledOnce()
})
