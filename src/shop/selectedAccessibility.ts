import report from '#shop-folder/accessibility.json'
import type { AccessibilityReport } from './accessibilityReport.ts'

/** The results of the last check of the shop that is built; null if its folder has none. */
export const ACCESSIBILITY_REPORT = report as AccessibilityReport | null
