// `npm run bench`: the costs of a page of the production build, measured against the running shop on the embedded
// engine. Times depend on the machine and are printed without limits; tests/perf/size.ts limits bytes.
import { gzipSync } from 'node:zlib'
import { startShopServer } from '../harness/servers/shopServer.ts'

const WARM_UP = 20
const SAMPLES = 200

const PAGES: Readonly<Record<string, string>> = {
  home: '/',
  category: '/tavola.html',
  product: '/vaso-anfora.html',
  search: '/search?q=vaso',
}

const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN

async function measure(url: string) {
  const times: number[] = []
  let html = ''
  for (let sample = -WARM_UP; sample < SAMPLES; sample += 1) {
    const start = performance.now()
    html = await (await fetch(url)).text()
    if (sample >= 0) times.push(performance.now() - start)
  }
  return { times: times.sort((a, b) => a - b), html }
}

const started = performance.now()
const shop = await startShopServer()
try {
  console.log(`ready after ${Math.round(performance.now() - started)} ms, database seeded`)
  console.log('page       median ms   p95 ms   pages/s   HTML kB   HTML kB gzip')
  for (const [name, path] of Object.entries(PAGES)) {
    const { times, html } = await measure(`${shop.url}${path}`)
    const median = quantile(times, 0.5)
    console.log(
      [
        name.padEnd(9),
        median.toFixed(1).padStart(10),
        quantile(times, 0.95).toFixed(1).padStart(8),
        (1000 / median).toFixed(0).padStart(9),
        (html.length / 1000).toFixed(1).padStart(9),
        (gzipSync(html).length / 1000).toFixed(1).padStart(14),
      ].join(' '),
    )
  }
} finally {
  await shop.dispose()
}
