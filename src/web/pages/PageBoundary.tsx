import { Component, type ReactNode } from 'react';
import { ErrorPage } from './ErrorPage.tsx';

interface PageBoundaryProps {
  /** The page that is shown: with another one, the error is over. */
  page: string;
  children: ReactNode;
}

interface Caught {
  page: string;
  error?: { thrown: unknown };
}

/** What stands around it stays when the page inside cannot be shown. */
export class PageBoundary extends Component<PageBoundaryProps, Caught> {
  override state: Caught = { page: this.props.page };

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: Caught): Caught | null {
    return page === state.page ? null : { page };
  }

  static getDerivedStateFromError(thrown: unknown): Partial<Caught> {
    return { error: { thrown } };
  }

  override render() {
    const { error } = this.state;
    return error ? <ErrorPage error={error.thrown} /> : this.props.children;
  }
}
