import '#src/ui/theme/global.css.ts'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { Carousel } from '#src/ui/media/Carousel.tsx'
import { axeFaults } from './axe.ts'

function setUp(count = 3) {
  return render(
    <div style={{ width: 400 }}>
      <Carousel label="Foto" previousLabel="Foto precedente" nextLabel="Foto successiva" variant="full">
        {Array.from({ length: count }, (_, index) => (
          <div key={index} style={{ height: 200 }}>
            Foto {index + 1}
          </div>
        ))}
      </Carousel>
    </div>,
  )
}

const disabled = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-disabled') === 'true'

// The browser scrolls asynchronously, so React is notified outside the click.
const scrollBy = (button: string) =>
  act(async () => {
    const settled = new Promise((resolve) =>
      screen.getByRole('list').addEventListener('scrollend', resolve, { once: true }),
    )
    screen.getByRole('button', { name: button }).click()
    await settled
  })

test('buttons go from picture to picture and stop at the ends', async () => {
  const { container } = setUp()
  expect(screen.getByText('1 / 3')).toBeTruthy()
  expect(disabled('Foto precedente')).toBe(true)
  await scrollBy('Foto successiva')
  expect(screen.getByText('2 / 3')).toBeTruthy()
  expect(screen.getByRole('list').scrollLeft).toBe(400)
  expect(disabled('Foto precedente')).toBe(false)
  expect(disabled('Foto successiva')).toBe(false)
  await scrollBy('Foto successiva')
  expect(screen.getByText('3 / 3')).toBeTruthy()
  expect(disabled('Foto successiva')).toBe(true)
  expect(await axeFaults(container)).toEqual([])
})

test('the row itself takes the focus, so that the arrow keys scroll it', async () => {
  setUp()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Foto' }))
})

test('a single picture needs no buttons', () => {
  setUp(1)
  expect(screen.queryByRole('button')).toBeNull()
})

test('check 16: small pictures that are left out are counted, and reached from the last one on', async () => {
  const pictures = Array.from({ length: 9 }, (_, index) => <span key={index}>{index}</span>)
  render(
    <div style={{ width: 400 }}>
      <Carousel
        label="Foto"
        previousLabel="Foto precedente"
        nextLabel="Foto successiva"
        variant="full"
        thumbnails={{ pictures, label: (position) => `Vai alla foto ${position}` }}
      >
        {pictures.map((picture, index) => (
          <div key={index}>{picture}</div>
        ))}
      </Carousel>
    </div>,
  )
  const thumbnails = screen.getAllByRole('button', { name: /^Vai alla foto/, hidden: true })
  expect(thumbnails).toHaveLength(6)
  expect(screen.getByText('+3')).toBeTruthy()
  expect(screen.getByText('1 / 9')).toBeTruthy()
})
