/** A node of React's tree, as far as this module reads it. */
type Fiber = {
  readonly type: unknown
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

/** The function or class of a component, without `memo` and `forwardRef` around it. */
export function componentOf(type: unknown): unknown {
  if (typeof type !== 'object' || type === null) return type
  if ('type' in type) return componentOf(type.type)
  return 'render' in type ? type.render : type
}

/** The components that React has rendered below a root, whatever they show. */
export function renderedComponents(container: Element): ReadonlySet<unknown> {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  if (key === undefined) throw new Error('[vetrina:specimens] React has no root in this element.')
  const root = (
    container as unknown as Readonly<
      Record<string, Fiber & { readonly alternate: Fiber | null; readonly stateNode: { readonly current: Fiber } }>
    >
  )[key]
  const found = new Set<unknown>()
  const waiting: (Fiber | null)[] = [root?.stateNode.current ?? null]
  while (waiting.length > 0) {
    const fiber = waiting.pop()
    if (!fiber) continue
    found.add(componentOf(fiber.type))
    waiting.push(fiber.child, fiber.sibling)
  }
  return found
}
