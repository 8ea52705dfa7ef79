import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Enrolment } from '@contract/enrolments/enrolments.schemas'
import { placeLabel } from '@contract/domain/grades'
import * as paths from '@contract/domain/screenPaths'
import { PlainList, Row, Stack } from '../../../ui/layout/layout'
import { InfoPanel } from '../../../ui/page/InfoPanel'
import { PrintSheet } from '../../../ui/page/PrintSheet'
import { Section } from '../../../ui/page/Section'
import { texts } from '../reenrolments.texts'

export interface Left {
  id: number
  nombre: string
  lugar: string
  motivo: string
}

export interface ReenrolOutcome {
  ciclo: string
  inscripciones: readonly Enrolment[]
  left: readonly Left[]
  unsent: number
}

const Line = styled(Row)(({ theme: { spacing } }) => ({ padding: spacing(0.5, 1) }))

function LeftTable({ left }: { left: readonly Left[] }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Alumno</th>
          <th scope="col">{texts.place}</th>
          <th scope="col">Motivo</th>
        </tr>
      </thead>
      <tbody>
        {left.map(({ id, nombre, lugar, motivo }) => (
          <tr key={id}>
            <td>{nombre}</td>
            <td>{lugar}</td>
            <td>{motivo}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function ResultSheet({ ciclo, inscripciones, left }: ReenrolOutcome) {
  return (
    <PrintSheet>
      <h1>{texts.done(inscripciones.length, ciclo)}</h1>
      {left.length > 0 && (
        <>
          <p>{texts.leftOut(left.length)}</p>
          <LeftTable left={left} />
        </>
      )}
      <p>Reinscritos</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Alumno</th>
            <th scope="col">Número de control</th>
            <th scope="col">Grado</th>
          </tr>
        </thead>
        <tbody>
          {inscripciones.map((each) => (
            <tr key={each.id}>
              <td>{each.alumno.nombre}</td>
              <td>{each.alumno.numero_control}</td>
              <td>{placeLabel(each)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </PrintSheet>
  )
}

interface ReenrolmentResultProps {
  result: ReenrolOutcome
  onBack: () => void
}

export function ReenrolmentResult({ result, onBack }: ReenrolmentResultProps) {
  const { ciclo, inscripciones, left, unsent } = result
  const none = inscripciones.length === 0
  return (
    <Stack>
      <div role="status">
        <InfoPanel
          tone={none ? 'info' : 'success'}
          title={none ? 'Nadie nuevo quedó inscrito' : texts.done(inscripciones.length, ciclo)}
          {...(unsent === 0
            ? {
                text:
                  left.length === 0
                    ? 'Nadie se quedó fuera.'
                    : 'Puedes repetirlo cuando paguen: los que ya están inscritos no cambian.',
              }
            : {})}
        />
      </div>
      {unsent > 0 && (
        <InfoPanel
          tone="warning"
          title={texts.unsent(unsent)}
          text="Vuelve al plan y presiona otra vez: los que ya están inscritos no cambian."
        />
      )}
      <Row>
        <Button variant="contained" onClick={() => window.print()}>
          Imprimir resultado
        </Button>
        <Button variant="outlined" onClick={onBack}>
          Volver al plan
        </Button>
        {/* No permission check: who may reenrol may open this page. */}
        <Button component={Link} to={paths.enrol}>
          Ir a Inscripciones
        </Button>
      </Row>
      {left.length > 0 && (
        <Section title={texts.leftOut(left.length)}>
          <PlainList divided>
            {left.map(({ id, nombre, lugar, motivo }) => (
              <li key={id}>
                <Line justify="space-between">
                  <span>
                    {nombre} · {lugar}
                  </span>
                  <strong>{motivo}</strong>
                </Line>
              </li>
            ))}
          </PlainList>
        </Section>
      )}
      <ResultSheet {...result} />
    </Stack>
  )
}
