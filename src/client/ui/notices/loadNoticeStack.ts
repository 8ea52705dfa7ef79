/**
 * The chunk that shows notices. It is fetched ahead once the first page stands, so that a notice about a broken line does not
 * need the line.
 */
export const loadNoticeStack = async () => (await import('./NoticeStack')).NoticeStack
