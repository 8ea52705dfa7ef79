/**
 * Loads the chunk that shows notices. Fetched ahead once the first page is drawn, so that the notice about a broken line can show without
 * the line.
 */
export const loadNoticeStack = async () => (await import('./NoticeStack')).NoticeStack
