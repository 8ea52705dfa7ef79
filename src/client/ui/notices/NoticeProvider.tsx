import { useEffect, useState, type ReactNode } from 'react'
import { loadNoticeStack } from './loadNoticeStack'
import { createNoticeBoard } from './noticeBoard'
import { NoticesContext } from './useNotice'
import type { NoticeStack } from './NoticeStack'

export function NoticeProvider({
  children,
  load = loadNoticeStack,
}: {
  children: ReactNode
  load?: () => Promise<typeof NoticeStack>
}) {
  const [Stack, setStack] = useState<typeof NoticeStack | null>(null)
  const [board] = useState(() =>
    createNoticeBoard(
      () =>
        void load().then(
          (loaded) => setStack(() => loaded),
          // The notice stays queued until the connection is back or another notice comes.
          () => undefined,
        ),
    ),
  )
  useEffect(() => {
    window.addEventListener('online', board.retry)
    return () => window.removeEventListener('online', board.retry)
  }, [board])
  return (
    <NoticesContext value={board}>
      {children}
      {Stack && <Stack attach={board.attach} />}
    </NoticesContext>
  )
}
