// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { layOutRest } from '#src/app/layOutRest.ts'
import { ENTERED_ATTRIBUTE, FROM_TOP_ATTRIBUTE, LAID_OUT_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { skippable } from '#src/ui/theme/global.css.ts'

const root = document.documentElement
const laidOut = () => [...document.querySelectorAll('section')].map((part) => part.hasAttribute(LAID_OUT_ATTRIBUTE))

beforeEach(() => {
  vi.useFakeTimers()
  root.setAttribute(FROM_TOP_ATTRIBUTE, '')
  document.body.innerHTML = `<div ${ENTERED_ATTRIBUTE}=""><section class="${skippable}"></section><section class="a ${skippable}"></section></div>`
})

afterEach(() => {
  vi.useRealTimers()
  root.removeAttribute(FROM_TOP_ATTRIBUTE)
})

test('lays out one part in every idle moment, and then nothing is skipped any more', () => {
  layOutRest(window)
  expect(laidOut()).toEqual([false, false])
  vi.advanceTimersToNextTimer()
  expect(laidOut()).toEqual([true, false])
  vi.advanceTimersToNextTimer()
  expect(laidOut()).toEqual([true, true])
  expect(root.hasAttribute(FROM_TOP_ATTRIBUTE)).toBe(true)
  vi.advanceTimersToNextTimer()
  expect(root.hasAttribute(FROM_TOP_ATTRIBUTE)).toBe(false)
  expect(laidOut()).toEqual([false, false])
  expect(vi.getTimerCount()).toBe(0)
})

test('does nothing in a document that was laid out whole', () => {
  root.removeAttribute(FROM_TOP_ATTRIBUTE)
  layOutRest(window)
  expect(vi.getTimerCount()).toBe(0)
  expect(laidOut()).toEqual([false, false])
})

test('what an overlay covers on a phone waits until that is closed', async () => {
  document.body.innerHTML = `<div inert><div ${ENTERED_ATTRIBUTE}="end"><section class="${skippable}"></section></div></div>`
  layOutRest(window)
  expect(vi.getTimerCount()).toBe(0)
  document.querySelector('div')?.removeAttribute('inert')
  await Promise.resolve()
  vi.advanceTimersToNextTimer()
  expect(laidOut()).toEqual([true])
  vi.runAllTimers()
  expect(root.hasAttribute(FROM_TOP_ATTRIBUTE)).toBe(false)
})
