import { createElement, memo, Suspense, use, useCallback, useEffect, useMemo, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { createLazyValue } from '#src/lib/lazyValue.ts'

/** A part of a page whose code comes after the page's own. */
export type LatePart<TProps> = ComponentType<TProps> & {
  /** Starts or joins the load of its code. */
  readonly load: () => Promise<unknown>
}

/**
 * Splits the code of a part off its page. The server's document holds the part's HTML like any other, and the browser
 * leaves it as it is until the code is here and hydrates it then. Where the code does not come, the HTML stays.
 * `fallback` stands for what a later page still waits for.
 *
 * The module that creates one must load it on the server (`if (import.meta.env.SSR) await X.load()`), and the part's
 * module be named in `server/ssr/pageAssets.ts`, because its styles come with the page.
 */
export function createLatePart<TProps extends object>(
  importComponent: () => Promise<ComponentType<TProps>>,
  fallback: ReactNode = null,
): LatePart<TProps> {
  const { load, loaded } = createLazyValue(importComponent)
  let arrival: Promise<ComponentType<TProps>> | null = null
  const arrive = () => (arrival ??= load().catch(wait))
  const wait = (error: unknown) => {
    reportError(error)
    // Who comes next tries again; who waits already keeps what is on screen.
    arrival = null
    return new Promise<never>(() => undefined)
  }
  type PartProps = { readonly props: TProps; readonly isHere: boolean; readonly onHere: () => void }
  const Part = ({ props, isHere, onHere }: PartProps) => {
    // React wants the one that suspended to be asked again when it resumes, and nobody else.
    const component = (isHere ? loaded() : null) ?? use(arrive())
    useEffect(onHere, [onHere])
    return createElement(component, props)
  }
  // A boundary that is rendered anew before it is hydrated gives up its HTML: until the code is here it keeps the element
  // of its first rendering, whatever its owner says meanwhile.
  const LatePart = memo((props: TProps) => {
    const [isHere, setHere] = useState(() => loaded() !== null)
    const [first] = useState(props)
    const shown = isHere ? props : first
    const onHere = useCallback(() => setHere(true), [])
    return useMemo(
      () => createElement(Suspense, { fallback }, createElement(Part, { props: shown, isHere, onHere })),
      [shown, isHere, onHere],
    )
  })
  return Object.assign(LatePart, { load })
}
