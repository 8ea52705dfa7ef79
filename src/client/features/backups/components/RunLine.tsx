import LinearProgress from '@mui/material/LinearProgress'
import type { BackupRun } from '@contract/backups/backups.schemas'
import { momentText } from '../../../state/clock/schoolClock'

const WHAT = { RESPALDO: 'Respaldando', ENSAYO: 'Probando' } as const

export function RunLine({ run: { tipo, inicio, paso } }: { run: BackupRun }) {
  return (
    <div>
      <p>
        {WHAT[tipo]} desde el {momentText(inicio)}. {paso}.
      </p>
      <LinearProgress aria-label={WHAT[tipo]} />
    </div>
  )
}
