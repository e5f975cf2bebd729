import type { ComponentType } from 'react'

/** A component whose code loads on demand and, once loaded, renders without suspending. */
export type LazyComponent<TProps> = {
  /** Starts or joins the load. A failed load may be tried again. */
  readonly load: () => Promise<ComponentType<TProps>>
  /** Null until loaded. */
  readonly loaded: () => ComponentType<TProps> | null
}

export function createLazyComponent<TProps>(
  importComponent: () => Promise<ComponentType<TProps>>,
): LazyComponent<TProps> {
  let component: ComponentType<TProps> | null = null
  let loading: Promise<ComponentType<TProps>> | null = null
  return {
    loaded: () => component,
    load() {
      loading ??= importComponent().then(
        (loaded) => (component = loaded),
        (error: unknown) => {
          loading = null
          throw error
        },
      )
      return loading
    },
  }
}
