import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { CheckoutStep } from './checkoutSteps.ts'
import { STEP_PATHS } from './stepPaths.ts'

type StepLinkProps = { readonly step: CheckoutStep; readonly className?: string; readonly children: ReactNode }

/** A link to another step of the checkout. */
export function StepLink({ step, ...anchor }: StepLinkProps) {
  // Not preloaded: the page has loaded, and hovering must not read its cart again.
  return <Link to={STEP_PATHS[step]} preload={false} {...anchor} />
}
