import { useShop } from '#src/relay/ShopContext.ts'
import { ACCESSIBILITY_REPORT } from '#src/shop/selectedAccessibility.ts'
import { AccessibilityStatement } from './AccessibilityStatement.tsx'

export { AccessibilityPage as component }

/** The loader has found both parts of the statement: the results of a check, and the merchant who answers for it. */
function AccessibilityPage() {
  const { imprint } = useShop().legal
  if (ACCESSIBILITY_REPORT === null || imprint === null) return null
  return <AccessibilityStatement report={ACCESSIBILITY_REPORT} imprint={imprint} />
}
