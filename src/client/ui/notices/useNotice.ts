import { use } from 'react'
import type { Notices } from './noticeBoard'
import { NoticesContext } from './noticesContext'

/**
 * Shows notices: `notify({ title: 'UPS!!', text: 'Debes Llenar todos los Datos', kind: 'warning' })`. The object is stable.
 * @throws Error outside `NoticeProvider`
 */
export const useNotice = (): Notices => {
  const notices = use(NoticesContext)
  if (!notices) throw new Error('useNotice needs a NoticeProvider around it')
  return notices
}
