import { SnackbarProvider } from 'notistack'
import type { ReactNode } from 'react'
import { NoticeCard } from './NoticeCard'

const CARDS = { success: NoticeCard, info: NoticeCard, warning: NoticeCard, error: NoticeCard }

/** Where notices appear: at the top right, below the app bar, never over the buttons of a form. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  return (
    <SnackbarProvider
      Components={CARDS}
      anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
      maxSnack={3}
      preventDuplicate
    >
      {children}
    </SnackbarProvider>
  )
}
