import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { Row, Stack } from '../layout/layout'
import { DialogFrame } from '../dialogs/DialogFrame'
import { sizeText } from './fileRules'

interface UploadOverlayProps {
  /** Bytes; null while nothing is sent; a total of 0 is unknown yet. */
  progress: { sent: number; total: number } | null
  onStop: () => void
}

const Title = styled('h2')(({ theme: { typography } }) => ({ ...typography.h3, margin: 0 }))

const Body = styled(Stack)(({ theme: { spacing } }) => ({ padding: spacing(3) }))

const Bar = styled(LinearProgress)(({ theme: { vars } }) => ({
  height: 12,
  borderRadius: vars.shape.borderRadius,
}))

const Counts = styled(Row)(({ theme: { vars } }) => ({
  fontVariantNumeric: 'tabular-nums',
  color: vars.palette.text.secondary,
}))

const Foot = styled(Row)({ minHeight: 40 })

export function UploadOverlay({ progress, onStop }: UploadOverlayProps) {
  const id = useId()
  const { sent = 0, total = 0 } = progress ?? {}
  const percent = total > 0 ? Math.min(100, Math.floor((sent / total) * 100)) : 0
  const allSent = total > 0 && sent >= total
  return (
    <DialogFrame open={progress !== null} role="alertdialog" aria-labelledby={id} maxWidth="xs" fullWidth>
      <Body gap={1.5} aria-busy>
        <Title id={id}>Cargando....</Title>
        <Bar variant="determinate" value={percent} aria-labelledby={id} aria-valuetext={`${percent} %`} />
        <Counts justify="space-between">
          <span role="status">{allSent ? 'Guardando en el servidor…' : 'Enviando los archivos…'}</span>
          <span>{total > 0 && `${percent} % · ${sizeText(sent)} de ${sizeText(total)}`}</span>
        </Counts>
        <Foot justify="end">
          {!allSent && (
            <Button onClick={onStop} autoFocus>
              Detener el envío
            </Button>
          )}
        </Foot>
      </Body>
    </DialogFrame>
  )
}
