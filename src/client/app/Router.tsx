import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { Route, Routes, Navigate, useLocation } from 'react-router-dom'
import * as paths from '@contract/domain/screenPaths'
import type { DemoUsers } from '../config'
import type { Screen } from '../ui/screens/screen'
import { useAppSelector, useAppDispatch } from '../state/hooks'
import { selectEnded, selectToken } from '../state/session/session.selectors'
import { selectOwesFactor } from '../state/proof/proof.slice'
import { useSchoolMark } from '../state/school/school.selectors'
import type { SchoolMark } from '../state/school/school.slice'
import { useMay } from '../state/session/useMay'
import type { IconName } from '../ui/icons/iconName'
import { Page } from '../ui/page/Page'
import { PageEmpty } from '../ui/page/PageEmpty'
import { PrimaryAction } from '../ui/page/PrimaryAction'
import { opensFor, useScreen } from './shell/menuPlace'
import { Shell } from './shell/Shell'
import { loginAddress, comeBackAddress } from './login/comeBack'
import { texts } from './login/login.texts'
import { LoginPage } from './login/LoginPage'
import { signInWith } from './login/signIn'

interface DeadEndProps {
  title: string
  icon: IconName
  what: string
  text: string
}

function DeadEnd({ title, icon, what, text }: DeadEndProps) {
  return (
    <Page title={title}>
      <PageEmpty
        icon={icon}
        title={what}
        text={text}
        action={
          <PrimaryAction icon="home" to="/">
            Ir al inicio
          </PrimaryAction>
        }
      />
    </Page>
  )
}

const NoPermissionPage = () => (
  <DeadEnd
    title="Sin permiso"
    icon="warning"
    what="Tu rol no abre esta página"
    text="Si la necesitas para tu trabajo, pide a la dirección que agregue el permiso a tu rol."
  />
)

const NotFoundPage = () => (
  <DeadEnd
    title="Página no encontrada"
    icon="search"
    what="No existe esta página"
    text="La dirección está mal escrita o lo que mostraba ya no está."
  />
)

/** The login after Salir or an ended session. A user who signs in goes back to where they were. */
function LoginRoute({ nombre, logo, demo }: SchoolMark & { demo: DemoUsers | undefined }) {
  const token = useAppSelector(selectToken)
  const why = useAppSelector(selectEnded)?.why
  const dispatch = useAppDispatch()
  const { search } = useLocation()
  const signIn = useMemo(() => signInWith(dispatch), [dispatch])
  if (token !== null) return <Navigate to={comeBackAddress(search)} replace />
  const ending = why ? texts.ended[why] : null
  return <LoginPage schoolName={nombre} logo={logo} notice={ending} demo={demo} signIn={signIn} />
}

/** Sends a user without a token to the login, which leads back here, unless they signed out. The server checks each call anyway. */
function RequireSession({ children }: { children: ReactNode }) {
  const token = useAppSelector(selectToken)
  const ended = useAppSelector(selectEnded)
  const owes = useAppSelector(selectOwesFactor)
  const { pathname, search } = useLocation()
  if (token === null) {
    const left = ended !== null && ended.why === null
    return <Navigate to={left ? '/login' : loginAddress(pathname + search)} replace />
  }
  // Until the second factor is set up the server answers nothing else.
  if (owes && pathname !== paths.myAccount)
    return <Navigate to={paths.myAccount} state={{ from: pathname + search }} replace />
  return children
}

function RequireAccess({ screen, children }: { screen: Screen; children: ReactNode }) {
  return opensFor(useMay(), screen) ? children : <NoPermissionPage />
}

const element = (screen: Screen) => (
  <RequireAccess screen={screen}>
    <screen.Page />
  </RequireAccess>
)

const useTabOfSchool = (name: string): void => {
  const before = useRef(name)
  useEffect(() => {
    const old = before.current
    before.current = name
    const { title } = document
    if (old !== name && title.endsWith(old)) document.title = title.slice(0, -old.length) + name
  }, [name])
}

interface RouterProps {
  schoolName: string
  logo: string
  demo: DemoUsers | undefined
}

export function Router({ schoolName, logo, demo }: RouterProps) {
  const school = useSchoolMark({ nombre: schoolName, logo })
  useTabOfSchool(school.nombre)
  // `Routes` gets the route of this page alone: it ranks all it has at each change of the address, and lists change it at each key.
  const here = useScreen()
  return (
    <Routes>
      <Route path="/login" element={<LoginRoute {...school} demo={demo} />} />
      <Route
        element={
          <RequireSession>
            <Shell schoolName={school.nombre} logo={school.logo} />
          </RequireSession>
        }
      >
        {here && <Route path={here.path} element={element(here)} />}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  )
}
