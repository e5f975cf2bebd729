import { run } from 'axe-core'

/** What axe finds wrong in the rendered component, one readable line each. Landmarks are the page's business. */
export async function axeFaults(container: Element): Promise<readonly string[]> {
  const { violations } = await run(container, { rules: { region: { enabled: false } } })
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => `${id}: ${help}: ${html}`))
}
