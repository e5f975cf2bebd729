import '#src/ui/theme/global.css.ts'
import { screen } from '@testing-library/react'
import { graphql, useLazyLoadQuery } from 'react-relay'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { LateCmsText } from '#src/features/cms/CmsHtml.tsx'
import { HeaderLinks } from '#src/features/cms/HeaderLinks.tsx'
import type { headerLinksQuery } from '#tests/__generated__/headerLinksQuery.graphql.ts'
import { renderWithShop } from '#tests/harness/components/renderWithShop.tsx'

function Stage({ place }: { readonly place: 'bar' | 'menu' }) {
  const { cmsBlocks } = useLazyLoadQuery<headerLinksQuery>(
    graphql`
      query headerLinksQuery @relay_test_operation {
        cmsBlocks(identifiers: ["header-links"]) {
          ...HeaderLinks_blocks
        }
      }
    `,
    {},
  )
  return <HeaderLinks blocks={cmsBlocks ?? null} place={place} />
}

const BLOCK = {
  identifier: 'header-links',
  title: 'Servizio',
  content: '<ul><li><a href="/spedizioni">Spedizioni</a></li><li><a href="/contact">Contatti</a></li></ul>',
}

beforeAll(async () => {
  await LateCmsText.load()
})

const { innerWidth, innerHeight } = window
afterEach(() => page.viewport(innerWidth, innerHeight))

test.each([
  ['bar', 1024, true],
  ['bar', 1023, false],
  ['menu', 360, true],
] as const)('the links in the %s of a window of %i px are shown: %s', async (place, width, isShown) => {
  await page.viewport(width, 700)
  await renderWithShop(<Stage place={place} />, { resolvers: { CmsBlock: () => BLOCK } })
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/spedizioni', '/contact'])
  expect(screen.queryAllByRole('navigation', { name: 'Servizio' }).length).toBe(isShown ? 1 : 0)
})

test('without the block there is nothing', async () => {
  const { container } = await renderWithShop(<Stage place="bar" />, {
    resolvers: { CmsBlock: () => ({ ...BLOCK, identifier: 'footer-links' }) },
  })
  expect(container.textContent).toBe('')
  expect(screen.queryByRole('navigation')).toBeNull()
})
