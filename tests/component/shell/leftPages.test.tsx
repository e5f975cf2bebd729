import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { render, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { expect, test, vi } from 'vitest'
import { advance, emptyStack, layersOf } from '#src/shell/page-stack/pageStack.ts'
import { PageStack } from '#src/shell/page-stack/PageStack.tsx'

const visit = (position: number, name: string) => ({
  key: name,
  position,
  href: `/${name}`,
  overlay: null,
  kind: name,
  shared: false,
  staysMounted: true as const,
  view: name,
})

const shows = vi.fn<(name: string) => void>()
const hides = vi.fn<(name: string) => void>()

function Page({ name }: { readonly name: string }) {
  useEffect(() => {
    shows(name)
    return () => hides(name)
  }, [name])
  return (
    <article>
      <h1>{name}</h1>
      <input aria-label={`Nota di ${name}`} />
    </article>
  )
}

function View({ name }: { readonly name: string }) {
  if (name === 'broken' && !isMended) throw new Error('thrown on purpose')
  return <Page name={name} />
}
let isMended = false
const onError = vi.fn<(error: unknown, where: string) => void>()

const LIST = visit(0, 'list')
const list = advance(emptyStack<string>(), LIST)

const Shown = ({ stack }: { readonly stack: typeof list }) => (
  <I18nProvider i18n={setupI18n({ locale: 'it', messages: { it: {} } })}>
    <PageStack
      layers={layersOf(stack)}
      left={stack.left}
      renderPage={({ view }) => <View name={view} />}
      header={null}
      footer={null}
      floating={null}
      onCloseOverlays={() => undefined}
      onRetry={() => Promise.resolve()}
      onError={onError}
    />
  </I18nProvider>
)

test('Back shows the page that was left: the same elements in the same order, with their input', () => {
  const { rerender, container } = render(<Shown stack={list} />)
  const note = screen.getByLabelText<HTMLInputElement>('Nota di list')
  note.value = 'per Anna'
  const product = advance(list, visit(1, 'product'))
  rerender(<Shown stack={product} />)
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['product'])
  expect(note.isConnected).toBe(true)
  expect(note.checkVisibility()).toBe(false)
  // Listeners of a hidden page must not react.
  expect(hides.mock.calls).toEqual([['list']])

  const places = [...container.querySelectorAll('main > div')]
  rerender(<Shown stack={advance(product, LIST)} />)
  expect(screen.getByLabelText('Nota di list')).toBe(note)
  expect(note.value).toBe('per Anna')
  expect([...container.querySelectorAll('main > div')]).toEqual(places)
  expect(shows.mock.calls.filter(([name]) => name === 'list')).toHaveLength(2)
})

test('a failed page is retried when the shopper returns to it', () => {
  const broken = advance(emptyStack<string>(), visit(0, 'broken'))
  const { rerender } = render(<Shown stack={broken} />, { onCaughtError: () => undefined })
  expect(screen.queryByRole('heading', { name: 'broken' })).toBeNull()
  const product = advance(broken, visit(1, 'product'))
  rerender(<Shown stack={product} />)
  isMended = true
  rerender(<Shown stack={advance(product, visit(0, 'broken'))} />)
  expect(screen.getByRole('heading', { name: 'broken' })).toBeDefined()
  expect(new Set(onError.mock.calls.map(([, where]) => where.split('\n')[0]))).toEqual(new Set(['page at /broken']))
})
