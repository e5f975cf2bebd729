import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { createFloor } from './FloorApp.tsx'
import type { FloorData } from './FloorApp.tsx'

/** The page's HTML, without the document around it. */
export async function render(data: FloorData): Promise<string> {
  const { router, element } = createFloor(data, createMemoryHistory({ initialEntries: ['/'] }), true)
  await router.load()
  return renderToString(element)
}
