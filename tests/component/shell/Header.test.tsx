import '#src/ui/theme/global.css.ts'
import '#src/ui/theme/display.css.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { TEXT_SIZE_ATTRIBUTE } from '#src/ui/theme/documentAttributes.ts'
import { axeFaults } from '../ui/axe.ts'
import { stageHeader } from './HeaderStage.tsx'

const category = (uid: string, name: string, urlPath: string, children: readonly object[] = []) => ({
  uid,
  name,
  url_path: urlPath,
  include_in_menu: 1,
  children,
})

const data = {
  StoreConfig: () => ({ store_code: 'it', website_name: 'Terra e Smalto', category_url_suffix: '.html' }),
  CategoryResult: () => ({
    items: [
      {
        uid: 'root',
        children: [
          category('tavola', 'Tavola', 'tavola', [category('piatti', 'Piatti', 'tavola/piatti')]),
          { ...category('hidden', 'Nascosta', 'nascosta'), include_in_menu: 0 },
        ],
      },
    ],
  }),
}

const menuOf = (brand: string, names: readonly string[]) => ({
  StoreConfig: () => ({ store_code: 'it', website_name: brand, category_url_suffix: '.html' }),
  CategoryResult: () => ({
    items: [{ uid: 'root', children: names.map((name, index) => category(`c${index}`, name, `c${index}`)) }],
  }),
})

const numbered = (count: number, name: string) => Array.from({ length: count }, (_, index) => `${name} ${index}`)

/** Borders may share a pixel. */
const SHARED_PX = 1

function liesOver(element: Element, otherElement: Element): boolean {
  const one = element.getBoundingClientRect()
  const other = otherElement.getBoundingClientRect()
  return (
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > SHARED_PX &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SHARED_PX
  )
}

const { innerWidth, innerHeight } = window
afterEach(async () => {
  document.documentElement.style.fontSize = ''
  document.documentElement.removeAttribute(TEXT_SIZE_ATTRIBUTE)
  await page.viewport(innerWidth, innerHeight)
})

