import { useEffect, useState, type ReactNode } from 'react'
import { loadNoticeStack } from './loadNoticeStack'
import { createNoticeBoard } from './noticeBoard'
import { NoticesContext } from './noticesContext'
import type { NoticeStack } from './NoticeStack'

/**
 * Takes the notices of everything inside it. What shows them comes with the first one.
 * @param load how that chunk arrives
 */
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
          // The notice waits for the line, or for the next one that asks.
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
