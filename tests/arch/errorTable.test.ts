import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A test by its file and its title, or the part of it that names the case. */
type Proof = readonly [file: string, title: string]

const SERVER = 'tests/unit/app/serverFailures.test.tsx'
const FIELDS = 'tests/unit/app/fieldFailures.test.tsx'
const SHELL = 'tests/component/shell/ShellFailures.test.tsx'

/** The tests that force each row of docs/errors.md, by its first cell. */
const PROOFS: Readonly<Record<string, readonly Proof[]>> = {
  'An address leads nowhere': [[SERVER, 'an address that leads nowhere is a page of the shop, with a search']],
  'A gift registry’s address leads nowhere, or its owner closed it': [
    [
      'tests/unit/app/giftRegistryDocument.test.tsx',
      'the address of a gift registry that is not there leads nowhere, and the page says what to do',
    ],
  ],
  'A list page past the end': [
    [SERVER, 'a list past its end says so and leads to its start'],
    ['tests/component/catalogue/CategoryPage.test.tsx', 'a page past the end leads back to the first one'],
  ],
  'The backend does not answer while a page is loaded': [
    [SERVER, 'a backend that does not answer while a page is loaded'],
  ],
  'The backend does not answer for the shell': [
    [SERVER, 'a backend that answers for the page and not for the shell'],
    [SHELL, 'without the shell’s own data the page stands between a bare header and footer'],
  ],
  'A page’s query fails in the browser': [
    ['tests/e2e/host/failures.test.ts', 'the bar of a navigation stays until the page has its data, or has failed'],
  ],
  'A page’s code throws while rendering': [
    [SERVER, 'a page: the shell is served, and the browser tries the page again'],
    [SHELL, 'a page that throws says so in its place, and comes with the next try'],
    [SHELL, 'an overlay that throws leaves the page below it as it was'],
  ],
  'Header or footer throw': [
    [SERVER, '%s: the page stands between a bare header and footer'],
    [SHELL, 'a failing header is shown without its data; page and footer stay unchanged'],
    [SHELL, 'so does a footer'],
  ],
  'Cart button, toasts, notices or the consent banner throw': [
    [SHELL, 'a cart button whose cart cannot be had leads to the cart all the same'],
    [SHELL, '%s that fail are gone, and nothing else'],
  ],
  'Everything above failed': [[SHELL, 'behind all of them a plain page offers to begin again']],
  'One field of an answer is an error': [
    [
      'tests/component/product/productFailures.test.tsx',
      'check 79: one failing field hides one widget, never the page',
    ],
    [FIELDS, 'check 79: one failing field hides one widget, never the page, and is reported once'],
    ['tests/component/account/personalFailures.test.tsx', 'check 79, cart: %s fails'],
    ['tests/component/account/personalFailures.test.tsx', 'check 79, account: %s fails'],
  ],
  'A page’s main data is an error': [[FIELDS, 'the address is not said to lead nowhere']],
  'A query beside a page’s own fails, or keeps the server’s document waiting for more than 1.5 s': [
    [FIELDS, '%s without %s'],
    [FIELDS, '%s does not wait for a %s that never comes'],
    ['tests/component/product/productFailures.test.tsx', 'a page whose other queries never get an answer'],
  ],
  'The products of a list are an error': [
    [FIELDS, 'the list is neither empty nor past its end'],
    ['tests/component/catalogue/CategoryPage.test.tsx', 'that fails is neither empty nor past its end'],
  ],
  'A widget of a CMS text throws': [
    ['tests/component/cms/PageBuilder.test.tsx', 'products that fail leave their links, and the rest of the page'],
  ],
  'Code is gone after a deploy': [
    ['tests/e2e/host/failures.test.ts', 'code that is gone after a deploy costs one reload, and never a loop'],
    ['tests/e2e/host/failures.test.ts', 'a file that failed once is there after the reload'],
  ],
  'No network': [
    ['tests/e2e/host/failures.test.ts', 'offline, pages seen before stay readable; the others come with the network'],
  ],
  'An operation occupies the embedded engine for more than 5 s, or its thread ends': [
    [
      'tests/unit/server/engine/engineHost.test.ts',
      'is stopped with its thread, and those behind it are answered by the next one',
    ],
    ['tests/unit/server/engine/engineHost.test.ts', 'is replaced, and its operation is stopped'],
    [
      'tests/unit/server/engine/engineThread.test.ts',
      'an engine that does not answer is restarted with its data, and waiting operations are done once',
    ],
    ['tests/unit/relay/commitMutation.test.ts', 'a mutation is %s after an answer of the host with %s'],
  ],
  'Too slow, status 300 or above, an answer that is no JSON': [
    ['tests/unit/relay/faults.test.ts', 'after a fault that passes, a query ends as if nothing had been'],
    ['tests/unit/relay/retry.test.ts', 'a query that had no answer in time: the shopper has waited long enough'],
  ],
  'The backend’s schema refuses an operation (a field, argument, input or value that this version or edition lacks)': [
    [
      'tests/unit/server/gateway/refusalWatch.test.ts',
      'a refusal of the schema gets its own code and is reported with',
    ],
    [
      'tests/unit/server/gateway/capabilityKeeper.test.ts',
      'a refusal has it asked at once, many refusals once a minute',
    ],
    ['tests/unit/relay/network.test.ts', 'has its own kind, and is reported once with the name'],
    ['tests/component/account/backends.test.tsx', 'is reported as a connection failure'],
  ],
  'A mutation is refused': [
    ['tests/component/cart/CartPage.test.tsx', 'a coupon is refused in words under its field, and applied'],
    ['tests/component/account/SignInPage.test.tsx', 'a refusal says so at the form; the focus stays and nothing typed'],
  ],
  'An addition to the cart, or a reorder, has no answer': [
    ['tests/component/catalogue/CardActions.test.tsx', 'is a success if the cart has it'],
    ['tests/component/catalogue/CardActions.test.tsx', 'has failed if the cart has none of it'],
    ['tests/component/catalogue/CardActions.test.tsx', 'is looked for again before a repeated click sends it again'],
    ['tests/component/account/reorder.test.tsx', 'a reorder without an answer is a success if the cart has its pieces'],
  ],
  'The host’s limiter refuses an operation': [
    [
      'tests/component/account/everyForm.test.tsx',
      'keeps the input through every failure, and confirms a successful save',
    ],
    [
      'tests/unit/relay/retry.test.ts',
      'a query that the host’s limiter refuses is not sent again: each try would count',
    ],
    ['tests/e2e/account/limits.test.ts', 'more messages than a household sends are refused in the form'],
  ],
  'The cart is gone at the backend': [
    [
      'tests/e2e/checkout/cartFaults.test.ts',
      'a cart that the backend loses between any two steps comes back with its lines',
    ],
  ],
  'The session has expired': [
    [
      'tests/e2e/account/session.test.ts',
      'a session that ends at the backend is renewed in place, and the interrupted action',
    ],
  ],
  'The snapshot of records cannot be read': [
    ['tests/e2e/navigation/persistence.test.ts', 'the shop starts clean and says so in one line'],
  ],
  'A page cannot be rendered at all on the server': [
    [
      'tests/unit/server/shopProcess.test.ts',
      'answers a page that cannot be rendered with a plain one that needs nothing',
    ],
  ],
}

test('every row of docs/errors.md is forced by a test that exists', () => {
  const rows = readFileSync('docs/errors.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|')[1]?.trim().replaceAll("'", '’') ?? '')
    .filter((cell) => cell !== 'Failure' && !cell.startsWith('---'))
  expect(Object.keys(PROOFS).sort()).toEqual(rows.sort())
  for (const [file, title] of Object.values(PROOFS).flat()) expect(readFileSync(file, 'utf8'), file).toContain(title)
})
