import { createContext } from 'react'
import type { Notices } from './noticeBoard'

/** Null outside `NoticeProvider`. */
export const NoticesContext = createContext<Notices | null>(null)
