import { useQuery } from '../../navigation/useQuery.ts';

/** Whether the figures are compared with those of the period before. The address remembers it. */
export function useComparison(): [boolean, (compared: boolean) => void] {
  const [query, changeQuery] = useQuery();
  return [
    query.get('compare') === 'previous',
    (compared) => changeQuery({ compare: compared ? 'previous' : undefined }),
  ];
}
