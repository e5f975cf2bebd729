import {
  createElement,
  memo,
  startTransition,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createLazyValue } from '#src/lib/scheduling/lazyValue.ts'
import type { LazyValue } from '#src/lib/scheduling/lazyValue.ts'
import { useCameFromServer } from './useIsServerHtml.ts'

/** A part of a page whose code loads after the page's own. */
export type LatePart<TProps> = ComponentType<TProps> & {
  /** Starts the load of its code or joins a running one. */
  readonly load: () => Promise<unknown>
  /** Loaded when its code has loaded or failed, which the part itself reports: for pages that wait for it. */
  readonly settled: LazyValue<true>
}

export type Retry = { readonly onRetry: () => void }

/**
 * Splits the code of a part from its page. The server's document contains the part's HTML, and the browser keeps it
 * until the code has loaded and then hydrates it. If the code fails to load, the HTML stays.
 * `fallback` is shown while a later page waits for the code. `Failure` is shown if the code fails to load and there is
 * no HTML to keep; without it the fallback stays.
 *
 * The module that creates a part must load it on the server (`if (import.meta.env.SSR) await X.load()`), unless only
 * the browser renders it.
 */
export function createLatePart<TProps extends object>(
  importComponent: () => Promise<ComponentType<TProps>>,
  fallback: ReactNode = null,
  Failure: ComponentType<TProps & Retry> | null = null,
): LatePart<TProps> {
  type Arrival = Promise<ComponentType<TProps> | null>
  const { load, loaded } = createLazyValue(importComponent)
  let arrival: Arrival | null = null
  let staying: Arrival | null = null
  let hasFailed = false
  const arrive = (stays: boolean) => {
    const component = loaded()
    if (component) tryAgain()
    arrival ??= component ? fulfilled(component) : load().catch(miss)
    staying ??= component ? arrival : arrival.then((code) => code ?? new Promise<never>(() => undefined))
    return stays ? staying : arrival
  }
  const miss = (error: unknown) => {
    reportError(error)
    hasFailed = true
    return null
  }
  /** The next render tries again; waiting components keep their present content. */
  const tryAgain = () => {
    if (hasFailed) arrival = staying = null
    hasFailed = false
  }
  type PartProps = { readonly props: TProps; readonly stays: boolean; readonly onHere: () => void }
  const Part = ({ props, stays, onHere }: PartProps) => {
    const [, retry] = useReducer((count: number) => count + 1, 0)
    const component = use(arrive(stays))
    useEffect(onHere, [onHere])
    if (component) return createElement(component, props)
    const onRetry = () => {
      tryAgain()
      // The failure message stays until the code has loaded or failed again.
      startTransition(retry)
    }
    return Failure && createElement(Failure, { ...props, onRetry })
  }
  // A boundary that is rendered again before its hydration loses its HTML. So until the code has loaded, the part keeps
  // the element of its first rendering and ignores updates of its owner.
  const LatePart = memo((props: TProps) => {
    const hasHtml = useCameFromServer()
    const [first] = useState(() => {
      tryAgain()
      return { props, stays: hasHtml || Failure === null }
    })
    const [, renderAnew] = useReducer((count: number) => count + 1, 0)
    const shown = loaded() === null ? first.props : props
    const isBehind = useRef(false)
    useEffect(() => {
      isBehind.current = shown !== props
    })
    const onHere = useCallback(() => (isBehind.current ? renderAnew() : undefined), [])
    return useMemo(
      // oxlint-disable-next-line react/refs -- read in an effect of the part
      () => createElement(Suspense, { fallback }, createElement(Part, { props: shown, stays: first.stays, onHere })),
      [shown, first, onHere],
    )
  })
  const settled = createLazyValue(() =>
    load().then(
      () => true as const,
      () => true as const,
    ),
  )
  return Object.assign(LatePart, { load, settled })
}

// The origin is read only by a component that hydrates server HTML.

/** React reads such a promise without suspending. */
const fulfilled = <T>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
