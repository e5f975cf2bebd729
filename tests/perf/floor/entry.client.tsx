import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createFloor } from './FloorApp.tsx'
import type { FloorData } from './FloorApp.tsx'

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as FloorData
const { router, element } = createFloor(data, createBrowserHistory(), false)
// Says that a server has rendered: without it the router puts a boundary around the page that the document does not have,
// and React renders anew instead of taking over.
router.ssr = { manifest: undefined }
await router.load()
hydrateRoot(document.getElementById('root')!, element)
