import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createFloor } from './FloorApp.tsx'
import type { FloorData } from './FloorApp.tsx'

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as FloorData
const { router, element } = createFloor(data, createBrowserHistory(), false)
// Marks the page as server-rendered: otherwise the router adds a boundary that the document lacks, and React renders
// again instead of hydrating.
router.ssr = { manifest: undefined }
await router.load()
hydrateRoot(document.getElementById('root')!, element)
