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
import { createLazyValue } from '#src/lib/lazyValue.ts'
import { useCameFromServer } from './useIsServerHtml.ts'

/** A part of a page whose code comes after the page's own. */
export type LatePart<TProps> = ComponentType<TProps> & {
  /** Starts or joins the load of its code. */
  readonly load: () => Promise<unknown>
}

export type Retry = { readonly onRetry: () => void }

/**
 * Splits the code of a part off its page. The server's document holds the part's HTML like any other, and the browser
 * leaves it as it is until the code is here and hydrates it then. Where the code does not come, the HTML stays.
 * `fallback` stands for what a later page still waits for. `Failure` is shown where the code does not come and there is no
 * HTML to keep; without one, such a place stays as it was while it waited.
 *
 * The module that creates one must load it on the server (`if (import.meta.env.SSR) await X.load()`), unless only the
 * browser renders the part.
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
  /** Who comes next tries again; who waits already keeps what is on screen. */
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
      // What says that it is missing stays until it is here, or is not for another time.
      startTransition(retry)
    }
    return Failure && createElement(Failure, { ...props, onRetry })
  }
  // A boundary that is rendered anew before it is hydrated gives up its HTML: until the code is here it keeps the element
  // of its first rendering, whatever its owner says meanwhile.
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
  return Object.assign(LatePart, { load })
}

// Only a component that hydrates the server's HTML is told the server's answer.

/** React reads a promise that looks like this without suspending. */
const fulfilled = <T>(value: T) => Object.assign(Promise.resolve(value), { status: 'fulfilled', value })
