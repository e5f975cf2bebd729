import '#src/ui/theme/global.css.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { Rating } from '#src/ui/feedback/Rating.tsx'
import { Sheet } from '#src/ui/overlay/Sheet.tsx'
import { Tabs } from '#src/ui/controls/Tabs.tsx'
import { SIDEWAYS_ICONS } from '#src/ui/theme/sidewaysIcons.ts'

beforeEach(() => {
  document.documentElement.dir = 'rtl'
})
afterEach(() => {
  document.documentElement.removeAttribute('dir')
})

const icons = import.meta.glob<{ readonly default: ComponentType }>(
  '/node_modules/lucide-react/dist/esm/icons/{arrow-right,chevron-left,chevron-right,layout-list,log-out,message-square-text,trending-up,undo-2,chevron-down}.mjs',
  { eager: true },
)

test('icons that point sideways are mirrored, others are not', () => {
  const drawn = Object.entries(icons).map(([path, { default: Icon }]) => {
    const { container } = render(<Icon />)
    const svg = container.querySelector('svg')
    if (!svg) throw new Error(`${path} draws nothing`)
    return [path.replace(/^.*\/(.*)\.mjs$/, '$1'), getComputedStyle(svg).scale]
  })
  expect(Object.fromEntries(drawn)).toEqual({
    ...Object.fromEntries(SIDEWAYS_ICONS.map((name) => [name, '-1 1'])),
    'chevron-down': 'none',
  })
})

test('a row of pictures begins at the right, and its buttons and counter follow it to the left', async () => {
  render(
    <div style={{ width: 400 }}>
      <Carousel label="Foto" previousLabel="Precedente" nextLabel="Successiva" variant="full">
        {[1, 2, 3].map((one) => (
          <div key={one} style={{ height: 200 }}>
            Foto {one}
          </div>
        ))}
      </Carousel>
    </div>,
  )
  const row = screen.getByRole('list')
  const press = (name: string) =>
    act(async () => {
      const settled = new Promise((resolve) => row.addEventListener('scrollend', resolve, { once: true }))
      screen.getByRole('button', { name }).click()
      await settled
    })
  expect(screen.getByRole('button', { name: 'Precedente' }).getAttribute('aria-disabled')).toBe('true')
  await press('Successiva')
  expect(row.scrollLeft).toBe(-400)
  expect(screen.getByText('2 / 3')).toBeTruthy()
  await press('Successiva')
  expect(screen.getByText('3 / 3')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Successiva' }).getAttribute('aria-disabled')).toBe('true')
})

test('the left arrow key leads to the next tab', async () => {
  render(<Tabs label="Schede" tabs={['Uno', 'Due', 'Tre'].map((name) => ({ name, content: name }))} />)
  screen.getByRole('tab', { name: 'Uno' }).focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Due')
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Tre')
})

test('a sheet comes from the end of the lines', () => {
  render(
    <Sheet title="Carrello" titleId="title" closeLabel="Chiudi" onClose={() => undefined}>
      Vuoto
    </Sheet>,
  )
  const sheet = screen.getByRole('heading', { name: 'Carrello' }).closest('section')
  const [entrance] = sheet?.getAnimations() ?? []
  if (!sheet || !entrance) throw new Error('The sheet does not move')
  entrance.pause()
  entrance.currentTime = 0
  expect(new DOMMatrix(getComputedStyle(sheet).transform).m41).toBe(-sheet.offsetWidth)
  entrance.finish()
  expect(sheet.getBoundingClientRect().left).toBe(0)
})

test('stars are filled from the right', () => {
  const { container } = render(<Rating percent={50} label="2,5 su 5" />)
  const stars = container.querySelector<HTMLElement>('[style]')
  if (!stars) throw new Error('There are no stars')
  expect(getComputedStyle(stars).backgroundPosition).toBe('100% 0px')
})
