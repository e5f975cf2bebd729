import { Component } from 'react'
import type { ErrorInfo, ReactNode } from 'react'

type PageBoundaryProps = {
  readonly children: ReactNode
  /** What stands in the failed place. */
  readonly fallback: (reset: () => void) => ReactNode
  readonly onError: (error: unknown, where: string) => void
  readonly where: string
}

/** Keeps a failure inside its region: the rest of the page, and every other layer, stays as it is. */
export class PageBoundary extends Component<PageBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

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
