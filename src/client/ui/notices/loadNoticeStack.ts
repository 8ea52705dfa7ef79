/** Fetched ahead once the first page is drawn, so that the notice about a lost connection does not need the connection. */
export const loadNoticeStack = async () => (await import('./NoticeStack')).NoticeStack
