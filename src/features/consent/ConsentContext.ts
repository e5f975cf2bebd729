import { createContext, use } from 'react'
import type { ConsentStore } from '#src/platform/consent/consentStore.ts'
import type { ObservableValue } from '#src/platform/observableValue.ts'
import type { VendorSettings } from '#src/platform/vendors/vendor.ts'

/** The shopper's choice and the controls to change it. */
export type ConsentDesk = {
  readonly consent: ConsentStore
  /** The vendors that depend on the choice. */
  readonly vendors: VendorSettings
  /** Whether the dialog with all purposes is open. */
  readonly settings: ObservableValue<boolean>
}

export const ConsentContext = createContext<ConsentDesk | null>(null)

export function useConsentDesk(): ConsentDesk {
  const desk = use(ConsentContext)
  if (!desk) throw new Error('[vetrina:consent] useConsentDesk needs <ConsentContext>. Render below the app providers.')
  return desk
}
