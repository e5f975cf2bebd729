import { expect, test } from 'vitest'
import { createCriticalStyles } from '#server/ssr/criticalStyles.ts'
import { createDocumentStyles } from '#server/ssr/documentStyles.ts'
import { styleRulesOf } from '../../../../build/criticalStyles.ts'

const SHEET = `
@layer base;
:root{--ink:#000}
@font-face{font-family:Raleway;src:url(/a.woff2)}
@keyframes fade{from{opacity:0}to{opacity:1}}
.card{color:red}
.card:hover .price,.tile{color:blue}
.menu:not(.open){display:none}
@media (min-width:48rem){.card{color:green}.tile{margin:0}}
@media (min-width:48rem){@supports (gap:1px){.card{gap:1px}}}
.w-1\\/2{width:50%}
`

const stylesFor = createCriticalStyles(styleRulesOf(SHEET))

test('a document gets the rules whose classes it has, in their order and under their conditions', () => {
  expect(stylesFor('<main class="card"><b class="price big">1</b></main>')).toBe(
    '@layer base;:root{--ink:#000}@font-face{font-family:Raleway;src:url(/a.woff2)}' +
      '@keyframes fade{from{opacity:0}to{opacity:1}}.card{color:red}.card:hover .price,.tile{color:blue}' +
      '@media (min-width:48rem){.card{color:green}}@media (min-width:48rem){@supports (gap:1px){.card{gap:1px}}}',
  )
})

test('documents with the same classes have the same rules, however many others come between', () => {
  const tile = stylesFor('<i class="tile"></i>')
  for (let other = 0; other < 300; other += 1) stylesFor(`<i class="card other-${other}"></i>`)
  expect(stylesFor('<b class="tile">again</b>')).toBe(tile)
  expect(stylesFor('<b class="tile card"></b>')).not.toBe(tile)
})

test('a class that a selector excludes need not be there, and an escaped one is read as it is', () => {
  const text = stylesFor('<nav class="menu"></nav><i class="w-1/2"></i>')
  expect(text).toContain('.menu:not(.open){display:none}')
  expect(text).toContain('width:50%')
  expect(text).not.toContain('card')
})

test('a document ends with the link to the whole sheet', async () => {
  const complete = createDocumentStyles(
    { 'style.css': { file: 'assets/style-1.css' } },
    styleRulesOf('.a{content:"$&"}.b{top:0}'),
  )
  const html = '<head><style nonce="n">/*critical styles*/</style></head><body><p class="a"></p></body>'
  const answer = await complete(new Response(html, { status: 404, headers: { 'x-a': 'b' } }))
  expect([answer.status, answer.headers.get('x-a')]).toEqual([404, 'b'])
  expect(await answer.text()).toBe(
    '<head><style nonce="n">.a{content:"$&"}</style></head><body><p class="a"></p>' +
      '<link rel="stylesheet" href="/assets/style-1.css"></body>',
  )
})

test('a build without a stylesheet is refused', () => {
  expect(() => createDocumentStyles({}, [])).toThrow('npm run build')
})
