import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import type { OpeningResult } from '@contract/openings/openings.schemas'
import { ConfirmDialog } from '../../../ui/dialogs/ConfirmDialog'
import { FileButton } from '../../../ui/files/FileButton'
import { Card, Quiet, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StickyBar } from '../../../ui/page/StickyBar'
import { UnderWay } from '../../../write/imports/UnderWay'
import {
  FileQuestions,
  isStale,
  openColumns,
  pendingText,
  type Answered,
} from '../../../write/imports/FileQuestions'
import { ReadSheets } from '../../../write/imports/SheetChoice'
import { IgnoredRows } from '../../../write/imports/IgnoredRows'
import { pupilsCount, texts } from '../openings.texts'
import type { OpeningFlow } from '../useOpening'
import { ErrorFiles } from './ErrorFiles'
import { FileWords, wordsProblem } from './FileWords'
import { OpeningRows } from './OpeningRows'
import { TotalsTable } from './TotalsTable'

interface CheckedProps {
  cycle: Cycle
  result: OpeningResult
  read: Answered
  opening: OpeningFlow
}

function Chosen({ cycle, result, opening }: Omit<CheckedProps, 'read'>) {
  return (
    <Card pad={[1.5, 2]}>
      <Row justify="space-between">
        <strong>{`${opening.file?.name ?? ''} · ciclo ${cycle.name} · saldos del ${formatDate(opening.fecha)}`}</strong>
        <Row align="start">
          <Button onClick={opening.back} disabled={opening.busy}>
            Cambiar ciclo, día o columnas
          </Button>
          {result.resumen.con_error === 0 && (
            <FileButton
              label="Elegir otro archivo"
              accept={['sheet']}
              disabled={opening.busy}
              onFile={(file) => void opening.choose(file)}
            />
          )}
        </Row>
      </Row>
    </Card>
  )
}

const BARE = { margin: 0 }

interface ConfirmProps extends Pick<CheckedProps, 'cycle' | 'result' | 'opening'> {
  onConfirm: () => Promise<void>
  onClose: () => void
}

/** Sums of the rows that will be written; the debts of unchanged rows are already in the school. */
const freshSums = ({ filas }: OpeningResult) =>
  filas.reduce(
    (sums, { estado, totales }) =>
      estado === 'NUEVO' && totales
        ? { debt: sums.debt + totales.adeudo, credit: sums.credit + totales.saldo_favor }
        : sums,
    { debt: 0, credit: 0 },
  )

function Confirm({ cycle, result, opening, onConfirm, onClose }: ConfirmProps) {
  const { nuevos, con_error } = result.resumen
  const { debt, credit } = freshSums(result)
  return (
    <ConfirmDialog
      open
      money
      title={`¿Registrar la apertura de ${pupilsCount(nuevos)} en ${cycle.name}?`}
      text={[
        'Quedan inscritos y deben esto desde hoy. No se genera ningún recibo.',
        ...(con_error > 0
          ? [
              con_error === 1
                ? '1 alumno con error se queda fuera.'
                : `${pupilsCount(con_error)} con error se quedan fuera.`,
            ]
          : []),
      ].join(' ')}
      confirmLabel={texts.write}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack as="dl" gap={1} style={{ marginTop: 16 }}>
        <div>
          <Quiet as="dt">{texts.figures.debt}</Quiet>
          <dd style={BARE}>
            <MoneyText pesos={debt} large />
          </dd>
        </div>
        <div>
          <Quiet as="dt">{texts.figures.credit}</Quiet>
          <dd style={BARE}>
            <MoneyText pesos={credit} large />
          </dd>
        </div>
      </Stack>
      {opening.busy && <UnderWay ask={opening.ask} sent={opening.sent} />}
    </ConfirmDialog>
  )
}

function ToRegister({ cycle, result, read, opening }: CheckedProps) {
  const [asking, setAsking] = useState(false)
  const { debt, credit } = freshSums(result)
  const pending =
    openColumns(result, opening.answers).length > 0 ? pendingText : wordsProblem(result, opening.said)
  const write = async () => {
    await opening.write()
    setAsking(false)
  }
  return (
    <>
      <StickyBar aria-label="Apertura por registrar">
        <p>
          {`${pupilsCount(result.resumen.nuevos)} por inscribir`}
          <Quiet as="small" role="status">
            {pending ?? `Deben ${formatPesos(debt)} · a favor ${formatPesos(credit)}`}
          </Quiet>
        </p>
        <Button
          variant="contained"
          size="large"
          disabled={opening.busy || pending !== null || isStale(read, opening.answers)}
          onClick={() => setAsking(true)}
        >
          {texts.write}
        </Button>
      </StickyBar>
      {asking && (
        <Confirm
          cycle={cycle}
          result={result}
          opening={opening}
          onConfirm={write}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}

export function Checked({ cycle, result, read, opening }: CheckedProps) {
  const { nuevos, iguales, con_error } = result.resumen
  const { preguntas = [] } = result
  return (
    <Stack gap={3}>
      <Chosen cycle={cycle} result={result} opening={opening} />
      <FileQuestions
        result={result}
        read={read}
        now={opening.answers}
        busy={opening.busy}
        onAnswer={opening.answer}
        onCheck={() => void opening.check()}
      />
      {con_error > 0 && (
        <InfoPanel
          tone="warning"
          title={`${pupilsCount(con_error)} con error.`}
          text={`${preguntas.length > 0 ? 'Contesta primero las preguntas de arriba: resuelven muchos de ellos a la vez. ' : ''}${con_error === 1 ? 'Se queda' : 'Se quedan'} fuera hasta que se ${con_error === 1 ? 'corrija' : 'corrijan'}. Descarga sus renglones con el motivo, corrígelos y elige el archivo otra vez; o registra a los demás y trae después solo estos.`}
        >
          <ErrorFiles result={result} disabled={opening.busy} onFile={(file) => void opening.choose(file)} />
        </InfoPanel>
      )}
      {nuevos === 0 && (
        <InfoPanel
          title={`${texts.nothing}.`}
          text={
            iguales > 0 ? texts.nothingText : 'Todos los renglones tienen error: no hay nada que registrar.'
          }
        />
      )}
      <FileWords result={result} opening={opening} />
      {nuevos + iguales > 0 && <TotalsTable result={result} />}
      <OpeningRows result={result} />
      <ReadSheets hojas={result.hojas} />
      <IgnoredRows ignoradas={result.ignoradas} />
      {nuevos > 0 && <ToRegister cycle={cycle} result={result} read={read} opening={opening} />}
    </Stack>
  )
}
