import type { ConsentDesk } from '#src/features/consent/ConsentContext.ts'
import type { CartWriter } from '#src/features/cart/requests/cartWriter.ts'
import type { StorefrontLocale } from '#src/platform/locales.ts'
import { PERSONAL_TEXTS_KEY, TYPED_TEXTS_KEY } from '#src/platform/saved/typedTextsKey.ts'
import type { KeyValueStorage } from '#src/platform/storage.ts'
import { whenWritten } from '../session/whenWritten.ts'
import { hasFact } from './locationFacts.ts'
import type { KnownRoutes, Location } from './locationFacts.ts'

type GateOptions = {
  readonly router: KnownRoutes & { readonly latestLocation: Location }
  readonly locale: StorefrontLocale
  readonly consentDesk: Pick<ConsentDesk, 'vendors'> & { readonly consent: Pick<ConsentDesk['consent'], 'get'> }
  readonly cartWriter: CartWriter
  /** Pages that take payments have another policy than the others. */
  readonly hasPaymentPolicy: boolean
  /** Reloads this document at the address that the router has already entered into the history. */
  readonly reload: () => void
  /** The storage of this tab, which keeps the shopper's texts. */
  readonly tabStorage: KeyValueStorage
  readonly reportError: (error: unknown, where: string) => void
}

export type DocumentGate = {
  /** The document was loaded for a personal page. */
  readonly isPersonal: boolean
  /** The present page is a personal one. */
  readonly isPersonalPage: () => boolean
  /** The key of the shopper's texts in the storage of the tab, for the page that is shown. */
  readonly textsKey: () => string
  /**
   * There is nothing to wait for, or the promise resolves, if a page may be shown in this document. A page on which
   * other vendors or means of payment may run needs a document of its own, because a script cannot be unloaded and a
   * policy cannot be changed: then the document is reloaded, and the promise never resolves.
   */
  readonly admit: (location: Location) => Promise<void> | undefined
}

/** On the server each page gets a document. */
export const OPEN_GATE: DocumentGate = {
  isPersonal: false,
  isPersonalPage: () => false,
  textsKey: () => TYPED_TEXTS_KEY,
  admit: () => undefined,
}

export function createDocumentGate(options: GateOptions): DocumentGate {
  const { router, locale, consentDesk, hasPaymentPolicy, reportError } = options
  const isPersonalPage = () => hasFact(router, locale, router.latestLocation, 'isPersonal')
  const takesPayments = (location: Location) => hasPaymentPolicy && hasFact(router, locale, location, 'takesPayments')
  const isPersonal = isPersonalPage()
  // Before a vendor runs.
  if (!isPersonal) options.tabStorage.remove(PERSONAL_TEXTS_KEY)
  const isForPayments = takesPayments(router.latestLocation)
  const change = (isCertain: boolean) =>
    import('./changeDocument.ts').then(
      ({ changeDocument }) => changeDocument(options, { isPersonal, isCertain }),
      async (error: unknown) => {
        reportError(error, 'code of the external scripts')
        whenWritten(options.cartWriter, options.reload)
        await new Promise<never>(() => undefined)
      },
    )
  return {
    isPersonal,
    isPersonalPage,
    textsKey: () => (isPersonalPage() ? PERSONAL_TEXTS_KEY : TYPED_TEXTS_KEY),
    admit(location) {
      if (takesPayments(location) !== isForPayments) return change(true)
      const hasConsent = (consentDesk.consent.get() ?? []).length > 0
      return hasConsent && hasFact(router, locale, location, 'isPersonal') !== isPersonal ? change(false) : undefined
    },
  }
}
