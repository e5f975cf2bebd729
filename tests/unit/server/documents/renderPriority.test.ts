import { expect, test } from 'vitest'
import { renderPriorityOf } from '#server/documents/renderPriority.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile Safari/604.1'
const CRAWLER = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

test.each([
  [{ cookie: 'cart=abc', 'user-agent': PHONE }, false, 'checkout'],
  [{ cookie: 'cart=abc', 'user-agent': PHONE }, true, 'own'],
  [{ 'user-agent': PHONE }, false, 'own'],
  [{ 'user-agent': PHONE }, true, 'page'],
  [{}, true, 'page'],
  [{ 'user-agent': CRAWLER }, true, 'background'],
  [{ 'user-agent': CRAWLER }, false, 'background'],
  [{ 'user-agent': 'curl/8.5.0' }, true, 'background'],
])('a visitor with %j, on a shared page: %s', (headers: Record<string, string>, isShared, priority) => {
  const request = new Request('https://shop.example/', { headers })
  expect(renderPriorityOf({ request, isShared })).toBe(priority)
})
