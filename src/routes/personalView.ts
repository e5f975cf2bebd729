import { redirect } from '@tanstack/react-router'
import type { OperationType } from 'relay-runtime'
import type { PersonalPageProps } from '#src/features/account/personalPage.ts'
import { SIGN_IN_PATH } from '#src/features/account/returnPath.ts'
import { startQuery, staticView } from './loadPage.ts'
import type { AccountArguments } from './accountRoutes.ts'
import type { PageName, PageProps, PageView } from './pageRegistry.ts'

/** Pages that show what is the customer's alone. */
type PersonalPageName = {
  [Name in PageName]: PageProps[Name] extends PersonalPageProps<OperationType> ? Name : never
}[PageName]

type PersonalViewOptions<TQuery extends OperationType, Name extends PersonalPageName> = {
  readonly variables: TQuery['variables']
  /** What the page is given besides. */
  readonly props: Omit<PageProps[Name], keyof PersonalPageProps<TQuery>>
  readonly layerKey?: string
}

/**
 * A page behind sign-in. Guests are led there and come back; so is who returns to it with a session that ran out. While
 * the page is open, a session that runs out changes nothing of what was loaded or typed: the page itself asks for it.
 */
export async function personalView<TQuery extends OperationType, Name extends PersonalPageName>(
  { context, cause, location }: AccountArguments,
  page: Name,
  { variables, props, layerKey }: PersonalViewOptions<TQuery, Name>,
): Promise<PageView> {
  const { customerToken } = context.session
  const path = location.href
  const viewOf = async (query: PersonalPageProps<TQuery>['query']) => {
    const view = await staticView(context, page, { ...props, query, path } as PageProps[Name])
    return layerKey === undefined ? view : { ...view, layerKey }
  }
  if (customerToken.validToken() !== null) {
    return viewOf(await startQuery<TQuery>(context, page, { variables, fetchPolicy: 'store-and-network' }))
  }
  // On entry only: when a session ends here, the page itself knows whether the shopper is leaving.
  if (!context.isServer && cause !== 'stay') {
    throw redirect({ to: SIGN_IN_PATH, search: { from: path }, replace: true })
  }
  const shown = context.pageStack.active()
  const isExpired = customerToken.session().kind === 'expired'
  return isExpired && shown !== null && shown.key === location.state.__TSR_key ? shown.view : viewOf(null)
}
