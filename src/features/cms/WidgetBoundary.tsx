import { Component } from 'react'
import type { ReactNode } from 'react'

type WidgetBoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode }

/** Keeps a failing widget from taking the page with it. React tells the root of the error, which reports it. */
export class WidgetBoundary extends Component<WidgetBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
