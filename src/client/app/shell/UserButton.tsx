import { styled } from '@mui/material/styles'
import { Icon } from '../../ui/icons/Icon'

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

export function UserButton({ name, role, menuId, open, onNear, onOpen }: UserButtonProps) {
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
