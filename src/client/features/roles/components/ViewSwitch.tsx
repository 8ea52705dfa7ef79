import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { texts } from '../roles.texts'

export type PermissionsView = keyof typeof texts.views

const VIEWS = Object.keys(texts.views) as PermissionsView[]

interface ViewSwitchProps {
  view: PermissionsView
  onChange: (view: PermissionsView) => void
}

/** Modules to open one by one, or the whole role as a table. */
export function ViewSwitch({ view, onChange }: ViewSwitchProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="primary"
      value={view}
      // Pressing the chosen one again chooses nothing else.
      onChange={(_, next: PermissionsView | null) => next && onChange(next)}
      aria-label={texts.viewsLabel}
    >
      {VIEWS.map((each) => (
        <ToggleButton key={each} value={each} sx={{ px: 2, fontWeight: 600, color: 'text.primary' }}>
          {texts.views[each]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
