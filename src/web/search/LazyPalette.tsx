import { useLoaded } from '../../renderer/loading/useLoaded.ts';
import { Modal } from '../../renderer/primitives/overlays/Modal.tsx';
import { PartFailed } from '../../renderer/primitives/PartFailed.tsx';
import { useLanguage } from '../language/text.tsx';
import { SearchPalette, type SearchPaletteProps } from './SearchPalette.tsx';
import { searchLoaders } from './searchData.ts';

/** The search, once its index has been fetched. */
export default function LazyPalette(props: Omit<SearchPaletteProps, 'data'>) {
  const { status, value: data, retry } = useLoaded(searchLoaders[useLanguage()]);
  if (data) return <SearchPalette {...props} data={data} />;
  if (status !== 'failed') return null;
  return (
    <Modal open={props.open} onClose={() => props.onClose()}>
      <PartFailed why="missing" onRetry={retry} />
    </Modal>
  );
}
