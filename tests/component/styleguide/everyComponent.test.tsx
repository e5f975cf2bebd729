import '#src/ui/theme/global.css.ts'
import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { STOREFRONT_LOCALES } from '#src/platform/locales.ts'
import { WITHOUT_SPECIMEN } from '#tests/harness/specimens/exceptions.ts'
import { PARTS } from '#tests/harness/specimens/parts.ts'
import { componentOf, renderedComponents } from '#tests/harness/specimens/renderedComponents.ts'
import { Specimens } from '#tests/harness/specimens/Specimens.tsx'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/{features,pages,shell}/**/*.tsx')

/** Every exported component of the shop. Code that loads on demand has loaded, so that no state waits for it. */
const components = (
  await Promise.all(
    Object.entries(modules).map(async ([path, load]) =>
      Object.entries(await load()).flatMap(([name, value]) => {
        const component = /^[A-Z]\w*[a-z]/.test(name) && !name.endsWith('Context') ? componentOf(value) : null
        return typeof component === 'function' ? [{ name: `${path.slice(1)}: ${name}`, component }] : []
      }),
    ),
  )
).flat()

/** Hundreds of states on a busy machine. */
const PATIENCE_MS = 120_000

const MEND =
  'Add a state that renders it to the part of its room in tests/harness/specimens (docs/styleguide.md), ' +
  'or name it with a reason in exceptions.ts there:'

async function showAll() {
  const faults: unknown[] = []
  const { container } = await act(async () =>
    render(
      PARTS.map((part) => (
        <Specimens
          key={part.id}
          part={part}
          classes={{ specimen: '', state: '', columns: '' }}
          opensWindows
          locale={STOREFRONT_LOCALES[0]}
          messages={{}}
          onFault={(error) => faults.push(error)}
        />
      )),
      // The states without a network fail on purpose.
      { onCaughtError: () => undefined },
    ),
  )
  return { container, faults }
}

test(
  'every component has a specimen, or a reason to have none',
  async () => {
    expect(components.length).toBeGreaterThan(300)
    const { container, faults } = await showAll()
    const unrendered = () => {
      const rendered = renderedComponents(container)
      return components.flatMap(({ name, component }) => (rendered.has(component) ? [] : [name]))
    }
    const expected = Object.keys(WITHOUT_SPECIMEN).toSorted()
    await act(async () => {
      await expect.poll(() => unrendered().toSorted(), { message: MEND, timeout: PATIENCE_MS }).toEqual(expected)
    })
    expect(faults).toEqual([])
    expect(container.querySelectorAll('[data-state]').length).toBeGreaterThan(200)
  },
  2 * PATIENCE_MS,
)
