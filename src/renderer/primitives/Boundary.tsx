import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';

interface BoundaryProps {
  children: ReactNode;
}

/** An error boundary around a part of a screen, with a retry button. */
export class Boundary extends Component<BoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return <PartFailed why="broken" onRetry={() => this.setState({ broken: false })} />;
  }
}
