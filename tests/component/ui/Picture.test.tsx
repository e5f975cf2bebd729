import { render, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { Picture } from '#src/ui/media/Picture.tsx'

// A picture without a server: the test is about the box and the attributes.
const DATA_URL = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
const MEDIA_URL = 'https://shop.example/media/catalog/product/cache/0123456789abcdef0123456789abcdef/vaso.jpg'

const preloads = () => [...document.head.querySelectorAll('link[rel="preload"][as="image"]')]

beforeEach(() => {
  for (const link of preloads()) link.remove()
})

test('a media file is offered at the widths of the shop', () => {
  render(<Picture src={MEDIA_URL} alt="Vaso" sizes="50vw" widths={[96, 320]} />)
  const image = screen.getByRole('img', { name: 'Vaso' })
  const path = '/media/catalog/product/vaso.jpg'
  expect(image.getAttribute('srcset')).toBe(`${path}?width=96 96w, ${path}?width=320 320w`)
  expect(image.getAttribute('sizes')).toBe('50vw')
  expect(image.getAttribute('src')).toBe(`${path}?width=640`)
  expect(image.getAttribute('loading')).toBe('lazy')
  expect(preloads()).toEqual([])
})

test('the priority picture is fetched at once and announced in the head', () => {
  render(<Picture src={MEDIA_URL} alt="Vaso anfora" sizes="100vw" priority />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('fetchpriority')).toBe('high')
  expect(image.getAttribute('loading')).toBe('eager')
  const [link] = preloads()
  expect(link?.getAttribute('imagesrcset')).toBe(image.getAttribute('srcset'))
  expect(link?.getAttribute('imagesizes')).toBe('100vw')
})

test('the box has its shape and colour before the picture is there', () => {
  render(
    <div style={{ width: 200 }}>
      <Picture src={DATA_URL} alt="Tazza" sizes="200px" background="rgb(1, 2, 3)" />
    </div>,
  )
  const box = screen.getByRole('img').parentElement
  expect(box?.getBoundingClientRect().height).toBe(250)
  expect(box && getComputedStyle(box).backgroundColor).toBe('rgb(1, 2, 3)')
})

test('a picture in the address itself is shown as it is', () => {
  render(<Picture src={DATA_URL} alt="Punto" sizes="1px" />)
  const image = screen.getByRole('img')
  expect(image.getAttribute('src')).toBe(DATA_URL)
  expect(image.hasAttribute('srcset')).toBe(false)
  expect(image.hasAttribute('sizes')).toBe(false)
})

test('a picture that the page may not load gives way to the placeholder', () => {
  render(<Picture src="https://shop.example/static/version1/placeholder/small_image.jpg" alt="Vaso" sizes="1px" />)
  const image = screen.getByRole('img', { name: 'Vaso' })
  expect(image.getAttribute('src')).toBe('/media/placeholder.svg')
  expect(image.hasAttribute('srcset')).toBe(false)
})
