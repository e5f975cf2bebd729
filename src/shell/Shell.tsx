import { memo, useMemo } from 'react'
import type { ReactNode } from 'react'
import { graphql } from 'react-relay'
import type { ShellQuery } from '#src/__generated__/ShellQuery.graphql.ts'
import { HeaderLinks } from '#src/features/cms/HeaderLinks.tsx'
import { ConsentLayer } from '#src/features/consent/ConsentLayer.tsx'
import { Slot } from '#src/features/extensions/Slot.tsx'
import { PageWaitContext } from '#src/features/navigation/PageSuspense.tsx'
import { readStoreSettings, StoreSettingsContext, useStoreSettings } from '#src/features/store/storeSettings.ts'
import type { StoreSettings } from '#src/features/store/storeSettings.ts'
import { ShopContext, useShop } from '#src/relay/ShopContext.ts'
import type { Shop } from '#src/relay/ShopContext.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { Announcement } from './header/Announcement.tsx'
import { HeaderCart } from './cart-button/HeaderCart.tsx'
import type { CartBadge } from './cart-button/HeaderCart.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import type { NavigationActivity } from './navigationActivity.ts'
import { PageBoundary } from './page-stack/PageBoundary.tsx'
import type { Entry, Layer } from './page-stack/pageStack.ts'
import { PageStack } from './page-stack/PageStack.tsx'
import { FloatingCompareLink } from './saved/FloatingCompareLink.tsx'
import { ShellNotices } from './ShellNotices.tsx'
import { ShopToaster } from './toasts/ShopToaster.tsx'

type ShellProps<TView> = {
  /** Null while the backend is down: the shell is then shown without menu and store data. */
  readonly query: RouteQuery<ShellQuery> | null
  readonly layers: readonly Layer<TView>[]
  /** Pages that were left but stay mounted, hidden. */
  readonly left: readonly Entry<TView>[]
  readonly renderPage: (entry: Entry<TView>) => ReactNode
  /** The progress bar of navigations. */
  readonly progress: ReactNode
  readonly onPageWait: NavigationActivity['wait']
  /** `reduced`: the checkout shows the logo only. */
  readonly chrome: 'full' | 'reduced'
  readonly cartBadge: CartBadge
  readonly onCloseOverlays: () => void
  readonly onRetry: () => Promise<void>
  readonly onError: (error: unknown, where: string) => void
}

// A navigation rerenders the shell several times with the same data.
const StillHeader = memo(Header)
const StillFooter = memo(Footer)

/** Everything around the page. It never unmounts, so navigations change only the content between header and footer. */
export function Shell<TView>({ query, ...props }: ShellProps<TView>) {
  const bare = <ShellFrame {...props} header={null} footer={null} />
  if (!query) return bare
  return (
    <PageBoundary where="shell" onError={props.onError} fallback={() => bare}>
      <ShellWithData {...props} query={query} />
    </PageBoundary>
  )
}

function ShellWithData<TView>({ query, ...props }: ShellProps<TView> & { readonly query: RouteQuery<ShellQuery> }) {
  const data = useRouteQuery<ShellQuery>(
    graphql`
      query ShellQuery($hasCatalogueTax: Boolean = false) {
        storeConfig {
          store_code
          ...storeSettings_storeConfig
        }
        categories {
          items {
            uid
            ...Header_rootCategory
          }
        }
        cmsBlocks(identifiers: ["footer-links", "footer-company", "announcement", "header-links"]) {
          ...Announcement_blocks
          ...HeaderLinks_blocks
          ...Footer_blocks
        }
      }
    `,
    query,
  )
  const { currency } = useShop()
  const settings = useMemo(() => {
    const own = readStoreSettings(data.storeConfig)
    return currency === null ? own : { ...own, displayCurrency: currency }
  }, [data.storeConfig, currency])
  const shop = useShopIn(settings)
  const { cartBadge, onError } = props
  const cart = useMemo(() => <HeaderCart badge={cartBadge} onError={onError} />, [cartBadge, onError])
  const roots = data.categories?.items ?? []
  const rootCategory = roots.find((category) => category?.uid === settings.rootCategoryUid) ?? roots[0] ?? null
  return (
    <ShopContext value={shop}>
      <StoreSettingsContext value={settings}>
        <ShellFrame
          {...props}
          header={
            <>
              {props.chrome === 'full' && (
                <>
                  <Announcement blocks={data.cmsBlocks ?? null} />
                  <HeaderLinks blocks={data.cmsBlocks ?? null} place="bar" />
                </>
              )}
              <StillHeader rootCategory={rootCategory} chrome={props.chrome} cart={cart} />
            </>
          }
          footer={<StillFooter blocks={data.cmsBlocks ?? null} chrome={props.chrome} />}
        />
      </StoreSettingsContext>
    </ShopContext>
  )
}

/** The shop, with numbers and dates formatted in the merchant's locale: `it_CH` is Italian too. */
function useShopIn({ intlLocale }: StoreSettings): Shop {
  const shop = useShop()
  return useMemo(() => {
    if (!intlLocale?.startsWith(`${shop.locale.locale}-`)) return shop
    return { ...shop, locale: { ...shop.locale, intlLocale } }
  }, [shop, intlLocale])
}

function ShellFrame<TView>({
  layers,
  left,
  renderPage,
  progress,
  onPageWait,
  chrome,
  cartBadge,
  onCloseOverlays,
  onRetry,
  onError,
  header,
  footer,
}: Omit<ShellProps<TView>, 'query'> & { readonly header: ReactNode; readonly footer: ReactNode }) {
  const { hasCompare } = useStoreSettings()
  const cart = <HeaderCart badge={cartBadge} onError={onError} />
  const bareHeader = <Header rootCategory={null} chrome={chrome} cart={cart} />
  const bareFooter = <Footer blocks={null} chrome={chrome} />
  return (
    <PageWaitContext value={onPageWait}>
      <PageStack
        layers={layers}
        left={left}
        renderPage={renderPage}
        header={
          <>
            {chrome === 'full' && <Slot name="announcement" context={{}} />}
            <PageBoundary where="header" onError={onError} fallback={() => bareHeader}>
              {header ?? bareHeader}
            </PageBoundary>
          </>
        }
        footer={
          <PageBoundary where="footer" onError={onError} fallback={() => bareFooter}>
            {footer ?? bareFooter}
          </PageBoundary>
        }
        floating={chrome === 'full' && hasCompare && <FloatingCompareLink />}
        onCloseOverlays={onCloseOverlays}
        onRetry={onRetry}
        onError={onError}
      />
      {progress}
      <PageBoundary where="notices" onError={onError} fallback={() => null}>
        <ShellNotices active={layers.at(-1)} onReconnect={onRetry} />
      </PageBoundary>
      <PageBoundary where="toasts" onError={onError} fallback={() => null}>
        <ShopToaster />
      </PageBoundary>
      <PageBoundary where="consent" onError={onError} fallback={() => null}>
        <ConsentLayer />
      </PageBoundary>
    </PageWaitContext>
  )
}
