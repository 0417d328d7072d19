import { LoadingStatus } from '../../primitives/LoadingStatus.tsx';
import { useScreenText } from '../../text/screenText.ts';

/** In the place of the example of a locked screen while it is loaded. */
export function ExampleLoading() {
  const text = useScreenText();
  return (
    <div aria-busy="true">
      <LoadingStatus label={text('screen.loading')} />
    </div>
  );
}
