import { OfflineBanner } from './OfflineBanner.tsx'
import { PageAnnouncer } from './PageAnnouncer.tsx'

/** One file, because a request costs more than the bytes of a part that is not shown. */
export const lateNotices = { OfflineBanner, PageAnnouncer }
