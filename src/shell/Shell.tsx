import { graphql } from 'react-relay'
import type { ReactNode } from 'react'
import type { CartButtonQuery } from '#src/__generated__/CartButtonQuery.graphql.ts'
import type { ShellQuery } from '#src/__generated__/ShellQuery.graphql.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { useRouteQuery } from '#src/relay/useRouteQuery.ts'
import { CartButton } from './cart-button/CartButton.tsx'
import { Footer } from './footer/Footer.tsx'
import { Header } from './header/Header.tsx'
import { NavigationProgress } from './NavigationProgress.tsx'
import type { Layer } from './page-stack/pageStack.ts'
import { PageStack } from './page-stack/PageStack.tsx'
import { ShopToaster } from './toasts/ShopToaster.tsx'

type ShellProps<TView> = {
  /** Null while the backend is down: the shell then shows itself without menu and store data. */
  readonly query: RouteQuery<ShellQuery> | null
  readonly layers: readonly Layer<TView>[]
  readonly renderPage: (layer: Layer<TView>) => ReactNode
  readonly navigating: boolean
  /** `reduced`: checkout shows the logo alone. */
  readonly chrome: 'full' | 'reduced'
  readonly cartBadge: RouteQuery<CartButtonQuery> | null
  readonly onCloseOverlays: () => void
  readonly onRetry: () => void
  readonly onError: (error: unknown, where: string) => void
}

/** What surrounds every page: it never unmounts, so navigations change only what lies between header and footer. */
export function Shell<TView>({ query, ...props }: ShellProps<TView>) {
  return query ? <ShellWithData {...props} query={query} /> : <ShellFrame {...props} header={null} footer={null} />
}

function ShellWithData<TView>({ query, ...props }: ShellProps<TView> & { readonly query: RouteQuery<ShellQuery> }) {
  const data = useRouteQuery<ShellQuery>(
    graphql`
      query ShellQuery {
        storeConfig {
          store_code
          # eslint-disable-next-line relay/unused-fields -- the routes read it (routes/shellData.ts)
          cms_home_page
          # eslint-disable-next-line relay/unused-fields -- the routes read it (routes/shellData.ts)
          grid_per_page
          ...Header_storeConfig
          ...Footer_storeConfig
        }
        categories {
          items {
            ...Header_rootCategory
          }
        }
        cmsBlocks(identifiers: ["footer-links", "footer-company"]) {
          ...Footer_blocks
        }
      }
    `,
    query,
  )
  const rootCategory = data.categories?.items?.[0] ?? null
  return (
    <ShellFrame
      {...props}
      header={<Header storeConfig={data.storeConfig ?? null} rootCategory={rootCategory} chrome={props.chrome} />}
      footer={<Footer storeConfig={data.storeConfig ?? null} blocks={data.cmsBlocks ?? null} chrome={props.chrome} />}
    />
  )
}

function ShellFrame<TView>({
  layers,
  renderPage,
  navigating,
  chrome,
  cartBadge,
  onCloseOverlays,
  onRetry,
  onError,
  header,
  footer,
}: Omit<ShellProps<TView>, 'query'> & { readonly header: ReactNode; readonly footer: ReactNode }) {
  return (
    <>
      <NavigationProgress navigating={navigating} />
      <PageStack
        layers={layers}
        renderPage={renderPage}
        header={header ?? <Header storeConfig={null} rootCategory={null} chrome={chrome} />}
        footer={footer ?? <Footer storeConfig={null} blocks={null} chrome={chrome} />}
        floating={chrome === 'full' && <CartButton badge={cartBadge} onError={onError} />}
        onCloseOverlays={onCloseOverlays}
        onRetry={onRetry}
        onError={onError}
      />
      <ShopToaster />
    </>
  )
}
