import { createElement, use } from 'react'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { App } from './createApp.ts'

/** Renders one view. Its code was loaded with it; a view restored without its code suspends until it is here. */
export function PageOutlet({ app, view }: { app: App; view: PageView }) {
  const { component } = app.pages(view.page)
  return createElement(component.loaded() ?? use(component.load()), view.props)
}
