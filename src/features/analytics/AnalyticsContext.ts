import { createContext, use } from 'react'
import type { Analytics } from '#src/platform/analytics/analytics.ts'

/** Without a provider events are dropped, so that a component can be used without a data layer. */
const SILENT: Analytics = { pageview: () => undefined, measured: () => undefined, publish: () => undefined }

export const AnalyticsContext = createContext<Analytics>(SILENT)

export const useAnalytics = (): Analytics => use(AnalyticsContext)
