import { createBrowserHistory } from '@tanstack/react-router'
import type { RouterHistory } from '@tanstack/react-router'
import type { CampaignParams } from '#src/shop/addresses/campaignParams.ts'
import {
  linkAddress,
  secretInFragment,
  secretValue,
  SECRET_PARAM,
  splitSecret,
} from '#src/shop/addresses/secretAddress.ts'

/**
 * The browser's history, with two differences between the address that the router sees and that of the address bar.
 *
 * - The parameters of campaigns are in the address bar only, where the tags of the merchant read them: the host renders one
 *   document for all of them.
 * - Secrets are in the state of the history entry, so that a reload finds them, and never in the address bar. The router
 *   sees the secret search parameter, except at first, because the server's document was rendered without it
 *   (session/openSecret.ts).
 */
export function browserHistory(window: Window, campaignParams: CampaignParams): RouterHistory {
  let isFirst = true
  const history = createBrowserHistory({
    createHref: (address) => splitSecret(address).href,
    parseLocation() {
      const { pathname, search, hash } = window.location
      // Two slashes would begin an address of another host.
      const path = pathname.replace(/^\/{2,}/, '/')
      const secret = secretInFragment(hash)
      // An entry that a link to a place of the page has made has no state; the router's own parser begins one like this.
      const key = Math.random().toString(36).slice(2)
      const given = window.history.state ?? { __TSR_index: 0, key, __TSR_key: key }
      const state = secret === '' ? given : { ...given, secret }
      // The method of the prototype, because the router listens to that of the object.
      if (secret !== '') History.prototype.replaceState.call(window.history, state, '', `${path}${search}`)
      const value = isFirst ? '' : secretValue(state.secret)
      isFirst = false
      const own = campaignParams.without(search)
      const seen = value === '' ? own : withParam(own, value)
      const place = secret === '' ? hash : ''
      return { href: `${path}${seen}${place}`, pathname: path, search: seen, hash: place, state }
    },
  })
  const { push, replace } = history
  const withSecret = (href: string, state: { readonly secret?: string } = {}) => {
    const { secret } = splitSecret(href)
    // The state may have more: the answer of a bank beside the same token.
    const isKnown = secret === '' || secretValue(state.secret) === secretValue(secret)
    return isKnown ? state : { ...state, secret }
  }
  history.push = (href, state, options) => push(href, withSecret(href, state), options)
  history.replace = (href, state, options) => replace(href, withSecret(href, state), options)
  history.createHref = linkAddress
  return history
}

function withParam(search: string, value: string): string {
  const params = new URLSearchParams({ [SECRET_PARAM]: value }).toString()
  return search === '' ? `?${params}` : `${search}&${params}`
}
