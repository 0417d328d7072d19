import { Component, type ReactNode } from 'react';
import { PartFailed } from './PartFailed.tsx';

interface BoundaryProps {
  children: ReactNode;
}

/** Around a part of a screen: an error in it takes nothing else away. */
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
