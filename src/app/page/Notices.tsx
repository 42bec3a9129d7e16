/** What could not be used of a link: said once, gone when dismissed. The words come with the first notice. */

import { lazy, Suspense } from 'react';
import { useSelect } from '../useSession';

const NoticeList = lazy(async () => ({ default: (await import('./NoticeList')).NoticeList }));

export function Notices() {
  const any = useSelect(({ notices }) => notices.length > 0);
  return <Suspense fallback={null}>{any && <NoticeList />}</Suspense>;
}
