import { Suspense } from 'react'
import { Route, Routes } from 'react-router-dom'
import { PageLoading } from '../ui/page/PageLoading'
import type { Screen } from '../ui/screens/screen'
import { RequireSession } from './guards/RequireSession'
import { RequireAccess } from './guards/RequireAccess'
import { LoginRoute } from './login/LoginRoute'
import { NotFoundPage } from './pages/DeadEnd'
import { screens } from './screens'
import { Shell } from './shell/Shell'

const element = ({ access, needs = access, Page }: Screen) => (
  <RequireAccess access={access} needs={needs}>
    <Suspense fallback={<PageLoading />}>
      <Page />
    </Suspense>
  </RequireAccess>
)

/** The login beside the shell; every screen inside it, behind its permission. */
export function Router({ schoolName }: { schoolName: string }) {
  return (
    <Routes>
      <Route path="/login" element={<LoginRoute schoolName={schoolName} />} />
      <Route
        element={
          <RequireSession>
            <Shell schoolName={schoolName} />
          </RequireSession>
        }
      >
        {screens.map((screen) => (
          <Route key={screen.path} path={screen.path} element={element(screen)} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
