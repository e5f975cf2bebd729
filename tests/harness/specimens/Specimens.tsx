import { RouterProvider } from '@tanstack/react-router'
import { Suspense, use, useState } from 'react'
import { Grid } from '#src/ui/layout/Grid.tsx'
import { Heading } from '#src/ui/layout/Heading.tsx'
import type { Part, Specimen } from './specimen.ts'
import { stage } from './stage.tsx'
import type { StageOptions } from './stage.tsx'

type Staged = ReturnType<typeof stage>

type SpecimensProps = StageOptions & {
  readonly part: Part
  readonly classes: { readonly specimen: string; readonly state: string }
}

/** The specimens of a part, each in every state. Remounted for another part or locale, by its key. */
export function Specimens({ part, classes, ...options }: SpecimensProps) {
  const [staged] = useState(() =>
    part.specimens.map((specimen) => ({
      specimen,
      routers: specimen.states.map((state) => stage(state, options)),
    })),
  )
  return staged.map(({ specimen, routers }) => (
    <section key={specimen.id} id={specimen.id} className={classes.specimen} aria-label={specimen.name}>
      <Heading level={2}>{specimen.name}</Heading>
      <States specimen={specimen} routers={routers} className={classes.state} />
    </section>
  ))
}

function States({
  specimen: { id, layout = 'column', states },
  routers,
  className,
}: {
  readonly specimen: Specimen
  readonly routers: readonly Staged[]
  readonly className: string
}) {
  const shown = routers.map((router, index) => {
    const name = states[index]?.name ?? ''
    return (
      // Wide content scrolls in its own box, which the keyboard reaches.
      <div key={name} className={className} role="group" aria-label={name} tabIndex={0} data-state={`${id}: ${name}`}>
        <Heading level={3}>{name}</Heading>
        <Suspense>
          <Stage router={router} />
        </Suspense>
      </div>
    )
  })
  return layout === 'grid' ? <Grid>{shown}</Grid> : shown
}

const Stage = ({ router }: { readonly router: Staged }) => <RouterProvider router={use(router)} />
