import Button from '@mui/material/Button'
import type { RememberedBrowser, SignInRow } from '@contract/signIns/signIns.schemas'
import { momentText } from '../../../state/clock/schoolClock'
import { ASKED_ANEW } from '../../../state/core/reads'
import {
  useEndOtherSignIns,
  useEndSignIn,
  useForgetBrowser,
  useSignIns,
} from '../../../state/signIns/signIns.api'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'

function SignInLine({ row, onEnd }: { row: SignInRow; onEnd?: () => void }) {
  return (
    <Row gap={[1, 2]} justify="space-between">
      <div>
        <Row as="span" inline gap={[0, 1]}>
          <strong>{row.navegador || 'Un navegador desconocido'}</strong>
          {row.actual && <StatusChip tone="info" label="Este equipo" />}
        </Row>
        <Quiet as="p">
          {row.direccion && `${row.direccion} · `}desde el {momentText(row.inicio)} · última actividad{' '}
          {momentText(row.ultima)}
          {row.recordado_hasta && ` · sin pedir código hasta el ${momentText(row.recordado_hasta)}`}
        </Quiet>
      </div>
      {onEnd && <Button onClick={onEnd}>Terminar sesión</Button>}
    </Row>
  )
}

function RememberedLine({ row, onForget }: { row: RememberedBrowser; onForget: () => void }) {
  return (
    <Row gap={[1, 2]} justify="space-between">
      <div>
        <strong>{row.navegador || 'Un navegador desconocido'}</strong>
        <Quiet as="p">
          {row.direccion && `${row.direccion} · `}sin sesión abierta · sin pedir código hasta el{' '}
          {momentText(row.recordado_hasta)}
        </Quiet>
      </div>
      <Button onClick={onForget}>Olvidar equipo</Button>
    </Row>
  )
}

export function SignInsSection() {
  const { row, error } = useSignIns(undefined, ASKED_ANEW)
  const { sesiones = [], recordados = [] } = row ?? {}
  const one = useEndSignIn()
  const others = useEndOtherSignIns()
  const forgotten = useForgetBrowser()
  return (
    <Section
      title="Dónde tienes abierta tu sesión"
      action={
        sesiones.length + recordados.length > 1 && (
          <Button onClick={() => void others.send({})}>Terminar las demás</Button>
        )
      }
    >
      {error && <ErrorBar title="No se pudo consultar" />}
      <Stack>
        {sesiones.map((each) => (
          <SignInLine
            key={each.id}
            row={each}
            {...(each.actual ? {} : { onEnd: () => void one.send({ id: each.id }) })}
          />
        ))}
        {recordados.map((each) => (
          <RememberedLine key={each.id} row={each} onForget={() => void forgotten.send({ id: each.id })} />
        ))}
      </Stack>
    </Section>
  )
}
