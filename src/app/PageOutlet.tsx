import { createElement, use } from 'react'
import type { LazyComponent } from '#src/lib/lazyComponent.ts'
import type { PageView } from '#src/routes/pageRegistry.ts'
import type { App } from './createApp.ts'

/** Renders one view. Its code was loaded with it; a view restored without its code suspends until it is here. */
export function PageOutlet({ app, view }: { app: App; view: PageView }) {
  // The registry pairs every page with its own props; TypeScript cannot follow that through the union.
  const component = app.pages[view.page].component as LazyComponent<PageView['props']>
  return createElement(component.loaded() ?? use(component.load()), view.props)
}
