import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router-dom'
import type { DemoUsers } from '../config'
import { today } from '../state/clock/schoolClock'
import { UnsavedGuardProvider } from '../ui/guard/UnsavedGuardProvider'
import { NoticeProvider } from '../ui/notices/NoticeProvider'
import { SchoolDayContext } from '../ui/page/schoolDay'
import { CrashScreen } from './CrashScreen'
import { Router } from './Router'
import { DraftsProvider } from './session/DraftsProvider'
import { AppTheme } from './theme/AppTheme'

/** @param above shown above any screen, also one that crashed @param inside a component that draws nothing and needs the router */
export function App({
  schoolName,
  logo = '',
  demo,
  above,
  inside,
}: {
  schoolName: string
  logo?: string
  demo?: DemoUsers | undefined
  above?: ReactNode
  inside?: ReactNode
}) {
  return (
    <AppTheme>
      {above}
      {/* The last error boundary: a crash inside a page is caught nearer to it. */}
      <CrashScreen resetKey="">
        <NoticeProvider>
          <BrowserRouter>
            {inside}
            <UnsavedGuardProvider>
              <DraftsProvider>
                <SchoolDayContext value={today}>
                  <Router schoolName={schoolName} logo={logo} demo={demo} />
                </SchoolDayContext>
              </DraftsProvider>
            </UnsavedGuardProvider>
          </BrowserRouter>
        </NoticeProvider>
      </CrashScreen>
    </AppTheme>
  )
}