describe('the header', () => {
  it('links the categories at their addresses and leaves out those that are not in the menu', async () => {
    await stageHeader(data)
    const menu = within(screen.getByRole('navigation', { name: 'Categorie' }))
    expect(menu.getByRole('link', { name: 'Tavola' }).getAttribute('href')).toBe('/tavola.html')
    expect(screen.queryByText('Nascosta')).toBeNull()
  })

  it.each([
    [320, 60],
    [1023, 60],
    [1024, 79],
    [1600, 79],
  ])('at %i px is %i px high with its line (spec §9)', async (width, height) => {
    await page.viewport(width, 700)
    await stageHeader(data)
    expect(screen.getByRole('banner').getBoundingClientRect().height).toBe(height)
  })

  it('shows a category’s children while it has the focus, and puts them away on Escape', async () => {
    await stageHeader(data)
    const menu = within(screen.getByRole('navigation', { name: 'Categorie' }))
    menu.getByRole('link', { name: 'Tavola' }).focus()
    await expect.poll(() => menu.queryByRole('link', { name: 'Piatti' })).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => menu.queryByRole('link', { name: 'Piatti' })).toBeNull()
  })

  it('tells the page which category a link leads to, so that a click asks nothing', async () => {
    const { router } = await stageHeader(data)
    const menu = within(screen.getByRole('navigation', { name: 'Categorie' }))
    await userEvent.click(menu.getByRole('link', { name: 'Tavola' }))
    await expect.poll(() => router.state.location.state.urlTarget).toEqual({ kind: 'category', uid: 'tavola' })
  })

  it.each(['full', 'reduced'] as const)('names the application after the website (%s)', async (chrome) => {
    await stageHeader(data, chrome)
    const names = [...document.head.querySelectorAll('meta[name="application-name"]')]
    expect(names.map((meta) => meta.getAttribute('content'))).toEqual(['Terra e Smalto'])
  })

  it('keeps the shop’s name alone in checkout', async () => {
    await stageHeader(data, 'reduced')
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Terra e Smalto'])
  })

  it.each([360, 1280])(
    'check 60: keeps the shop’s name whole in words of twice their size, %d px wide',
    async (width) => {
      await page.viewport(width, 700)
      document.documentElement.style.fontSize = '200%'
      const { container } = await stageHeader(data)
      const bar = container.querySelector('header')?.getBoundingClientRect()
      const name = screen.getByRole('link', { name: 'Terra e Smalto' })
      const { top, bottom } = name.getBoundingClientRect()
      expect(top).toBeGreaterThanOrEqual(bar?.top ?? NaN)
      expect(bottom).toBeLessThanOrEqual(bar?.bottom ?? NaN)
      expect(name.scrollWidth).toBeLessThanOrEqual(Math.ceil(name.getBoundingClientRect().width))
      expect(document.documentElement.scrollWidth).toBe(width)
      expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy()
    },
  )

  const MENUS = [
    ['one name', 'Nordlicht', ['Alles']],
    ['six short names', 'Terra e Smalto', ['Tavola', 'Casa', 'Cucina', 'Idee regalo', 'Novità', 'Saldi']],
    ['nine names', 'Nordlicht', numbered(9, 'Wohnzimmer')],
    ['long names', 'Haushaltswarengeschäft', numbered(6, 'Küchenmaschinen und Zubehör')],
    ['narrow letters', 'Illi', numbered(12, 'lilii')],
    ['many names', 'Terra e Smalto', numbered(26, 'Giardino')],
    ['a name of many words', 'La casa delle ceramiche artigianali del borgo antico', numbered(5, 'Tazze')],
    ['wide letters', '陶器', numbered(9, '食器とカトラリー')],
  ] as const
  const WINDOWS = [1024, 1152, 1280, 1440, 1920].flatMap((width) => [
    [width, null] as const,
    [width, 'larger'] as const,
    [width, 'largest'] as const,
  ])

  it.each(MENUS)('shows the categories or the way to them, never beside the window: %s', async (_, brand, names) => {
    const { container } = await stageHeader(menuOf(brand, names))
    const header = container.querySelector('header')
    for (const [width, textSize] of WINDOWS) {
      document.documentElement.toggleAttribute(TEXT_SIZE_ATTRIBUTE, textSize !== null)
      if (textSize !== null) document.documentElement.setAttribute(TEXT_SIZE_ATTRIBUTE, textSize)
      await page.viewport(width, 800)
      const at = `${width} px, text: ${textSize ?? 'usual'}`
      const shown = within(screen.getByRole('navigation', { name: 'Categorie' })).queryAllByRole('link').length
      const ways = screen.queryAllByRole('link', { name: 'Menu' }).length
      expect([shown, ways], at).toEqual(shown === names.length ? [shown, 0] : [0, 1])
      for (const link of screen.getAllByRole('link')) {
        const { left, right } = link.getBoundingClientRect()
        expect([left >= 0, right <= width], `${link.textContent} at ${at}`).toEqual([true, true])
        expect(link.scrollWidth, `${link.textContent} at ${at}`).toBeLessThanOrEqual(Math.ceil(right - left))
      }
      const links = screen.getAllByRole('link')
      const overlaps = links.flatMap((link, index) =>
        links
          .slice(index + 1)
          .flatMap((other) => (liesOver(link, other) ? [[link.textContent, other.textContent]] : [])),
      )
      expect(overlaps, at).toEqual([])
      for (const link of screen.getAllByRole('link'))
        expect(link.getBoundingClientRect().bottom, at).toBeLessThanOrEqual(
          header?.getBoundingClientRect().bottom ?? NaN,
        )
    }
  })

  it('shows six short names from 1024 px on', async () => {
    await page.viewport(1024, 700)
    await stageHeader(menuOf('Terra e Smalto', MENUS[1][2]))
    expect(screen.getByRole('link', { name: 'Idee regalo' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Menu' })).toBeNull()
  })

  it('keeps all children of a category inside the window', async () => {
    await page.viewport(1280, 600)
    const children = Array.from({ length: 40 }, (_, index) =>
      category(`k${index}`, `Kind ${index}`, `tavola/k${index}`),
    )
    await stageHeader({
      ...data,
      CategoryResult: () => ({
        items: [{ uid: 'root', children: [category('tavola', 'Tavola', 'tavola', children)] }],
      }),
    })
    screen.getByRole('link', { name: 'Tavola' }).focus()
    const last = await screen.findByRole('link', { name: 'Kind 39' })
    last.focus()
    const { top, bottom } = last.getBoundingClientRect()
    expect([top >= 0, bottom <= 600]).toEqual([true, true])
  })

  it('has no accessibility fault', async () => {
    const { container } = await stageHeader(data)
    expect(await axeFaults(container)).toEqual([])
  })
})
