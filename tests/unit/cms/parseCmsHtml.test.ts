import type { Nodes } from 'hast'
import { describe, expect, test } from 'vitest'
import { parseCmsHtml } from '#src/features/cms/parseCmsHtml.ts'

/** The tree as HTML again, so that a test shows the browser's result. */
function html(nodes: readonly Nodes[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value
      if (node.type !== 'element') return `(${node.type})`
      const attributes = Object.entries(node.properties)
        .filter(([, value]) => value !== undefined)
        .map(([name, value]) => ` ${name}="${Array.isArray(value) ? value.join(' ') : String(value)}"`)
      return `<${node.tagName}${attributes.join('')}>${html(node.children)}</${node.tagName}>`
    })
    .join('')
}

const sanitised = (source: string) => html(parseCmsHtml(source))

describe('active content is removed', () => {
  test.each([
    ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['a script in disguise', '<svg><script>alert(1)</script></svg><p>a</p>', '<p>a</p>'],
    ['a handler', '<img src="/media/a.jpg" alt="a" onerror="alert(1)">', '<img src="/media/a.jpg" alt="a"></img>'],
    ['a handler on words', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
    ['a javascript: link', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['one that hides its colon', '<a href="java\nscript&colon;alert(1)">a</a>', '<a>a</a>'],
    ['one in capitals', '<a href=" JAVASCRIPT:alert(1)">a</a>', '<a>a</a>'],
    ['a data: link', '<a href="data:text/html,<script>alert(1)</script>">a</a>', '<a>a</a>'],
    ['a data: picture', '<img src="data:image/svg+xml,<svg onload=alert(1)>" alt="">', '<img alt=""></img>'],
    ['a frame', '<iframe src="https://evil.test"></iframe><p>a</p>', '<p>a</p>'],
    ['a form', '<form action="https://evil.test"><input name="card"><p>a</p></form>', '<p>a</p>'],
    ['a style sheet', '<style>body{background:url(//evil.test)}</style><p>a</p>', '<p>a</p>'],
    ['a comment', '<!-- a --><p>a</p>', '<p>a</p>'],
    [
      'a refresh',
      '<meta http-equiv="refresh" content="0;url=//evil.test"><base href="//evil.test"><p>a</p>',
      '<p>a</p>',
    ],
    ['a name that scripts could meet', '<p id="$_TSR" name="config">a</p>', '<p>a</p>'],
  ])('%s', (_what, source, result) => {
    expect(sanitised(source)).toBe(result)
  })
})

describe('a style keeps only safe declarations', () => {
  test.each([
    ['text-align: center; color: red', '<p style="text-align:center">a</p>'],
    ['background: url(https://evil.test/x)', '<p>a</p>'],
    ['background-color: url(https://evil.test/x)', '<p>a</p>'],
    ['text-align: center} body{display:none', '<p>a</p>'],
    ['width: expression(alert(1)); max-width: 40rem', '<p style="max-width:40rem">a</p>'],
    ['position: fixed; inset: 0; width: 100%', '<p style="width:100%">a</p>'],
    ['width: 900px', '<p>a</p>'],
    ['background-color: #fff', '<p>a</p>'],
  ])('%s', (style, result) => {
    expect(sanitised(`<p style="${style}">a</p>`)).toBe(result)
  })

  test('rows and columns may have a colour: their text follows it', () => {
    expect(sanitised('<div data-content-type="row" style="background-color: #0C625D">a</div>')).toBe(
      '<div dataContentType="row" style="background-color:#0c625d">a</div>',
    )
  })

  test('Page Builder’s own rules count, those of narrow screens and of parts do not', () => {
    const css =
      '#html-body [data-pb-style=AB1],#html-body [data-pb-style=CD2]{text-align:right;background-image:url(x)}' +
      '#html-body [data-pb-style=AB1] > a{display:none}' +
      '@media only screen and (max-width: 768px) { #html-body [data-pb-style=AB1]{display:none} }'
    expect(sanitised(`<style>${css}</style><p data-pb-style="AB1">a</p>`)).toBe('<p style="text-align:right">a</p>')
  })
})

test('the words’ own markup, links and pictures stay', () => {
  const source =
    '<h2 id="resi">a</h2><p><strong>b</strong> <a href="/resi">c</a> <a href="mailto:a@b.it">d</a></p>' +
    '<table><tbody><tr><td colspan="2">e</td></tr></tbody></table>'
  expect(sanitised(source)).toBe(source.replace('colspan', 'colSpan'))
})

describe('anchors within a page stay as they are written', () => {
  test.each(['resi', 'Spedizione', 'sez_2', '4', 'a.b:c', 'città', 'Δelivery', '_Toc119', '_ftnref1'])('%s', (id) => {
    expect(sanitised(`<h2 id="${id}">a</h2>`)).toBe(`<h2 id="${id}">a</h2>`)
    expect(sanitised(`<a name="${id}"></a>`)).toBe(`<a id="${id}"></a>`)
  })
  test.each(['$_TSR', '_gaq', '__TSR_ROUTER__', '_R_1_', 'dataLayer', 'main', 'consent', 'a b', ''])(
    '"%s" is the name of something else',
    (id) => {
      expect(sanitised(`<h2 id="${id}">a</h2>`)).toBe('<h2>a</h2>')
    },
  )
})

test.each([
  ['HTTP://Example.com/Pagina', 'http://example.com/Pagina'],
  [' https://example.com/a ', 'https://example.com/a'],
  ['MailTo:A@b.it', 'mailto:A@b.it'],
  ['Tel:+39', 'tel:+39'],
  ['/Sconto-50%.html', '/Sconto-50%.html'],
  ['https://exa\nmple.com', 'https://example.com'],
  ['\u200b https://example.com/a\u00a0', 'https://example.com/a'],
  ['//Example.com/a', '//example.com/a'],
  ['MAILTO:A@b.it', 'mailto:A@b.it'],
  ['T\nEL:+39 055', 'tel:+39 055'],
  ['vasi.html', 'vasi.html'],
  ["{{store url='vasi.html'}}", '{{store}}/vasi.html'],
  ['{{store url=""}}', '{{store}}/'],
  ['{{Store direct_url="/vasi.html" _query="a=1"}}?smalto=1', '{{store}}/vasi.html?smalto=1'],
  ['{{store url=&quot;casa/vasi.html&quot;}}#a', '{{store}}/casa/vasi.html#a'],
  ['{{media url="wysiwyg/a.pdf"}}', '/media/wysiwyg/a.pdf'],
])('the link %j leads to %s', (href, address) => {
  expect(sanitised(`<a href="${href}">a</a>`)).toBe(`<a href="${address}">a</a>`)
})

test.each(['{{config path="web/secure/base_url"}}', '{{widget type="a" url="javascript:alert(1)"}}'])(
  'the directive %s is no address',
  (href) => {
    expect(sanitised(`<a href='${href}'>a</a>`)).toBe('<a>a</a>')
  },
)

test.each([
  'java\u200bscript:alert(1)',
  '\u0001javascript:alert(1)',
  'JavaScript&#58;alert(1)',
  'vbscript:a',
  'blob:https://a.test/x',
  'view-source:https://a.test',
  "{{store url='javascript:alert(1)'}}",
])('the link %j runs nothing', (href) => {
  expect(sanitised(`<a href="${href}">a</a>`)).toMatch(/^<a(?: href="\{\{store\}\}\/javascript:alert\(1\)")?>a<\/a>$/)
})

test('a picture’s address may be written in capitals', () => {
  expect(sanitised('<img src="HTTPS://Shop.test/media/A.jpg" alt="">')).toContain('src="https://shop.test/media/A.jpg"')
})

test('a widget takes over the SKUs of the forms that go', () => {
  const form = '<form data-product-sku="A"><button>Aggiungi</button></form>'
  expect(sanitised(`<div data-content-type="products">${form}</div>`)).toBe(
    '<div dataContentType="products" dataSkus="A"><button>Aggiungi</button></div>',
  )
})
