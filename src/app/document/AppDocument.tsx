import { Scripts } from '@tanstack/react-router'
import { preload } from 'react-dom'
import { headScript } from '#src/platform/document/headScript.ts'
import { answerHydrationProbe, markHandledEvent } from '#src/platform/document/hydrationProbe.ts'
import { PageBoundary } from '#src/shell/page-stack/PageBoundary.tsx'
import { PRELOADED_FONT_URLS } from '#shop-folder/fontFiles.ts'
import type { App } from '../app.ts'
import { AppProviders } from './AppProviders.tsx'
import { AppShell } from './AppShell.tsx'
import { BrandLinks } from './BrandLinks.tsx'
import { DocumentAssets } from './DocumentAssets.tsx'
import { LastResort } from './LastResort.tsx'
import { publicConfigAttributes } from '../publicConfig.ts'

/** The whole document. The server renders it once per request; the browser hydrates it and stays in it. */
export function AppDocument({ app }: { app: App }) {
  const { locale, direction, currency, shopOrigin, today, orderDay, payments, deliveryCountries } = app.shop
  for (const href of PRELOADED_FONT_URLS) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    // The script below may have set attributes that the server does not know.
    <html
      suppressHydrationWarning
      lang={locale.locale}
      dir={direction}
      onLostPointerCapture={answerHydrationProbe}
      onClickCapture={markHandledEvent}
      onSubmitCapture={markHandledEvent}
      // Written by the server alone: hydration keeps the attributes that it does not know.
      {...(import.meta.env.SSR && {
        'data-shop-origin': shopOrigin,
        'data-currency': currency ?? undefined,
        'data-today': today,
        'data-order-day': orderDay,
        'data-payments': payments || undefined,
        'data-delivery-countries': deliveryCountries || undefined,
        'data-payment-policy': app.hasPaymentPolicy ? 'own' : undefined,
        ...publicConfigAttributes(app.publicConfig),
      })}
    >
      <head>
        <meta charSet="utf-8" />
        <script
          suppressHydrationWarning
          nonce={app.router.options.ssr?.nonce}
          // It has run before the browser renders anything. The text is our own and contains no foreign data.
          // oxlint-disable-next-line react/no-danger
          dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? headScript() : '' }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        {import.meta.env.SSR ? <BrandLinks storeCode={locale.magentoStoreCode} /> : null}
        {import.meta.env.SSR ? <DocumentAssets nonce={app.router.options.ssr?.nonce} /> : null}
      </head>
      <body>
        <AppProviders app={app}>
          <PageBoundary where="shell" onError={app.reportError} fallback={() => <LastResort />}>
            <AppShell app={app} />
          </PageBoundary>
        </AppProviders>
        <Scripts />
      </body>
    </html>
  )
}
