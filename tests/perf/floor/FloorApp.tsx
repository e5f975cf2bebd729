import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { loadQuery, RelayEnvironmentProvider, usePreloadedQuery } from 'react-relay'
import { createOperationDescriptor, Environment, getRequest, Observable, RecordSource, Store } from 'relay-runtime'
import node from '#src/__generated__/SignInPageQuery.graphql.ts'
import type { SignInPageQuery } from '#src/__generated__/SignInPageQuery.graphql.ts'
import { answerHydrationProbe } from '#src/platform/document/hydrationProbe.ts'

/** The page's data: the server writes it into the document, the browser reads it from there. */
export type FloorData = { readonly title: string; readonly picture: string; readonly text: string }

const i18n = setupI18n({ locale: 'it', messages: { it: {} } })

/** One heading, one picture, one paragraph and one answer of the API: the smallest page with these libraries. */
export function createFloor(data: FloorData, history: RouterHistory, isServer: boolean) {
  const environment = new Environment({
    isServer,
    store: new Store(new RecordSource()),
    // Never called: the document contains all data.
    network: { execute: () => Observable.from(Promise.reject(new Error('The floor asks for nothing.'))) },
  })
  environment.commitPayload(createOperationDescriptor(getRequest(node), {}), {
    storeConfig: { store_code: data.title, customer_access_token_lifetime: 1 },
  })
  const query = loadQuery<SignInPageQuery>(environment, node, {}, { fetchPolicy: 'store-only' })
  function Page() {
    const { storeConfig } = usePreloadedQuery<SignInPageQuery>(node, query)
    return (
      <main onLostPointerCapture={answerHydrationProbe}>
        <h1>{storeConfig?.store_code}</h1>
        <img src={data.picture} alt="" width={390} height={390} fetchPriority="high" />
        <p>{data.text}</p>
        <button type="button" onClick={() => undefined}>
          {data.title}
        </button>
      </main>
    )
  }
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/', component: Page })
  const router = createRouter({ routeTree: root.addChildren([page]), history })
  const element = (
    <RelayEnvironmentProvider environment={environment}>
      <I18nProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nProvider>
    </RelayEnvironmentProvider>
  )
  return { router, element }
}
