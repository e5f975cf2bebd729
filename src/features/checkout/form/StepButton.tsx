import type { ReactNode } from 'react'
import { Button } from '#src/ui/controls/Button.tsx'

type StepButtonProps = { readonly loading: boolean; readonly children: ReactNode }

/** The button that leads to the next step. */
export const StepButton = (props: StepButtonProps) => (
  <Button
    type="submit"
    block
    // Pressing it leaves the focus in the field: a field that is left shows its error, which would move the button
    // away from the click.
    onMouseDown={(event) => event.preventDefault()}
    {...props}
  />
)
