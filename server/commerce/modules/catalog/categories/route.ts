import { MagentoDefect } from '../../../engine/errors.ts'
import type { TypeResolvers } from '../../../engine/module.ts'

/** How a URL was resolved to an entity; only `Query.route` has this information. */
export type Route = { readonly redirectCode: number; readonly relativeUrl: string }

type Routable = { readonly route: Route | null }

/** Fields of `RoutableInterface`: an entity that was not reached by its URL has no address. */
export const routableFields = (type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE'): TypeResolvers => ({
  redirect_code: (entity: Routable, _args, { oddities }) => {
    if (!entity.route && oddities.failsOnRedirectCode) throw new MagentoDefect('redirect_code outside of route')
    return entity.route?.redirectCode ?? 0
  },
  relative_url: (entity: Routable) => entity.route?.relativeUrl ?? null,
  type: (entity: Routable) => (entity.route ? type : null),
})
