import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { countText, pupilsText } from '@contract/domain/text'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { Card, Quiet } from '../../../ui/layout/layout'
import { useNotice } from '../../../ui/notices/useNotice'
import { StickyBar } from '../../../ui/page/StickyBar'
import { chargedFor, lacksMotive, type Line } from '../planLines'
import { texts } from '../reenrolments.texts'
import type { ReenrolRun, Progress } from './useReenrolRun'

function RunProgress({ progress }: { progress: Progress | null }) {
  return (
    <div role="status">
      {progress && (
        <Card tone="info" gap={1}>
          <strong>{texts.working}</strong>
          <LinearProgress
            aria-label={texts.working}
            {...(progress.done > 0
              ? { variant: 'determinate' as const, value: (100 * progress.done) / progress.all }
              : {})}
          />
          <span>{`${progress.done} de ${pupilsText(progress.all)}`}</span>
        </Card>
      )}
    </div>
  )
}

interface ChosenBarProps {
  chosen: number
  shown: number
  charged: number
  open: boolean
  busy: boolean
  onPress: () => void
}

function ChosenBar({ chosen, shown, charged, open, busy, onPress }: ChosenBarProps) {
  return (
    <StickyBar aria-label="Alumnos marcados">
      <p role="status">
        {open
          ? `${chosen} de ${pupilsText(shown)} ${chosen === 1 ? 'marcado' : 'marcados'}`
          : 'Elige un grado para ver a sus alumnos'}
        {chosen > 0 && <Quiet as="small">{`${formatPesos(charged)} de inscripción y material`}</Quiet>}
      </p>
      <Button variant="contained" size="large" disabled={chosen === 0 || busy} onClick={onPress}>
        {chosen === 0 ? 'Nadie marcado' : texts.press(chosen)}
      </Button>
    </StickyBar>
  )
}

export interface ReenrolBarProps {
  to: Cycle
  /** The pupils of the open grade that match its search: only they are enrolled. */
  shown: readonly Line[]
  open: boolean
  run: ReenrolRun
  /** Due day; null in a cycle that has begun. */
  vence: string | null
  /** Moves the focus to the wrong due day; null while it is right. */
  toWrongDay: (() => void) | null
}

export function ReenrolBar({ to, shown, open, run, vence, toWrongDay }: ReenrolBarProps) {
  const [asking, setAsking] = useState(false)
  const { notify } = useNotice()
  const { reenrol, progress } = run
  const chosen = shown.filter(({ incluir }) => incluir)
  const owing = chosen.filter(({ row }) => row.estado === 'CON_ADEUDO').length
  const held = shown.filter(({ incluir, row }) => !incluir && row.estado !== 'YA_INSCRITO').length
  const charged = chargedFor(chosen, to)
  const ask = () => {
    if (toWrongDay) return toWrongDay()
    const lacking = chosen.filter(lacksMotive)
    if (lacking.length === 0) return setAsking(true)
    const names = lacking.map(({ row }) => row.alumno.nombre).join(', ')
    notify({
      title: 'UPS!!',
      text: `Falta el motivo del descuento de ${names}.`,
      kind: 'warning',
    })
  }
  const confirm = async () => {
    setAsking(false)
    await reenrol(shown, vence)
  }
  return (
    <>
      <RunProgress progress={progress} />
      <ChosenBar
        chosen={chosen.length}
        shown={shown.length}
        charged={charged.pesos}
        open={open}
        busy={progress !== null}
        onPress={ask}
      />
      <ConfirmDialog
        open={asking}
        title={`¿Reinscribir a ${pupilsText(chosen.length)} en ${to.name}?`}
        text={[
          texts.confirmText(charged.cargos, formatPesos(charged.pesos), vence && formatDate(vence)),
          ...(owing > 0
            ? [
                countText(
                  owing,
                  'de ellos tiene adeudo y pasa de todos modos.',
                  'de ellos tienen adeudo y pasan de todos modos.',
                ),
              ]
            : []),
          ...(held > 0 ? [held === 1 ? 'Se queda fuera 1 alumno.' : `Se quedan fuera ${held} alumnos.`] : []),
        ].join(' ')}
        confirmLabel="Reinscribir"
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
