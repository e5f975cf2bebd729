import { Component } from 'react'
import type { ReactNode } from 'react'

type BlockBoundaryProps = { readonly children: ReactNode; readonly onError: (error: unknown) => void }

/** Shows nothing in place of a block that failed, and reports the failure. */
export class BlockBoundary extends Component<BlockBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.failed ? null : this.props.children
  }
}
