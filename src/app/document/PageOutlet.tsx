import { createElement, memo, use } from 'react'
import type { ReactNode } from 'react'
import { pageNamed } from '#src/routes/pages.ts'
import type { PageView } from '#src/routing/pageView.ts'

/**
 * Renders one view. The view's code was loaded with it; a view that was restored without its code suspends until the
 * code has loaded. Memoised, so that a rerender of the shell does not rerender an unchanged page: that would happen
 * twice in every navigation.
 */
export const PageOutlet = memo(function PageOutlet({ view }: { view: PageView }) {
  const { screen } = pageNamed(view.page)
  const { component } = screen.loaded() ?? use(screen.load())
  // The page's own definition created the view, with the props of its component.
  return createElement(component as (props: object) => ReactNode, view.props)
})
