import { createElement, memo, use } from 'react'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { App } from './createApp.ts'

/**
 * Renders one view. Its code was loaded with it; a view restored without its code suspends until it is here. A page that
 * stays the same is not rendered anew when the shell is: that would be twice in every navigation away from it.
 */
export const PageOutlet = memo(function PageOutlet({ app, view }: { app: App; view: PageView }) {
  const { component } = app.pages(view.page)
  return createElement(component.loaded() ?? use(component.load()), view.props)
})
