import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { AnalyticsContext } from '#src/features/analytics/AnalyticsContext.ts'
import { CartWriterContext } from '#src/features/cart/requests/CartWriterContext.ts'
import { ConsentContext } from '#src/features/consent/ConsentContext.ts'
import { DisplayContext } from '#src/features/display-preferences/DisplayContext.ts'
import { ProductPreviewsContext } from '#src/features/product/layout/productPreviews.ts'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import type { App } from '../app.ts'

/** The parts of the app that the providers use; tests provide the same parts. */
export type ProvidedApp = Pick<
  App,
  | 'shop'
  | 'i18n'
  | 'environment'
  | 'queries'
  | 'cartWriter'
  | 'productPreviews'
  | 'display'
  | 'analytics'
  | 'consentDesk'
>

/** All contexts whose values stay the same for the lifetime of the document. */
export function AppProviders({ app, children }: { readonly app: ProvidedApp; readonly children: ReactNode }) {
  return (
    <ShopContext value={app.shop}>
      <I18nProvider i18n={app.i18n}>
        <RelayEnvironmentProvider environment={app.environment}>
          <QueryPoolContext value={app.queries}>
            <CartWriterContext value={app.cartWriter}>
              <ProductPreviewsContext value={app.productPreviews}>
                <DisplayContext value={app.display}>
                  <AnalyticsContext value={app.analytics}>
                    <ConsentContext value={app.consentDesk}>{children}</ConsentContext>
                  </AnalyticsContext>
                </DisplayContext>
              </ProductPreviewsContext>
            </CartWriterContext>
          </QueryPoolContext>
        </RelayEnvironmentProvider>
      </I18nProvider>
    </ShopContext>
  )
}
