import type { SourceModule } from './sources.ts'

/** The groups of modules that import one another in a circle, types included, each as sorted paths (Tarjan's algorithm). */
export function importCircles(modules: readonly SourceModule[]): readonly (readonly string[])[] {
  const targets = new Map(modules.map(({ path, imports }) => [path, imports.map(({ target }) => target)]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const circles: (readonly string[])[] = []
  const visit = (path: string): number => {
    order.set(path, order.size)
    let low = order.size - 1
    open.push(path)
    for (const target of targets.get(path) ?? []) {
      if (target === null || !targets.has(target)) continue
      if (!order.has(target)) low = Math.min(low, visit(target))
      else if (open.includes(target)) low = Math.min(low, lowest.get(target) ?? order.get(target) ?? low)
    }
    lowest.set(path, low)
    if (low === order.get(path)) {
      const circle = open.splice(open.indexOf(path))
      if (circle.length > 1 || targets.get(path)?.includes(path)) circles.push(circle.toSorted())
    }
    return low
  }
  for (const path of targets.keys()) if (!order.has(path)) visit(path)
  return circles
}
