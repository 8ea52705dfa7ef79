import { Suspense, useId, useState } from 'react'
import { useAppSelector } from '../../state/hooks'
import { selectRoleName, selectSessionUser } from '../../state/session/session.selectors'
import { lazyPart } from '../../ui/parts/lazyPart'
import { UserButton } from './UserButton'

const load = () => import('./UserMenuList')
const UserMenuList = lazyPart(async () => (await load()).UserMenuList)

const OwnPasswordDialog = lazyPart(async () => (await import('./OwnPasswordDialog')).OwnPasswordDialog)

/** Who is signed in; opens the menu with light or dark, one's own password and Salir. */
export function UserMenu() {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [opened, setOpened] = useState(false)
  const [changing, setChanging] = useState(false)
  const user = useAppSelector(selectSessionUser)
  const role = useAppSelector(selectRoleName)
  const open = (button: HTMLElement) => {
    setOpened(true)
    setAnchor(button)
  }
  const changePassword = () => {
    setAnchor(null)
    setChanging(true)
  }
  return (
    <>
      <UserButton
        name={user?.name ?? ''}
        role={role}
        menuId={id}
        open={anchor !== null}
        onNear={() => void load().catch(() => undefined)}
        onOpen={open}
      />
      {opened && (
        <Suspense fallback={null}>
          <UserMenuList id={id} anchor={anchor} onClose={() => setAnchor(null)} onPassword={changePassword} />
        </Suspense>
      )}
      {changing && (
        <Suspense fallback={null}>
          <OwnPasswordDialog onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </>
  )
}
