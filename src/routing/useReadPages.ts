import { useRouter } from '@tanstack/react-router'
import type { AnyRouter } from '@tanstack/react-router'
import { useCallback } from 'react'
import { createOperationDescriptor } from 'relay-runtime'
import { isInStore } from '#src/relay/isInStore.ts'
import type { RouteQuery } from '#src/relay/queryPool.ts'
import { findReadPages } from './findReadPages.ts'
import type { PageView } from './pageView.ts'
import type { ReadPage } from './readPage.ts'
import type { RouteContext } from './routeContext.ts'

/**
 * Returns a function that resolves to the pages that a link shows without a network: their code loads, and the store
 * has all of their data.
 */
export function useReadPages(): () => Promise<readonly ReadPage[]> {
  const router = useRouter()
  return useCallback(async () => {
    const found = await findReadPages(router.options.context as RouteContext)
    const answers = await Promise.all(found.map((page) => isOpenable(router, page)))
    return found.filter((_, index) => answers[index])
  }, [router])
}

/** Loads the page as a link would. The store may have a part of its data only, from a quick look or another list. */
async function isOpenable(router: AnyRouter, { path, target }: ReadPage): Promise<boolean> {
  const matches = await router.preloadRoute({ to: '/$', params: { _splat: path }, state: { urlTarget: target } })
  const view = matches?.at(-1)?.loaderData as PageView | undefined
  if (view?.page !== target.kind || !('query' in view.props)) return false
  const { relay, pages } = router.options.context as RouteContext
  const { operation } = await pages(view.page).screen.load()
  const { variables } = view.props.query as RouteQuery
  return operation !== undefined && isInStore(relay, createOperationDescriptor(operation, variables))
}
