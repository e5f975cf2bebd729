import { setupI18n } from '@lingui/core'
import type { Messages } from '@lingui/core'
import { createMemoryHistory, createRouter, useRouterState } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import type { GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'
import { AppProviders } from '#src/app/document/AppProviders.tsx'
import type { ProvidedApp } from '#src/app/document/AppProviders.tsx'
import { PageOutlet } from '#src/app/document/PageOutlet.tsx'
import { createPageStackStore } from '#src/app/navigation/pageStackStore.ts'
import { PageSuspense } from '#src/features/navigation/PageSuspense.tsx'
import { StoreSettingsContext } from '#src/features/store/storeSettings.ts'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { textDirectionOf } from '#src/lib/textDirection.ts'
import { parseSearchTexts, stringifySearchTexts } from '#src/lib/url/searchTexts.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { NetworkUnreachableError } from '#src/relay/networkErrors.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import { pageNamed, urlPages } from '#src/routes/pages.ts'
import { routeTree } from '#src/routes/routeTree.ts'
import type { PageView } from '#src/routing/pageView.ts'
import type { RouteContext } from '#src/routing/routeContext.ts'
import { statedFacts } from '#src/shop/legalFacts.ts'
import { SHOP } from '#src/shop/selectedShop.ts'
import { PageBoundary } from '#src/shell/page-stack/PageBoundary.tsx'
import { PageFailure } from '#src/shell/page-stack/PageFailure.tsx'
import { SkeletonPage } from '#src/shell/page-stack/SkeletonPage.tsx'
import { startSaved } from '#src/shell/saved/startSaved.ts'
import { vars } from '#src/ui/theme/contract.css.ts'
import { createShopMockEnvironment, MockQueryPool } from '#tests/harness/components/mockEnvironment.ts'
import { stageApp, stagedApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'
import { settingsFrom } from '#tests/harness/components/storeSettings.ts'
import { schemaAnswer } from './schemaAnswer.ts'
import type { State } from './specimen.ts'
import { answerOptions, CART_ID, SETTINGS, TODAY } from './values.ts'

export type StageOptions = {
  readonly locale: StorefrontLocale
  readonly messages: Messages
  /** Receives the errors of states that show no failure: faults of the specimen. */
  readonly onFault: (error: unknown) => void
  /** Changes an answer before the shop receives it. */
  readonly changed?: (operation: OperationDescriptor, answer: GraphQLSingularResponse) => GraphQLSingularResponse
}

/** Asked before any page is: without their answers there is no page that could wait or fail. */
const AROUND_PAGES: ReadonlySet<string> = new Set(['ShellQuery', 'resolveUrlQuery'])

/**
 * No network answers while a component renders. The mock environment takes a promise of an answer, but its types do not
 * say so.
 */
const later = (answer: () => GraphQLSingularResponse): GraphQLSingularResponse =>
  Promise.resolve().then(answer) as unknown as GraphQLSingularResponse

/** Puts a state on the stage: the providers and the routes of production, over a backend with the answers of the state. */
export async function stage(
  state: State,
  { locale, messages, onFault, changed = (_operation, answer) => answer }: StageOptions,
): Promise<AnyRouter> {
  const { answers = {}, hasLongWords = false, isSignedIn = false, hasCart = true, path = '/', component } = state
  const { environment, cartId, customerToken } = createShopMockEnvironment()
  if (isSignedIn) customerToken.issue('token-of-the-styleguide')
  if (hasCart) cartId.set(CART_ID)
  const isAnswered = typeof answers === 'object'
  const options = answerOptions(isAnswered ? answers : {}, hasLongWords)
  // It answers one operation and is removed: it adds itself again for the next one.
  const answer = (): void =>
    environment.mock.queueOperationResolver((operation) => {
      const { name } = operation.request.node.params
      if (answers === 'pending' && !AROUND_PAGES.has(name)) return null
      answer()
      if (answers === 'failing' && !AROUND_PAGES.has(name))
        return later(() => {
          throw new NetworkUnreachableError(name, null)
        })
      return later(() => {
        try {
          return changed(operation, schemaAnswer(operation, options))
        } catch (error) {
          onFault(error)
          throw error
        }
      })
    })
  answer()
  const shop: Shop = {
    ...stageShop({
      customerToken,
      locale: state.currencies ? { ...locale, currencies: state.currencies } : locale,
      direction: textDirectionOf(locale.locale),
      today: TODAY,
      orderDay: TODAY,
      payments: '',
      deliveryCountries: '',
      reportError: answers === 'failing' ? () => undefined : onFault,
      hasField: state.hasField ?? (() => true),
      legal: state.legal ?? statedFacts(SHOP.legal, locale),
      saved: createLazyValue(async () => startSaved(shop, environment)),
      ensureCart: async () => CART_ID,
    }),
    cartId,
  }
  const i18n = setupI18n({ locale: locale.locale, messages: { [locale.locale]: messages } })
  const staged = { shop, environment, queries: new MockQueryPool(environment), i18n }
  if (component) {
    const Component = component
    const { app, router } = await stageApp(<Component />, staged, { path, config: SETTINGS })
    await state.prepare?.(app)
    return router
  }
  const app = stagedApp(staged, () => undefined)
  await state.prepare?.(app)
  const router = createRouter({
    routeTree,
    history: createMemoryHistory({ initialEntries: [path] }),
    parseSearch: parseSearchTexts,
    stringifySearch: stringifySearchTexts,
    trailingSlash: 'preserve',
    context: contextOf(app),
    defaultComponent: () => <Screen app={app} />,
  })
  await router.load()
  return router
}

const contextOf = ({ environment, queries, i18n, shop, analytics }: ProvidedApp): RouteContext => ({
  relay: environment,
  queries,
  pages: pageNamed,
  urlPages,
  i18n,
  locale: shop.locale,
  session: { cartId: shop.cartId, customerToken: shop.customerToken },
  pageStack: createPageStackStore(),
  whenAdmitted: () => undefined,
  analytics,
  hasField: shop.hasField,
  legal: shop.legal,
  isServer: false,
  reportError: shop.reportError,
})

/** An overlay has the inner distance of its sheet, which has a specimen of its own. */
function Placed({ view }: { readonly view: PageView }) {
  const { overlay } = pageNamed(view.page)
  const outlet = <PageOutlet view={view} />
  if (!overlay || overlay.variant === 'bare') return outlet
  const isNarrow = overlay.variant !== 'full' && overlay.variant !== 'top'
  return <div style={{ ...IN_SHEET, ...(isNarrow && { maxWidth: '32rem' }) }}>{outlet}</div>
}

const IN_SHEET = { paddingInline: vars.space.s5 }

const settings = settingsFrom(SETTINGS)

/** The page of the router's address without its shell, which has specimens of its own. */
function Screen({ app }: { readonly app: ProvidedApp }) {
  const view = useRouterState({ select: ({ matches }) => matches.at(-1)?.loaderData as PageView | undefined })
  return (
    <AppProviders app={app}>
      <StoreSettingsContext value={settings}>
        <PageBoundary
          where="specimen"
          visit={view}
          onError={app.shop.reportError}
          fallback={(reset) => <PageFailure onRetry={reset} />}
        >
          <PageSuspense fallback={<SkeletonPage />}>{view && <Placed view={view} />}</PageSuspense>
        </PageBoundary>
      </StoreSettingsContext>
    </AppProviders>
  )
}
