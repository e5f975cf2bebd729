import type { CartWriter } from '#src/features/cart/requests/cartWriter.ts'
import type { ConsentDesk } from '#src/features/consent/ConsentContext.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { keepTypedTexts } from '#src/platform/saved/typedTexts.ts'
import { openVendors, vendorsIn, welcomeVendors } from '#src/platform/vendors/vendors.ts'
import { whenWritten } from '../session/whenWritten.ts'

type ChangeOptions = {
  readonly consentDesk: Pick<ConsentDesk, 'vendors'> & { readonly consent: Pick<ConsentDesk['consent'], 'get'> }
  readonly cartWriter: CartWriter
  readonly tabStorage: KeyValueStorage
  readonly reload: () => void
}

type Change = {
  /** The present document was loaded for a personal page. */
  readonly isPersonal: boolean
  /** The next page has another policy, whatever vendors may run on it. */
  readonly isCertain: boolean
}

/**
 * Reloads the document, and never resolves, if the next page has another policy or other vendors may run on it. The
 * shopper's texts are kept for the new document, except on personal pages, whose texts no vendor may find in the
 * storage.
 */
export async function changeDocument(options: ChangeOptions, { isPersonal, isCertain }: Change): Promise<void> {
  const { consentDesk, cartWriter, tabStorage, reload } = options
  const welcome = welcomeVendors(openVendors(consentDesk.vendors), consentDesk.consent.get())
  if (!isCertain && vendorsIn(welcome, true).length === welcome.length) return
  whenWritten(cartWriter, () => {
    if (!isPersonal) keepTypedTexts(tabStorage, document)
    reload()
  })
  await new Promise<never>(() => undefined)
}
