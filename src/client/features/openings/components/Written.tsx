import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { deskRoutes } from '@contract/desk/desk.routes'
import { groupsRoutes } from '@contract/groups/groups.routes'
import type { Opening, OpeningResult } from '@contract/openings/openings.schemas'
import { statementsRoutes } from '@contract/statements/statements.routes'
import { formatPesos } from '@contract/domain/money'
import { withCommas } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import { useMay } from '../../../state/session/useMay'
import { Row, Stack } from '../../../ui/layout/layout'
import { Figures } from '../../../ui/page/Figures'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { texts, pupilsCount } from '../openings.texts'
import type { OpeningFlow } from '../useOpening'
import { ErrorFiles } from './ErrorFiles'

const figuresOf = ({ alumnos, meses_saldados, adeudo = 0, saldo_favor = 0 }: Opening) => [
  { label: texts.figures.pupils, value: withCommas(alumnos) },
  { label: texts.figures.settled, value: texts.settled(meses_saldados), note: texts.settledNote },
  { label: texts.figures.debt, value: formatPesos(adeudo), note: 'hasta el fin del ciclo' },
  { label: texts.figures.credit, value: formatPesos(saldo_favor), note: texts.creditNote },
]

interface WrittenProps {
  result: OpeningResult
  made: Opening
  opening: OpeningFlow
  onUndo: (() => void) | undefined
}

export function Written({ result, made, opening, onUndo }: WrittenProps) {
  const may = useMay()
  const { con_error } = result.resumen
  const ways = [
    { to: paths.groups, label: 'Ver los grupos', access: groupsRoutes.listByCycle.access },
    { to: paths.debtors, label: 'Ver quién debe', access: statementsRoutes.listDebtors.access },
    { to: paths.desk, label: 'Ir a la caja', access: deskRoutes.getFamily.access },
  ].filter(({ access }) => may(access))
  return (
    <Stack>
      <div role="status">
        <InfoPanel
          tone="success"
          title={`${texts.done(made.alumnos, made.cicloEscolar.name)}.`}
          text="Ya están inscritos, con lo que deben. Sigue por aquí:"
        />
      </div>
      <Figures figures={figuresOf(made)} />
      <Row>
        {ways.map(({ to, label }, at) => (
          <Button key={to} component={Link} to={to} variant={at === 0 ? 'contained' : 'outlined'}>
            {label}
          </Button>
        ))}
        <Button onClick={opening.restart}>Traer otro archivo</Button>
        {onUndo && (
          <Button color="error" onClick={onUndo}>
            {texts.undo}
          </Button>
        )}
      </Row>
      {con_error > 0 && (
        <InfoPanel
          tone="warning"
          title={`Se ${con_error === 1 ? 'quedó' : 'quedaron'} fuera ${pupilsCount(con_error)} con error.`}
          text="Descarga sus renglones con el motivo, corrígelos y elige ese archivo."
        >
          <ErrorFiles result={result} disabled={opening.busy} onFile={(file) => void opening.choose(file)} />
        </InfoPanel>
      )}
    </Stack>
  )
}
