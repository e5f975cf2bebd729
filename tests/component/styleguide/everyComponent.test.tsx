import '#src/ui/theme/global.css.ts'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { PARTS } from '#tests/harness/specimens/parts.ts'
import { componentOf, renderedComponents } from '#tests/harness/specimens/renderedComponents.ts'
import { Specimens } from '#tests/harness/specimens/Specimens.tsx'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/{features,pages,shell}/**/*.tsx')

// Code that loads on demand would be transformed while the test waits for it.
const components = (
  await Promise.all(
    Object.entries(modules).map(async ([path, load]) =>
      Object.entries(await load()).flatMap(([name, value]) => {
        const component = /^[A-Z]+[a-z]/.test(name) && !name.endsWith('Context') ? componentOf(value) : null
        return typeof component === 'function' ? [{ name: `${path.slice(1)}: ${name}`, component }] : []
      }),
    ),
  )
).flat()

const classes = { specimen: '', state: '' }

test('every component has a specimen', async () => {
  const faults: unknown[] = []
  const { container } = await act(async () =>
    render(
      PARTS.map((part) => (
        <Specimens
          key={part.id}
          part={part}
          classes={classes}
          locale={STOREFRONT_LOCALES[0]}
          messages={{}}
          onFault={(error) => faults.push(error)}
        />
      )),
      { onCaughtError: () => undefined },
    ),
  )
  await act(async () => new Promise((resolve) => setTimeout(resolve, 8000)))
  const rendered = renderedComponents(container)
  const lines = []
  for (const state of container.querySelectorAll<HTMLElement>('[data-state]'))
    lines.push(`${state.dataset['state']} :: ${state.innerText.replace(/\s+/g, ' ').slice(0, Number(import.meta.env.VITE_CHARS ?? 300))}`)
  console.info(lines.join('\n'))
  console.info(faults.map((fault) => `FAULT ${String(fault).slice(0, 300)}`).join('\n'))
  console.info(components.filter(({ component }) => !rendered.has(component)).map(({ name }) => `MISSING ${name}`).join('\n'))
  expect(components.length).toBeGreaterThan(300)
})
