import { useShop } from '#src/relay/ShopContext.ts'
import { useStoreSettings } from './storeSettings.ts'

/** Whether the contact page has a way to reach the shop: its form, or the merchant of the imprint. */
export function useHasContact(): boolean {
  const { imprint } = useShop().legal
  const { hasContactForm } = useStoreSettings()
  return hasContactForm || imprint !== null
}
