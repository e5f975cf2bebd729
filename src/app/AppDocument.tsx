import { I18nProvider } from '@lingui/react'
import { Scripts } from '@tanstack/react-router'
import { preload } from 'react-dom'
import { RelayEnvironmentProvider } from 'react-relay'
import { ShopContext } from '#src/relay/ShopContext.ts'
import { QueryPoolContext } from '#src/relay/useRouteQuery.ts'
import { PRELOADED_FONT_URLS } from '#src/ui/theme/fontFiles.ts'
import type { App } from './createApp.ts'
import { AppShell } from './AppShell.tsx'
import faviconUrl from './favicon.svg?no-inline'

/** The whole document. The server renders it once per request; the browser hydrates it and stays in it. */
export function AppDocument({ app }: { app: App }) {
  const { locale, origin, today } = app.shop
  for (const href of PRELOADED_FONT_URLS) preload(href, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  return (
    <html lang={locale.locale} data-origin={origin} data-today={today}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href={faviconUrl} type="image/svg+xml" />
      </head>
      <body>
        <ShopContext value={app.shop}>
          <I18nProvider i18n={app.i18n}>
            <RelayEnvironmentProvider environment={app.environment}>
              <QueryPoolContext value={app.queries}>
                <AppShell app={app} />
              </QueryPoolContext>
            </RelayEnvironmentProvider>
          </I18nProvider>
        </ShopContext>
        <Scripts />
      </body>
    </html>
  )
}
