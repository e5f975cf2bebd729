import '#src/ui/theme/global.css.ts'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { Checkbox } from '#src/ui/fields/Checkbox.tsx'
import { Radio } from '#src/ui/fields/Radio.tsx'

const { innerWidth, innerHeight } = window

afterEach(async () => {
  document.documentElement.style.removeProperty('font-size')
  await page.viewport(innerWidth, innerHeight)
})

const SIZES = ['100%', '130%', '200%', '250%']

test.each([320, 360, 768, 1440].flatMap((width) => SIZES.map((size) => [width, size] as const)))(
  'at %i px with text of %s choices keep a distance, and a box is in the middle of its first line',
  async (width, size) => {
    await page.viewport(width, 740)
    document.documentElement.style.fontSize = size
    render(
      <>
        <Checkbox label="Alfa" />
        <Checkbox label="Beta" />
        <Radio name="one" label="Gamma" />
        <Radio name="one" label="Delta" />
      </>,
    )
    const boxes = ['Alfa', 'Beta', 'Gamma', 'Delta'].map((name) => screen.getByLabelText(name).getBoundingClientRect())
    const lines = ['Alfa', 'Beta', 'Gamma', 'Delta'].map((name) => screen.getByText(name).getBoundingClientRect())
    const offCentre = boxes.map((box, index) => {
      const line = lines[index]!
      return Math.abs(box.top + box.height / 2 - line.top - line.height / 2)
    })
    const distances = boxes.slice(1).map((box, index) => box.top - boxes[index]!.bottom)
    expect(Math.max(...offCentre)).toBeLessThanOrEqual(2)
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(8)
  },
)
