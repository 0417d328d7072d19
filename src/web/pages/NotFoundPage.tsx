import { Head } from '../head/Head.tsx';
import { useText } from '../language/text.tsx';
import { NotFound } from './NotFound.tsx';

/** For broken links within the application; the server answers other unknown addresses itself. */
export function NotFoundPage() {
  const text = useText();
  return (
    <>
      <Head title={text('notFound.title')} description={text('notFound.text')} noindex />
      <NotFound />
    </>
  );
}
