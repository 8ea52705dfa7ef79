import { styled } from '@mui/material/styles'
import { useCurrentCycle } from '../../state/cycles/cycles.selectors'
import { IconAction } from '../../ui/icons/IconAction'
import { Icon } from '../../ui/icons/Icon'
import { GlobalSearch } from './GlobalSearch'
import { UserMenu } from './UserMenu'

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
