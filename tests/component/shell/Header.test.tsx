import '#src/ui/theme/global.css.ts'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
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

const { innerWidth, innerHeight } = window
afterEach(async () => {
  document.documentElement.style.fontSize = ''
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

  it('has no accessibility fault', async () => {
    const { container } = await stageHeader(data)
    expect(await axeFaults(container)).toEqual([])
  })
})
