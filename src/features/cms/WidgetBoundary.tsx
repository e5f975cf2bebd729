import { Component } from 'react'
import type { ReactNode } from 'react'

type WidgetBoundaryProps = {
  readonly fallback: ReactNode
  readonly children: ReactNode
  /** Another visit deserves another try. */
  readonly visit?: string
}

type WidgetBoundaryState = { readonly failed: boolean; readonly visit: string | undefined }

/** Keeps a failing widget from taking the page with it. React tells the root of the error, which reports it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, WidgetBoundaryState> {
  override state: WidgetBoundaryState = { failed: false, visit: this.props.visit }

  static getDerivedStateFromProps({ visit }: WidgetBoundaryProps, state: WidgetBoundaryState) {
    return visit === state.visit ? null : { failed: false, visit }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
