import { act, render, screen } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useCameFromServer, useIsServerHtml } from '#src/ui/useIsServerHtml.ts'

const seen: string[] = []

function Origin() {
  const words = `${useCameFromServer() ? 'from the server' : 'from here'}, ${useIsServerHtml() ? 'not yet' : 'taken over'}`
  seen.push(words)
  return <p>{words}</p>
}

test('content below the server’s HTML equals it at first, and always knows its origin', async () => {
  const html = renderToString(<Origin />)
  expect(html).toBe('<p>from the server, not yet</p>')
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = html
  seen.length = 0
  const root = await act(async () => hydrateRoot(container, <Origin />))
  // In two renderings: the second one is a separate transition, after the first was committed.
  expect(seen).toEqual(['from the server, not yet', 'from the server, taken over'])
  expect(container.textContent).toBe('from the server, taken over')
  await act(async () => root.unmount())
  container.remove()
})

test('content rendered in the browser only waits for nothing', () => {
  seen.length = 0
  render(<Origin />)
  expect(seen).toEqual(['from here, taken over'])
  expect(screen.getByText('from here, taken over')).toBeDefined()
})
