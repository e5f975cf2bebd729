import { sendChoices } from '#src/platform/consent/sendChoices.ts'
import { openVendors } from '#src/platform/vendors/vendors.ts'
import type { App } from '../app.ts'

/** Sends the noted choices about cookies to the host, with the vendors that the shop names. */
export function proveConsent({ consentDesk, shop }: Pick<App, 'consentDesk' | 'shop'>, lines: string): Promise<void> {
  const vendors = openVendors(consentDesk.vendors).flatMap(({ name }) => name ?? [])
  return sendChoices({ lines, storage: shop.storage, send: shop.fetch, vendors })
}
