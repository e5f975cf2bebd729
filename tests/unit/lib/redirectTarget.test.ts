import { expect, test } from 'vitest'
import { redirectTargetOf } from '#src/lib/url/redirectTarget.ts'

test.each([
  ['tavola.html', '', { path: 'tavola.html', search: '', hash: '' }],
  ['/tavola.html', '?utm_id=7', { path: 'tavola.html', search: '?utm_id=7', hash: '' }],
  ['tavola.html?smalto=1', '', { path: 'tavola.html', search: '?smalto=1', hash: '' }],
  ['tavola.html?smalto=1', '?utm_id=7', { path: 'tavola.html', search: '?smalto=1', hash: '' }],
  ['chi-siamo#Storia', '', { path: 'chi-siamo', search: '', hash: 'Storia' }],
  ['chi-siamo?a=1#b?c', '', { path: 'chi-siamo', search: '?a=1', hash: 'b?c' }],
  ['', '', { path: '', search: '', hash: '' }],
  ['/', '', { path: '', search: '', hash: '' }],
  // Two slashes would be another host.
  ['//example.com/x', '', { path: 'example.com/x', search: '', hash: '' }],
  ['/\\example.com', '', { path: 'example.com', search: '', hash: '' }],
  ['https://esterno.example/x?a=1', '?b=2', { href: 'https://esterno.example/x?a=1' }],
  ['HTTP://Esterno.example', '', { href: 'http://esterno.example/' }],
])('a redirect to %j asked with %j', (target, search, expected) => {
  expect(redirectTargetOf(target, 'vecchio', search)).toEqual(expected)
})

test.each(['vecchio', '/vecchio', 'vecchio?a=1', 'javascript:alert(1)', 'data:text/html,a', 'https://'])(
  'a redirect to %j leads nowhere',
  (target) => {
    expect(redirectTargetOf(target, 'vecchio', '')).toBeNull()
  },
)
