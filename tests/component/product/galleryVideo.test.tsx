import '#src/ui/theme/global.css.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { axeFaults } from '../ui/axe.ts'
import { BOWL, stageProduct } from './productStage.tsx'

const { configurable_options: _options, variants: _variants, ...SIMPLE } = BOWL

const preview = { __typename: 'ProductVideo', url: 'https://backend.test/tornio.jpg', label: 'Al tornio' }

const stageVideo = (video_url: string | null, video_title: string | null = 'La ciotola nasce') =>
  stageProduct({
    product: {
      ...SIMPLE,
      __typename: 'SimpleProduct',
      media_gallery: [
        ...SIMPLE.media_gallery,
        { ...preview, disabled: false, video_content: { video_url, video_title } },
        { ...preview, url: 'https://backend.test/vecchio.jpg', disabled: true, video_content: null },
      ],
    },
  })

const FILM = 'https://backend.test/media/catalog/product/ciotola.mp4'
const gallery = () => screen.getByRole('region', { name: 'Foto di Ciotola' })
const playButton = (title = 'La ciotola nasce') => screen.findByRole('button', { name: `Guarda il video: ${title}` })

/** There are no films here: each test decides whether one plays. */
const hold = (event: Event) => {
  if (event.isTrusted) event.stopImmediatePropagation()
}
beforeEach(() => window.addEventListener('error', hold, true))
afterEach(() => {
  window.removeEventListener('error', hold, true)
  cleanup()
})

describe('gallery video', () => {
  test('waits on its preview picture, and the thumbnail is labelled as a video', async () => {
    const { container } = await stageVideo(FILM)
    await playButton()
    expect(within(gallery()).getByRole('img', { name: 'Al tornio' })).toBeTruthy()
    expect(within(gallery()).getByRole('button', { name: 'Video 2' })).toBeTruthy()
    expect(within(gallery()).queryByRole('button', { name: /3$/ })).toBeNull()
    expect(container.querySelector('video, iframe')).toBeNull()
    expect(await axeFaults(container)).toEqual([])
  })

  test('a file plays in place, from the shop, with the focus on it, and stops when the slide is left', async () => {
    const { container } = await stageVideo(FILM)
    await userEvent.click(within(gallery()).getByRole('button', { name: 'Video 2' }))
    await within(gallery()).findByText('2 / 2')
    await userEvent.click(await playButton())
    const film = container.querySelector('video')
    expect(film?.getAttribute('src')).toBe('/media/catalog/product/ciotola.mp4')
    expect(film?.controls).toBe(true)
    expect(document.activeElement).toBe(film)
    expect(await axeFaults(container)).toEqual([])
    await userEvent.click(within(gallery()).getByRole('button', { name: 'Foto precedente' }))
    await playButton()
    expect(container.querySelector('video')).toBeNull()
  })

  test('a file that does not play is a link', async () => {
    const { container } = await stageVideo(FILM)
    await userEvent.click(await playButton())
    await act(async () => void fireEvent.error(container.querySelector('video') ?? container))
    const link = await screen.findByRole('link', { name: 'Apri il video' })
    expect(link.getAttribute('href')).toBe('/media/catalog/product/ciotola.mp4')
  })

  test('a video on another host loads nothing before the shopper sees the provider and confirms', async () => {
    const { container } = await stageVideo('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
    await userEvent.click(await playButton())
    const ask = await screen.findByRole('button', { name: 'Guarda qui' })
    expect(screen.getByText(/YouTube vede il tuo indirizzo IP/)).toBeTruthy()
    expect(container.querySelector('iframe')).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'La ciotola nasce' }))
    expect(ask.closest('[role=group]')).toBe(document.activeElement)
    expect(await axeFaults(container)).toEqual([])
  })

  test('a video of a host that the shop does not know is a link', async () => {
    await stageVideo('https://films.example/ciotola')
    await userEvent.click(await playButton())
    const link = await screen.findByRole('link', { name: 'Apri il video' })
    expect(link.getAttribute('href')).toBe('https://films.example/ciotola')
  })

  test('without a title it has the picture’s name', async () => {
    await stageVideo(FILM, null)
    expect(await playButton('Al tornio')).toBeTruthy()
  })

  test('without an address it is a picture', async () => {
    await stageVideo(null)
    expect(await screen.findByRole('link', { name: 'Ingrandisci: Al tornio' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Guarda il video/ })).toBeNull()
  })
})
