import { readFileSync } from 'node:fs'
import { expect, vi } from 'vitest'
import { createConditionsGateway } from '#server/gateway/createConditionsGateway.ts'
import type { Edition } from '#server/commerce/engine/profile/backend.ts'
import type { StatusProfile } from '#server/commerce/engine/profile/statusProfile.ts'
import { readPublicConfig } from '#src/app/publicConfig.ts'
import { possibleTypesOf } from '../../../build/possibleTypes.ts'
import { createCommerceClient } from '../../contract/commerceClient.ts'
import { openEmbeddedShop } from '../../contract/embeddedShop.ts'

/** Changes an operation's answer. */
export type Spoil = (answer: () => Promise<Response>) => Response | Promise<Response>

export const down: Spoil = () => new Response('', { status: 503 })
export const unreachable: Spoil = () => Promise.reject(new TypeError('fetch failed'))

/** The server's documents with the embedded shop, whose answers a test may change by operation. */
export async function stageDocuments(
  edition: Edition = 'open-source',
  fields: readonly string[] = [],
  profile: StatusProfile = '2.4.8',
  options: Parameters<typeof openEmbeddedShop>[2] = {},
) {
  vi.stubGlobal('__POSSIBLE_TYPES__', possibleTypesOf(readFileSync('schema.graphql', 'utf8')))
  const shop = openEmbeddedShop(profile, edition, options)
  const gateway = createConditionsGateway({ handle: shop.fetch })
  const { render } = await import('#src/entry.server.tsx')

  /** A document of the shop, with the errors that were reported during rendering. */
  async function open(
    path: string,
    spoilt: Readonly<Record<string, Spoil>> = {},
    cookie = '',
    publicConfig = readPublicConfig({ fields: fields.join(' ') }),
  ) {
    const reported: string[] = []
    const response = await render(new Request(`http://localhost:3000${path}`, { headers: { cookie } }), {
      nonce: 'nonce',
      shopOrigin: 'http://localhost:3000',
      publicConfig,
      fetch: async (input, init) => {
        const request = input instanceof Request ? input : new Request(new URL(input, 'http://localhost:3000'), init)
        const { operationName } = (await request.clone().json()) as { operationName: string }
        const answer = async () => gateway.handle(request)
        const spoil = spoilt[operationName] ?? spoilt['*']
        return spoil ? spoil(answer) : answer()
      },
      alternates: [],
      assetsOf: () => ({ entry: '/entry.js', modules: [], worker: null }),
      strict: true,
      reportError: (_error, where) => reported.push(where),
    })
    const html = await response.text()
    return {
      status: response.status,
      retryAfter: response.headers.get('retry-after'),
      location: response.headers.get('location'),
      html,
      heading: /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replaceAll(/<[^>]+>/g, '') ?? null,
      hasHeader: /<header[\s>]/.test(html),
      hasFooter: /<footer[\s>]/.test(html),
      hasCategories: html.includes('aria-label="Categorie"'),
      reported,
    }
  }

  return {
    open,
    /** For requests of a browser beside the documents. */
    client: createCommerceClient(shop.url, shop.fetch),
    close() {
      expect(shop.failures).toEqual([])
      shop.close()
      vi.unstubAllGlobals()
    },
  }
}
