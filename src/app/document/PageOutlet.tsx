import { createElement, memo, use } from 'react'
import type { ReactNode } from 'react'
import { pageNamed } from '#src/routes/pages.ts'
import type { PageView } from '#src/routing/pageView.ts'

/**
 * Renders one view. Its code was loaded with it; a view restored without its code suspends until it is here. A page that
 * stays the same is not rendered anew when the shell is: that would be twice in every navigation away from it.
 */
export const PageOutlet = memo(function PageOutlet({ view }: { view: PageView }) {
  const { screen } = pageNamed(view.page)
  const { component } = screen.loaded() ?? use(screen.load())
  // The page's own definition made the view, with the props of its component.
  return createElement(component as (props: object) => ReactNode, view.props)
})
