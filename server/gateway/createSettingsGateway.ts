import type { CommerceGateway } from './commerceGateway.ts'

type Answer = { readonly data?: { readonly storeConfig?: Readonly<Record<string, unknown>> | null } | null } | null

/**
 * Overrides settings of the backend in the answers that contain them, so that every page, on the server and in the
 * browser, sees the same settings. The operations of the storefront use no alias for `storeConfig`.
 */
export function createSettingsGateway(
  gateway: CommerceGateway,
  settings: Readonly<Record<string, unknown>> | null,
): CommerceGateway {
  if (settings === null) return gateway
  return {
    ...gateway,
    async handle(request) {
      const answer = await gateway.handle(request)
      if (!answer.headers.get('content-type')?.includes('json')) return answer
      const text = await answer.text()
      const { status, headers } = answer
      const changed = text.includes('"storeConfig"') ? overridden(text, settings) : null
      return new Response(changed ?? text, { status, headers: withoutLength(headers) })
    },
  }
}

function overridden(text: string, settings: Readonly<Record<string, unknown>>): string | null {
  const answer = JSON.parse(text) as Answer
  const config = answer?.data?.storeConfig
  if (!config) return null
  const asked = Object.entries(settings).filter(([name]) => name in config)
  return JSON.stringify({
    ...answer,
    data: { ...answer.data, storeConfig: { ...config, ...Object.fromEntries(asked) } },
  })
}

function withoutLength(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-length')
  return kept
}
