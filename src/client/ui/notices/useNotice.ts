import { use, createContext } from 'react'
import type { Notices } from './noticeBoard'

/** Null outside `NoticeProvider`. */
export const NoticesContext = createContext<Notices | null>(null)

/** `notify({ title: 'UPS!!', text: 'Debes Llenar todos los Datos', kind: 'warning' })`. Stable. @throws Error outside `NoticeProvider` */
export const useNotice = (): Notices => {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('useNotice needs a NoticeProvider around it')
  return notices
}
