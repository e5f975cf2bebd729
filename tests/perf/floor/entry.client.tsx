import { createBrowserHistory } from '@tanstack/react-router'
import { hydrateRoot } from 'react-dom/client'
import { createFloor } from './FloorApp.tsx'
import type { FloorData } from './FloorApp.tsx'

const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as FloorData
const { router, element } = createFloor(data, createBrowserHistory(), false)
await router.load()
hydrateRoot(document.getElementById('root')!, element)
