import { createContext, use } from 'react'
import type { Analytics } from '#src/platform/analytics/analytics.ts'

/** Without a provider nothing is told: a component on its own needs no data layer. */
const SILENT: Analytics = { pageview: () => undefined, publish: () => undefined }

export const AnalyticsContext = createContext<Analytics>(SILENT)

export const useAnalytics = (): Analytics => use(AnalyticsContext)
