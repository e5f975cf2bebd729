import type { BrowserContext, Route } from 'playwright'
import type { RandomChoices } from '../randomChoices.ts'
import { PATIENCE_MS } from './tab.ts'

/**
 * Loses a third of the answers to a mutation between host and browser, and a sixth of its requests before the host.
 * `onSent` hears of each request.
 */
export const loseAnswers = (
  context: BrowserContext,
  choose: RandomChoices,
  mutation: string,
  onSent: () => void = () => undefined,
): Promise<unknown> =>
  context.route(
    (url) => url.pathname === '/api/graphql',
    async (route) => {
      if (route.request().postData()?.includes(`"${mutation}"`) !== true) return route.continue()
      onSent()
      const fate = choose.below(6)
      if (fate < 2) await loseAnswer(route)
      else if (fate === 2) await route.abort('connectionreset')
      else await route.continue()
    },
  )

/** The host receives the request, and the browser receives no answer. */
async function loseAnswer(route: Route): Promise<void> {
  // A host that is killed meanwhile has no answer to lose.
  await route.fetch({ timeout: PATIENCE_MS }).catch(() => null)
  await route.abort('connectionreset')
}
