import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import { NotFound } from './NotFound.tsx';

/** For links within the application that lead nowhere; the server answers other such addresses by itself. */
export function NotFoundPage() {
  const text = useText();
  return (
    <>
      <Head title={text('notFound.title')} description={text('notFound.text')} noindex />
      <NotFound />
    </>
  );
}
