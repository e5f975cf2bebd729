import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRootRoute, createRoute, createRouter, Link, RouterProvider } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { Environment, Observable, RecordSource, Store } from 'relay-runtime'
import type { GraphQLResponse } from 'relay-runtime'
import node from '#src/__generated__/SignInPageQuery.graphql.ts'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import { answerHydrationProbe } from '#src/platform/document/hydrationProbe.ts'

// The minimal click: two pages and a link, the second page with an answer of the API and a picture. The first page is
// not measured, so no server renders it; first visits are measured on another page without a link.
const environment = new Environment({
  store: new Store(new RecordSource()),
  network: {
    execute: () => Observable.from(fetch('/walk/answer').then((answer) => answer.json() as Promise<GraphQLResponse>)),
  },
})

function First() {
  const [isPressed, setPressed] = useState(false)
  return (
    <main onLostPointerCapture={answerHydrationProbe}>
      <Link<AnyRouter> to="/walk/next" preload="intent">
        Avanti
      </Link>
      <button type="button" aria-pressed={isPressed} onClick={() => setPressed(true)}>
        Premi
      </button>
    </main>
  )
}

function Next() {
  const { storeConfig } = usePreloadedQuery<SignInPageQuery>(node, next.useLoaderData())
  return (
    <main>
      <h1>{storeConfig?.store_code}</h1>
      <img src="/walk/picture" alt="" width={390} height={390} />
    </main>
  )
}

const root = createRootRoute()
const first = createRoute({ getParentRoute: () => root, path: '/walk', component: First })
const next = createRoute({
  getParentRoute: () => root,
  path: '/walk/next',
  loader: () => loadQuery<SignInPageQuery>(environment, node, {}),
  component: Next,
})

createRoot(document.getElementById('root')!).render(
  <RelayEnvironmentProvider environment={environment}>
    <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
      <RouterProvider router={createRouter({ routeTree: root.addChildren([first, next]) })} />
    </I18nProvider>
  </RelayEnvironmentProvider>,
)
