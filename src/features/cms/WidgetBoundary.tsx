import { Component } from 'react'
import type { ReactNode } from 'react'

type WidgetBoundaryProps = {
  readonly fallback: ReactNode
  readonly children: ReactNode
  /** A new visit of the page tries again. */
  readonly visit?: string
}

type WidgetBoundaryState = { readonly failed: boolean; readonly visit: string | undefined }

/** Limits the error of a widget to the widget. React reports the error to the root. */
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
