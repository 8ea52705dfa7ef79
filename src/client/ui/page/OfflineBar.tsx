import { styled } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { Icon } from '../icons/Icon'
import { hairline } from '../layout/layout'
import { hasNewBuild, subscribeNewBuild } from '../parts/newBuild'

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

const NEW_BUILD = 'Hay una versión nueva de la aplicación. Se toma al pasar a otra pantalla.'

/** The empty status stays in the page, so that screen readers announce each text. @param trouble the server's words; null when well */
export function OfflineBar({ trouble }: { trouble: string | null }) {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
  const newBuild = useSyncExternalStore(subscribeNewBuild, hasNewBuild)
  const message = online ? (trouble ?? (newBuild ? NEW_BUILD : null)) : OFFLINE
  return (
    <div role="status">
      {message && (
        <Bar>
          <Icon name={!online ? 'offline' : trouble ? 'warning' : 'info'} />
          <span>{message}</span>
        </Bar>
      )}
    </div>
  )
}
