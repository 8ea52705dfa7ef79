import { styled } from '@mui/material/styles'
import { useId, useState } from 'react'
import { useCurrentCycle } from '../../state/cycles/cycles.selectors'
import { IconAction } from '../../ui/icons/IconAction'
import { Icon } from '../../ui/icons/Icon'
import { useAppSelector } from '../../state/hooks'
import { selectRoleName, selectSessionUser } from '../../state/session/session.selectors'
import { lazyPart } from '../../ui/parts/lazyPart'
import { GlobalSearch } from './GlobalSearch'

interface UserButtonProps {
  name: string
  role: string
  menuId: string
  open: boolean
  /** The pointer or the focus is on it: it may be pressed next. */
  onNear: () => void
  onOpen: (anchor: HTMLElement) => void
}

const Button = styled('button')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(1),
  minHeight: 40,
  padding: spacing(0, 1),
  border: 0,
  borderRadius: vars.shape.borderRadius,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '&:hover': { background: 'rgba(255,255,255,.12)' },
  '&:focus-visible': { outline: '2px solid currentColor' },
  '& .who': { display: 'grid', lineHeight: 1.2, [breakpoints.down('md')]: { display: 'none' } },
  '& small': { ...typography.body2, fontSize: typography.pxToRem(12), opacity: 0.85 },
}))

function UserButton({ name, role, menuId, open, onNear, onOpen }: UserButtonProps) {
  return (
    <Button
      type="button"
      aria-label={`Menú de ${name}`}
      aria-haspopup="menu"
      aria-expanded={open}
      aria-controls={open ? menuId : undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={({ currentTarget }) => onOpen(currentTarget)}
    >
      <Icon name="user" size={24} />
      <span className="who">
        <span>{name}</span>
        <small>{role}</small>
      </span>
    </Button>
  )
}

const load = () => import('./UserMenuList')

const UserMenuList = lazyPart(async () => (await load()).UserMenuList)

const OwnPasswordDialog = lazyPart(async () => (await import('./OwnPasswordDialog')).OwnPasswordDialog)

/** Who is signed in; opens the menu with light or dark, one's own password and Salir. */
function UserMenu() {
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
        <UserMenuList id={id} anchor={anchor} onClose={() => setAnchor(null)} onPassword={changePassword} />
      )}
      {changing && <OwnPasswordDialog onClose={() => setChanging(false)} />}
    </>
  )
}

interface TopBarProps {
  schoolName: string
  /** Opens the offcanvas; absent while the menu stays open. */
  onMenu?: () => void
}

const Bar = styled('header')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 1100,
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  height: 56,
  padding: spacing(0, 2),
  background: vars.palette.surface.bar,
  color: vars.palette.surface.onBar,
  [breakpoints.down('sm')]: { gap: spacing(1), padding: spacing(0, 1) },
  '& .name': {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    minWidth: 0,
    fontWeight: 650,
    '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '& .cycle': {
    ...typography.body2,
    padding: spacing(0.25, 1),
    border: '1px solid currentColor',
    borderRadius: 999,
    whiteSpace: 'nowrap',
    opacity: 0.9,
    [breakpoints.down('md')]: { display: 'none' },
  },
  '& .push': { flex: 1 },
}))

/** Name of the school, current cycle, search and the user's own menu. */
export function TopBar({ schoolName, onMenu }: TopBarProps) {
  const { cycle } = useCurrentCycle()
  return (
    <Bar>
      {onMenu && <IconAction icon="menu" label="Abrir el menú" color="inherit" onClick={onMenu} />}
      <div className="name">
        <Icon name="school" size={24} />
        <span>{schoolName}</span>
      </div>
      {cycle && <span className="cycle">Ciclo {cycle.name}</span>}
      <span className="push" />
      <GlobalSearch />
      <UserMenu />
    </Bar>
  )
}
