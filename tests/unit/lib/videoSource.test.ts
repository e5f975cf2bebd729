import { expect, test } from 'vitest'
import { videoSource } from '#src/lib/url/videoSource.ts'

test.each([
  'https://www.youtube.com/embed/N0bYol6ax8Y',
  'https://www.youtube.com/embed/N0bYol6ax8Y?rel=0',
  '//www.youtube-nocookie.com/embed/N0bYol6ax8Y',
  'https://youtu.be/N0bYol6ax8Y?t=3',
  'https://m.youtube.com/watch?list=x&v=N0bYol6ax8Y',
  'https://youtube.com/shorts/N0bYol6ax8Y',
  'HTTPS://WWW.YouTube.COM/embed/N0bYol6ax8Y',
  '//YOUTU.BE/N0bYol6ax8Y',
  ' https://youtu.be/N0bYol6ax8Y\n',
])('%s is played without cookies of YouTube', (address) => {
  expect(videoSource(address)).toEqual({
    page: 'https://www.youtube.com/watch?v=N0bYol6ax8Y',
    player: {
      host: 'YouTube',
      src: 'https://www.youtube-nocookie.com/embed/N0bYol6ax8Y?autoplay=1&rel=0',
    },
  })
})

test('a video of Vimeo keeps the word that opens it', () => {
  expect(videoSource('https://player.vimeo.com/video/1084537?title=0&byline=0')).toEqual({
    page: 'https://vimeo.com/1084537',
    player: { host: 'Vimeo', src: 'https://player.vimeo.com/video/1084537?autoplay=1&dnt=1' },
  })
  for (const address of [
    'https://vimeo.com/76979871/8272103f6e',
    'https://player.vimeo.com/video/76979871?h=8272103f6e',
  ]) {
    expect(videoSource(address)).toMatchObject({
      page: 'https://vimeo.com/76979871/8272103f6e',
      player: { src: 'https://player.vimeo.com/video/76979871?h=8272103f6e&autoplay=1&dnt=1' },
    })
  }
})

test('a file is a link', () => {
  for (const file of ['/media/wysiwyg/forno.mp4', 'https://backend.test/media/forno.webm?v=1']) {
    expect(videoSource(file)).toEqual({ page: file, player: null })
  }
})

test.each([
  '',
  'javascript:alert(1)//.mp4',
  'https://evil.test/embed/N0bYol6ax8Y',
  'https://www.youtube.com.evil.test/embed/N0bYol6ax8Y',
  'https://www.youtube.com/embed/short',
  'https://www.youtube.com/embed/N0bYol6ax8Y0',
  'data:video/mp4;base64,AA.mp4',
  '//evil.test/a.mp4',
])('%j is nothing that the shop vouches for', (address) => {
  expect(videoSource(address)).toBeNull()
})
