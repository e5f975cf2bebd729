import { describe, expect, test } from 'vitest'
import { conventionFaults } from './conventions.ts'
import { isShopConfiguration } from './layers.ts'
import { parseModule, readModules } from './sources.ts'

test('the house rules hold in the storefront, the server and the tests', () => {
  expect(
    conventionFaults(readModules('src', 'server', 'tests').filter(({ path }) => !isShopConfiguration(path))),
  ).toEqual([])
})

describe('the check of the house rules can fail', () => {
  // In two parts, or the build would take it for a real tag.
  const tag = ['graphql', '`'].join('')
  const bad: readonly (readonly [path: string, code: string, fault: string])[] = [
    ['src/features/cart/a.ts', `${tag}query aQuery { cart(cart_id: "x") { id } }\``, 'a query belongs in'],
    ['src/shell/a.ts', `${tag}mutation aMutation { x }\``, 'a mutation belongs in'],
    ['src/ui/a.ts', `${tag}\n  fragment a on Cart { id }\n\``, 'a fragment belongs in'],
    ['src/pages/home/a.ts', `${tag}fragment a on Cart @relay(mask: false) { id }\``, '@relay(mask: false)'],
    ['src/features/cart/a.css.ts', `export const a = { color: '#fff' }`, 'raw colour'],
    ['src/ui/a.css.ts', 'export const a = { color: `rgba(0 0 0 / 1)` }', 'raw colour'],
    ['src/features/cart/a.css.ts', `export const a = { '@media': { '(min-width: 768px)': {} } }`, 'raw breakpoint'],
    ['src/ui/a.css.ts', `export const a = style({ marginTop: 8 })`, 'leaves the space'],
    ['src/features/cart/a.ts', `export const a = Date.now()`, 'passed in'],
    ['src/features/cart/a.ts', `export const a = localStorage.getItem('x')`, 'passed in'],
    ['src/lib/a.ts', `export const a = () => fetch('/x')`, 'passed in'],
    ['src/features/cart/a.ts', 'export const a = (1).toFixed(2)', 'shop/amountText'],
    ['src/features/cart/a.ts', 'export const a = formatMoney(money, i18n.locale)', 'intlLocale'],
    ['src/features/cart/a.ts', 'export const a = new Intl.ListFormat(i18n.locale)', 'intlLocale'],
    ['src/features/cart/A.tsx', `export const A = () => <input type="email" />`, 'EmailInput'],
    ['src/features/cart/a.ts', 'export const a = /^[^\\s@]+@[^\\s@]+$/', 'lib/email'],
    ['src/features/cart/a.ts', 'export const a = v.email()', 'lib/email'],
    ['tests/component/a.tsx', `export const a = <ShopContext value={shop} />`, 'stageApp'],
    ['src/app/a.ts', `export default 1`, 'default exports'],
    ['src/app/a.ts', `export { b } from './b.ts'; export * from './c.ts'`, 'barrel'],
    ['src/app/utils.ts', ``, 'says nothing'],
    ['src/helpers/a.ts', ``, 'says nothing'],
    ['src/features/GiftCard/a.ts', ``, 'kebab-case'],
    ['server/http/Static.ts', ``, 'camelCase'],
    ['src/ui/controls/Button.tsx', `export function Knob() { return null }`, 'no component named Button'],
    [
      'tests/e2e/a.test.ts',
      `await page.waitForLoadState('${['network', 'idle'].join('')}')`,
      'not for a quiet network',
    ],
    [
      'tests/e2e/a.test.ts',
      `await page.${['waitFor', 'Function'].join('')}(async () => false)`,
      'the promise of an async function',
    ],
    [
      'tests/component/a.test.tsx',
      `expect(await screen.${['findAll', 'ByText'].join('')}('Name')).toHaveLength(2)`,
      'resolves with the first element',
    ],
    ['src/platform/a.ts', `export const a = '${['__react', 'Props'].join('')}'`, 'the hydration probe'],
    ['src/pages/a/ALink.tsx', `export const ALink = () => <Link to="." search={{ a: 1 }} />`, 'a kept page'],
    ['src/ui/a.css.ts', `export const a = style({ borderLeft: 0 })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ borderTopRightRadius: 8 })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ right: 0 })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ textAlign: 'left' })`, 'start and end'],
    ['src/ui/a.css.ts', 'export const a = style({ inset: `env(safe-area-inset-left)` })', 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ background: 'linear-gradient(to right, x, y)' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ background: 'linear-gradient(90deg, x, y)' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ objectPosition: '100% 50%' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ transform: 'translateX(1px)' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ translate: '1px 0' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ transformOrigin: '0 0' })`, 'start and end'],
    ['src/ui/a.css.ts', `export const a = style({ padding: '1px 2px 3px 4px' })`, 'start and end'],
    ['src/ui/a.ts', `export const a = (key: string) => key === 'ArrowLeft'`, 'depends on the direction'],
    ['src/ui/a.ts', `export const a = (row: Element) => row.scrollLeft`, 'depends on the direction'],
    ['src/ui/a.ts', `import A from 'lucide-react/icons/arrow-left'\nexport const a = A`, 'is not mirrored'],
    ['src/pages/a/APage.tsx', `export function APage() {}`, 'a screen exports its component'],
    ['src/pages/a/a.page.ts', '\n'.repeat(81) + 'export const a = 1', 'at most 80'],
  ]
  test.each(bad)('%s: %s', (path, code, fault) => {
    expect(conventionFaults([parseModule(path, code)]).join('\n')).toContain(fault)
  })

  test('good modules pass', () => {
    const good = [
      parseModule(
        'src/pages/home/HomePage.tsx',
        `export { HomePage as component }\nfunction HomePage() { return <a href="#top">{graphql\`query HomePageQuery { x }\`}</a> }`,
      ),
      parseModule(
        'src/ui/a.css.ts',
        'export const a = style({ transform: `translateX(calc(100% * ${vars.layout.inlineSign}))`, translate: "0 2px", insetInlineStart: 0, textAlign: "start" })',
      ),
      parseModule('src/ui/theme/light.css.ts', `export const ink = '#221f1c'`),
      parseModule('src/ui/layout/Card.css.ts', `export const card = style({ margin: 0, marginInline: 'auto' })`),
      parseModule(
        'src/platform/clock.ts',
        `// Date.now() is passed in\nexport const clock = { now: () => Date.now() }`,
      ),
      parseModule('src/entry.client.tsx', `export const entry = 1`),
    ]
    expect(conventionFaults(good)).toEqual([])
  })
})
