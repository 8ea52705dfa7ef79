import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon'
import { hairline } from '../layout/layout'

const Bar = styled('div')(({ theme, theme: { vars, spacing } }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: spacing(1),
  padding: `${spacing(0.75)} ${spacing(2)}`,
  background: vars.palette.surface.warningSoft,
  color: vars.palette.warning.main,
  borderBottom: hairline(theme),
  fontWeight: 600,
}))

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Says that there is no connection, and goes away by itself. The empty status stays, so that both are announced. */
export function OfflineBar() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!online && (
        <Bar>
          <Icon name="offline" />
          <span>Sin conexión. Lo que ves puede no estar al día; nada se guarda hasta que vuelva.</span>
        </Bar>
      )}
    </div>
  )
}
