/** Fetched once the first page is drawn: the notice about a lost connection must not need the connection. */
export const loadNoticeStack = async () => (await import('./NoticeStack')).NoticeStack
