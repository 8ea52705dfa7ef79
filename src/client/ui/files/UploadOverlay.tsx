import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { sizeText } from './fileRules'

export interface UploadOverlayProps {
  /** Bytes that have left, of how many; null while nothing is sent. A total of 0 is not known yet. */
  progress: { sent: number; total: number } | null
  /** Stops the sending; there is nothing to stop once all has left. */
  onStop: () => void
}

const Card = styled('div')(({ theme: { vars, spacing, typography } }) => ({
  display: 'grid',
  gap: spacing(1.5),
  padding: spacing(3),
  '& > h2': { ...typography.h3, margin: 0 },
  '& > .meter': {
    width: '100%',
    height: 12,
    borderRadius: 6,
    overflow: 'hidden',
    background: vars.palette.surface.neutralSoft,
  },
  '& > .meter > div': {
    height: '100%',
    borderRadius: 6,
    background: vars.palette.primary.main,
    transition: 'width 200ms linear',
  },
  '& > .numbers': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    margin: 0,
    fontVariantNumeric: 'tabular-nums',
    color: vars.palette.text.secondary,
  },
  '& > .buttons': { display: 'flex', justifyContent: 'flex-end', minHeight: 40 },
}))

/** "Cargando...." over everything while files travel (SPEC §4), with how much has left and a way to stop. */
export function UploadOverlay({ progress, onStop }: UploadOverlayProps) {
  const id = useId()
  const { sent = 0, total = 0 } = progress ?? {}
  const percent = total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0
  const allSent = total > 0 && sent >= total
  return (
    <Dialog open={progress !== null} role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <Card aria-busy>
        <h2 id={id}>Cargando....</h2>
        <div
          className="meter"
          role="progressbar"
          aria-labelledby={id}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuetext={`${percent} %`}
        >
          <div style={{ width: `${percent}%` }} />
        </div>
        <p className="numbers">
          <span role="status">{allSent ? 'Guardando en el servidor…' : 'Enviando los archivos…'}</span>
          <span>{total > 0 && `${percent} % · ${sizeText(sent)} de ${sizeText(total)}`}</span>
        </p>
        <div className="buttons">
          {!allSent && (
            <Button onClick={onStop} autoFocus>
              Detener el envío
            </Button>
          )}
        </div>
      </Card>
    </Dialog>
  )
}
