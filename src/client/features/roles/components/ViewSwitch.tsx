import { styled } from '@mui/material/styles'
import { texts } from '../roles.texts'

export type PermissionsView = keyof typeof texts.views

const VIEWS = Object.keys(texts.views) as PermissionsView[]

const Group = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'inline-flex',
  border: `1px solid ${vars.palette.surface.border}`,
  borderRadius: vars.shape.borderRadius,
  overflow: 'hidden',
  '& > button': {
    minHeight: 38,
    padding: spacing(0, 2),
    border: 0,
    background: 'none',
    font: 'inherit',
    fontSize: typography.pxToRem(14),
    fontWeight: 600,
    color: vars.palette.text.primary,
    cursor: 'pointer',
  },
  '& > button:hover': { background: vars.palette.surface.neutralSoft },
  '& > button[aria-pressed="true"]': {
    background: vars.palette.primary.main,
    color: vars.palette.primary.contrastText,
  },
  '& > button:focus-visible': { outlineOffset: -4, outlineColor: 'currentColor' },
}))

interface ViewSwitchProps {
  view: PermissionsView
  onChange: (view: PermissionsView) => void
}

/** Modules to open one by one, or the whole role as a table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <Group role="group" aria-label={texts.viewsLabel}>
      {VIEWS.map((each) => (
        <button key={each} type="button" aria-pressed={each === view} onClick={() => onChange(each)}>
          {texts.views[each]}
        </button>
      ))}
    </Group>
  )
}
