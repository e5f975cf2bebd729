import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

type PageBoundaryProps = {
  readonly children: ReactNode
  /** Replaces the failed content. */
  readonly fallback: (reset: () => void) => ReactNode
  readonly onError: (error: unknown, where: string) => void
  readonly where: string
  /** Another visit (by `===`) is a retry, without remounting a page that neighbouring visits share. */
  readonly visit?: unknown
}

type PageBoundaryState = { readonly failed: boolean; readonly visit: unknown }

/** Limits a failure to its region: the rest of the page, and every other layer, stays unchanged. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: false, visit: this.props.visit }

  static getDerivedStateFromProps({ visit }: PageBoundaryProps, state: PageBoundaryState) {
    return visit === state.visit ? null : { failed: false, visit }
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown, info: ErrorInfo) {
    this.props.onError(error, `${this.props.where}${info.componentStack ?? ''}`)
  }

  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children
  }
}
