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

const OFFLINE = 'Sin conexión. Lo que ves puede no estar al día; nada se guarda hasta que vuelva.'

/**
 * Says that there is no connection, or what keeps the server from saving anything, and goes away by itself. The empty status
 * stays, so that both are announced.
 * @param trouble in the server's own words; null when it is well
 */
export function OfflineBar({ trouble }: { trouble: string | null }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {(!online || trouble) && (
        <Bar>
          <Icon name={online ? 'warning' : 'offline'} />
          <span>{online ? trouble : OFFLINE}</span>
        </Bar>
      )}
    </div>
  )
}
