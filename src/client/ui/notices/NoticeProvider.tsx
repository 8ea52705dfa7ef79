import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { NoticeCard } from './NoticeCard'

const CARDS = { success: NoticeCard, info: NoticeCard, warning: NoticeCard, error: NoticeCard }

/** Where notices appear: at the bottom left, over the quiet end of the menu; primary actions and row buttons stand at the right. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      Components={CARDS}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      maxSnack={3}
      preventDuplicate
    >
      {children}
    </SnackbarProvider>
  )
}
