import { createBrowserHistory } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import { withoutCampaign } from '#src/shop/campaignParams.ts'

/**
 * The browser's history, in which the router does not see the parameters of campaigns: the host renders one document for
 * all of them. They stay in the address bar, where the tags of the merchant read them.
 */
export const browserHistory = (window: Window): RouterHistory =>
  createBrowserHistory({
    parseLocation() {
      const { pathname, search, hash } = window.location
      // Two slashes would begin an address of another host.
      const path = pathname.replace(/^\/{2,}/, '/')
      const kept = withoutCampaign(search)
      // An entry that a link to a place of the page has made has no state; the router's own parser begins one like this.
      const key = Math.random().toString(36).slice(2)
      const state = window.history.state ?? { __TSR_index: 0, key, __TSR_key: key }
      return { href: `${path}${kept}${hash}`, pathname: path, search: kept, hash, state }
    },
  })
