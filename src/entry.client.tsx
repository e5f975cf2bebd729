import '#src/ui/theme/global.css.ts'
import { RouterClient } from '@tanstack/react-router/ssr/client'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from './app/catalogs.ts'
import { createApp } from './app/createApp.ts'
import { routerDataArrived } from './app/routerDataArrived.ts'
import { startBrowserSide } from './app/startBrowserSide.ts'
import { dayOf, systemClock } from './platform/clock.ts'
import { createBrowserCookies } from './platform/cookies.ts'
import { localeOfPath } from './platform/locales.ts'
import { createErrorReporter } from './platform/errorReporter.ts'
import { createNoticeLog } from './platform/noticeLog.ts'
import { createWebStorage } from './platform/storage.ts'
import { createBrowserScheduler } from './relay/persistence/taskScheduler.ts'
import { createAnswerReplay } from './relay/ssr.ts'

const locale = localeOfPath(location.pathname)
const replay = createAnswerReplay()
const app = createApp({
  locale,
  messages: await loadMessages(locale.locale),
  origin: document.documentElement.dataset['origin'] ?? location.origin,
  today: document.documentElement.dataset['today'] ?? dayOf(systemClock),
  fetch: (input, init) => fetch(input, init),
  cookies: createBrowserCookies(document, location),
  storage: createWebStorage(() => localStorage),
  openDocument: (address) => location.replace(address),
  tabStorage: createWebStorage(() => sessionStorage),
  clock: systemClock,
  persistence: {
    version: __SNAPSHOT_VERSION__,
    scheduler: createBrowserScheduler(window, performance),
    tab: Math.random().toString(36).slice(2),
    isVisible: () => document.visibilityState === 'visible',
    log: createNoticeLog(console),
  },
  ssr: replay.link,
  isServer: false,
  strict: import.meta.env.DEV,
  reportError: createErrorReporter(console),
  async hydrate({ answers, pages }) {
    replay.add(answers)
    // With the code at hand, hydration needs no fallback and matches the server's document.
    await Promise.all(pages.map((name) => app.pages[name].component.load()))
  },
})

await routerDataArrived(window, document)
hydrateRoot(document, <RouterClient router={app.router} />, {
  onRecoverableError: (error) => app.reportError(error, 'hydration'),
})
startBrowserSide(app)
