import { useState } from 'react';
import { fetchSearchWords, forgetSearches, recordSearch } from '@/services/search';
import { forgetRecentWords, keepRecentWord, readRecentWords } from '@/utils/recent-words';
import { useLoad } from './useLoad';
import { useSession } from './useSession';

export interface SearchWords {
  recent: string[];
  hot: string[];
  remember: (keyword: string, hits: number) => void;
  forget: () => void;
}

/** Own recent words and everybody's hot ones. They only help: without them the search works as well. */
export function useSearchWords(): SearchWords {
  const { isSignedIn } = useSession();
  const [own, setOwn] = useState(readRecentWords);
  const { data, reload } = useLoad(fetchSearchWords, { about: isSignedIn });

  const remember = (keyword: string, hits: number): void => {
    if (!isSignedIn) {
      keepRecentWord(keyword);
      setOwn(readRecentWords());
    }
    // A search that was not counted is no trouble worth a notice.
    recordSearch({ keyword, hits, scope: 'site' }).then(reload, () => undefined);
  };

  const forget = (): void => {
    forgetRecentWords();
    setOwn([]);
    // Keywords that could not be removed appear again after the reload.
    if (isSignedIn) forgetSearches().then(reload, reload);
  };

  return { recent: isSignedIn ? (data?.recent ?? []) : own, hot: data?.hot ?? [], remember, forget };
}
