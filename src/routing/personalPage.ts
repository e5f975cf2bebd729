import type { OperationType } from 'relay-runtime'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import type { HasField } from '#src/platform/capabilities.ts'
import { definePage } from './definePage.ts'
import type { LoadArguments, PathPage, Screen } from './definePage.ts'
import { notFoundView, redirectToSignIn, startQuery } from './pageQueries.ts'
import type { RouteContext } from './routeContext.ts'

/** The props of a page, without those that all pages behind sign-in get. */
type OwnProps<TProps> = Omit<TProps, keyof PersonalPageProps<OperationType>>

type PersonalPageOptions<TPath extends string, TSearch, TProps extends PersonalPageProps<OperationType>> = {
  readonly name: string
  readonly path: TPath
  readonly screen: () => Promise<Screen<TProps>>
  readonly search?: (raw: Record<string, unknown>) => TSearch
  /** An optional part of the schema that the page needs: without it the page does not exist. */
  readonly needs?: Parameters<HasField>
  /** Whether the merchant's settings offer the page. */
  readonly isOffered?: (context: RouteContext) => Promise<boolean>
  /** The variables of its query; empty if absent. */
  readonly variables?: (
    args: LoadArguments<TSearch>,
  ) => NonNullable<TProps['query']>['variables'] | Promise<NonNullable<TProps['query']>['variables']>
  /** `isSignedIn` is false in the server's render, which knows no customer. */
  readonly props?: (args: LoadArguments<TSearch>, isSignedIn: boolean) => OwnProps<TProps> | Promise<OwnProps<TProps>>
  readonly layerKey?: string
}

/**
 * Defines a page behind sign-in. Guests are redirected to the sign-in and back, and so is a shopper who returns to the
 * page with an expired session. If the session expires while the page is open, loaded and typed data stay: the page
 * itself requests the sign-in.
 */
export function definePersonalPage<
  const TPath extends string,
  TProps extends PersonalPageProps<OperationType>,
  TSearch = Record<never, never>,
>(options: PersonalPageOptions<TPath, TSearch, TProps>): PathPage<TPath, TSearch> {
  const { name, path, screen, search, needs, isOffered, variables, props, layerKey } = options
  return definePage<TPath, TProps, TSearch>({
    name,
    path,
    screen,
    ...(search && { search }),
    dependsOnShopper: true,
    isPersonal: true,
    async load(args, page) {
      const { context, cause, location } = args
      if (needs && !context.hasField(...needs)) return notFoundView(context)
      if (isOffered && !(await isOffered(context))) return notFoundView(context)
      const { customerToken } = context.session
      const isSignedIn = customerToken.validToken() !== null
      // Only on entry: when a session ends while the page is open, the page itself knows whether the shopper is
      // leaving.
      if (!isSignedIn && !context.isServer && cause !== 'stay') redirectToSignIn(location)
      const shown = context.pageStack.active()
      const isExpired = customerToken.session().kind === 'expired'
      if (isExpired && shown !== null && shown.key === location.state.__TSR_key) return shown.view
      const start = async () =>
        startQuery(context, page, { variables: (await variables?.(args)) ?? {}, fetchPolicy: 'store-and-network' })
      const [query, own] = await Promise.all([
        isSignedIn ? start() : null,
        props?.(args, isSignedIn),
        page.screen.load(),
      ])
      return page.view({ ...own, query, path: location.href } as TProps, layerKey === undefined ? {} : { layerKey })
    },
  })
}
