import { setupI18n } from '@lingui/core'
import type { I18n, MessageDescriptor } from '@lingui/core'
import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useEffect, useMemo, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Container } from '#src/ui/layout/Container.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import { Stack } from '#src/ui/layout/Stack.tsx'
import type { Part, Specimen, State } from './specimen.ts'
import { stage } from './stage.tsx'
import type { StageOptions } from './stage.tsx'

type Staged = ReturnType<typeof stage>

type SpecimensProps = StageOptions & {
  readonly part: Part
  /** A modal window covers everything else: tests open it, readers press the control themselves. */
  readonly opensWindows?: boolean
  readonly classes: { readonly specimen: string; readonly state: string; readonly columns: string }
}

/** The specimens of a part, each in every state. Remounted for another part or locale, by its key. */
export function Specimens({ part, classes, opensWindows = false, ...options }: SpecimensProps) {
  const [staged] = useState(() =>
    part.specimens.map((specimen) => ({
      specimen,
      routers: specimen.states.map((state) => stage(state, options)),
    })),
  )
  const { locale, messages } = options
  const i18n = useMemo(
    () => setupI18n({ locale: locale.locale, messages: { [locale.locale]: messages } }),
    [locale, messages],
  )
  return staged.map(({ specimen, routers }) => (
    <section key={specimen.id} id={specimen.id} className={classes.specimen} aria-label={specimen.name}>
      <Container>
        <Heading level={2}>{specimen.name}</Heading>
      </Container>
      <States
        specimen={specimen}
        routers={routers}
        i18n={i18n}
        opensWindows={opensWindows}
        className={classes.state}
        columns={classes.columns}
      />
    </section>
  ))
}

function States({
  specimen: { id, layout = 'page', states },
  routers,
  i18n,
  opensWindows,
  className,
  columns,
}: {
  readonly specimen: Specimen
  readonly routers: readonly Staged[]
  readonly i18n: I18n
  readonly opensWindows: boolean
  readonly className: string
  readonly columns: string
}) {
  const shown = routers.map((router, index) => {
    const name = states[index]?.name ?? ''
    return (
      <StateBox
        key={name}
        id={`${id}: ${name}`}
        name={name}
        className={className}
        presses={pressesOf(states[index], opensWindows)}
        i18n={i18n}
        isInset={layout !== 'page'}
      >
        <Suspense>
          <Stage router={router} />
        </Suspense>
      </StateBox>
    )
  })
  return layout === 'page' ? (
    shown
  ) : (
    <Container>
      {layout === 'grid' ? <div className={columns}>{shown}</div> : <Stack gap="s4">{shown}</Stack>}
    </Container>
  )
}

function Stage({ router }: { readonly router: Staged }) {
  const staged = use(router)
  const place = useRef<HTMLSpanElement>(null)
  // For tests, which wait for it.
  useEffect(() => place.current?.closest('[data-state]')?.setAttribute('data-staged', ''), [])
  return (
    <>
      <span ref={place} hidden />
      <RouterProvider router={staged} />
    </>
  )
}

type StateBoxProps = {
  readonly id: string
  readonly name: string
  readonly className: string
  readonly presses: readonly MessageDescriptor[] | undefined
  readonly i18n: I18n
  /** The state is in a container already. */
  readonly isInset: boolean
  readonly children: ReactNode
}

/** Shows one state, after the presses that lead to it. Wide content scrolls in it, and the keyboard reaches it. */
function StateBox({ id, name, className, presses = NO_PRESSES, i18n, isInset, children }: StateBoxProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const stage = box.current
    if (!stage || presses.length === 0) return
    const left = [...presses]
    const press = () => {
      const [next] = left
      const control = next && controlNamed(stage, i18n._(next))
      if (!control) return
      left.shift()
      // React handles the press after it has shown the control.
      requestAnimationFrame(() => control.click())
      if (left.length === 0) observer.disconnect()
    }
    const observer = new MutationObserver(press)
    observer.observe(stage, { childList: true, subtree: true })
    press()
    return () => observer.disconnect()
  }, [presses, i18n])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling box without controls has to take the focus
    <div ref={box} className={className} role="group" aria-label={name} tabIndex={0} data-state={id}>
      <Label isInset={isInset}>{name}</Label>
      {children}
    </div>
  )
}

function Label({ isInset, children }: { readonly isInset: boolean; readonly children: ReactNode }) {
  const heading = (
    <Heading level={3} size="sm">
      {children}
    </Heading>
  )
  return isInset ? heading : <Container>{heading}</Container>
}

const pressesOf = (state: State | undefined, opensWindows: boolean) =>
  state?.opensWindow && !opensWindows ? state.presses?.slice(0, -1) : state?.presses

const NO_PRESSES: readonly MessageDescriptor[] = []

const controlNamed = (stage: HTMLElement, text: string): HTMLElement | undefined =>
  [...stage.querySelectorAll<HTMLElement>('button, summary, a')].find(
    (control) => control.textContent.trim().startsWith(text) || control.getAttribute('aria-label') === text,
  )
