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
import { texts } from '../openings.texts'
import type { OpeningState } from '../useOpening'
import { ErrorFiles } from './ErrorFiles'
import { OpeningRows } from './OpeningRows'
import { Totals } from './Totals'

interface CheckedProps {
  cycle: Cycle
  result: OpeningResult
  opening: OpeningState
}

/** What is being looked at, and the ways back. */
function Chosen({ cycle, result, opening }: CheckedProps) {
  return (
    <Card pad={[1.5, 2]}>
      <Row justify="space-between">
        <strong>{texts.chosen(opening.file?.name ?? '', cycle.name, formatDate(opening.fecha))}</strong>
        <Row align="start">
          <Button onClick={opening.back} disabled={opening.busy}>
            {texts.change}
          </Button>
          {result.resumen.con_error === 0 && (
            <FileButton
              label={texts.otherFile}
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

/** The amounts of the rows that will be written: those that are the same already owe theirs. */
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
      title={texts.confirm(nuevos, cycle.name)}
      text={[texts.confirmText, ...(con_error > 0 ? [texts.confirmErrors(con_error)] : [])].join(' ')}
      confirmLabel={texts.write}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <Stack as="dl" gap={1} sx={{ marginTop: 2 }}>
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

/** The checked file: sums first, then what is wrong, then each row; and the button that writes it. */
export function Checked({ cycle, result, opening }: CheckedProps) {
  const [asking, setAsking] = useState(false)
  const { nuevos, iguales, con_error } = result.resumen
  const { debt, credit } = freshSums(result)
  const write = async () => {
    await opening.write()
    setAsking(false)
  }
  return (
    <Stack gap={3}>
      <Chosen cycle={cycle} result={result} opening={opening} />
      {con_error > 0 && (
        <InfoPanel
          tone="warning"
          title={`${texts.errorsTitle(con_error)}.`}
          text={texts.errorsText(con_error)}
        >
          <ErrorFiles result={result} disabled={opening.busy} onFile={(file) => void opening.choose(file)} />
        </InfoPanel>
      )}
      {nuevos === 0 && (
        <InfoPanel title={`${texts.nothing}.`} text={iguales > 0 ? texts.nothingText : texts.allWrong} />
      )}
      {nuevos + iguales > 0 && <Totals result={result} />}
      <OpeningRows result={result} />
      {nuevos > 0 && (
        <StickyBar aria-label={texts.footer}>
          <p>
            {texts.ready(nuevos)}
            <Quiet as="small">{texts.sums(formatPesos(debt), formatPesos(credit))}</Quiet>
          </p>
          <Button variant="contained" size="large" disabled={opening.busy} onClick={() => setAsking(true)}>
            {texts.write}
          </Button>
        </StickyBar>
      )}
      {asking && (
        <Confirm
          cycle={cycle}
          result={result}
          opening={opening}
          onConfirm={write}
          onClose={() => setAsking(false)}
        />
      )}
    </Stack>
  )
}
