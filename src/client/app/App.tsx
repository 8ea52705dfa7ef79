import { BrowserRouter } from 'react-router-dom'
import { NoticeProvider } from '../ui/notices/NoticeProvider'
import { Router } from './Router'
import { AppTheme } from './theme/AppTheme'

/** Theme, notices and router around every screen; the store stands outside. */
export function App({ schoolName }: { schoolName: string }) {
  return (
    <AppTheme>
      <NoticeProvider>
        <BrowserRouter>
          <Router schoolName={schoolName} />
        </BrowserRouter>
      </NoticeProvider>
    </AppTheme>
  )
}
