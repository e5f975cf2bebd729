import { RouterProvider } from '@tanstack/react-router'
import { render } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { HeaderStageQuery } from '#tests/__generated__/HeaderStageQuery.graphql.ts'
import { readStoreSettings, StoreSettingsContext } from '#src/features/store/storeSettings.ts'
import { Header } from '#src/shell/header/Header.tsx'
import { createShopMockEnvironment } from '#tests/harness/components/mockEnvironment.ts'
import { stageApp } from '#tests/harness/components/stageApp.tsx'
import { stageShop } from '#tests/harness/components/stageShop.ts'

/** A header with mock data, in the shop's providers. */
export async function stageHeader(resolvers: MockPayloadGenerator.MockResolvers, chrome: 'full' | 'reduced' = 'full') {
  const { environment, cartId, customerToken } = createShopMockEnvironment()
  environment.mock.queueOperationResolver((operation) => MockPayloadGenerator.generate(operation, resolvers))
  const shop = {
    ...stageShop({ customerToken }),
    cartId,
    ensureCart: () => Promise.reject(new Error('The header makes no cart.')),
  }
  function Stage() {
    const data = useLazyLoadQuery<HeaderStageQuery>(
      graphql`
        query HeaderStageQuery($hasCatalogueTax: Boolean = false) {
          storeConfig {
            store_code
            ...storeSettings_storeConfig
          }
          categories {
            items {
              ...Header_rootCategory
            }
          }
        }
      `,
      { hasCatalogueTax: true },
    )
    return (
      <StoreSettingsContext value={readStoreSettings(data.storeConfig)}>
        <Header
          rootCategory={data.categories?.items?.[0] ?? null}
          chrome={chrome}
          cart={<a href="/cart" aria-label="Carrello" />}
        />
      </StoreSettingsContext>
    )
  }
  const { router } = await stageApp(<Stage />, { shop, environment })
  return { ...render(<RouterProvider router={router} />), router }
}
