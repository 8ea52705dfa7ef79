import { use, createContext } from 'react'
import type { Notices } from './noticeBoard'

export const NoticesContext = createContext<Notices | null>(null)

/** Stable. `notify({ title: 'UPS!!', text: 'Debes Llenar todos los Datos', kind: 'warning' })`. @throws Error outside `NoticeProvider` */
export const useNotice = (): Notices => {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('useNotice needs a NoticeProvider around it')
  return notices
}
