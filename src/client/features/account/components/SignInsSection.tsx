import Button from '@mui/material/Button'
import { formatMoment } from '@contract/domain/dates'
import type { SignInRow } from '@contract/signIns/signIns.schemas'
import { schoolZone } from '../../../state/clock/schoolClock'
import { useEndOtherSignIns, useEndSignIn, useSignIns } from '../../../state/signIns/signIns.api'
import { Quiet, Row, Stack } from '../../../ui/layout/layout'
import { ErrorBar } from '../../../ui/page/ErrorBar'
import { Section } from '../../../ui/page/Section'
import { StatusChip } from '../../../ui/page/StatusChip'

const when = (moment: string): string => formatMoment(moment, schoolZone())

/** One sign-in in words: its browser and address, since when, and until when it is not asked for a code. */
export function SignInLine({ row, onEnd }: { row: SignInRow; onEnd?: () => void }) {
  return (
    <Row gap={[1, 2]} sx={{ justifyContent: 'space-between' }}>
      <div>
        <Row as="span" inline gap={[0, 1]}>
          <strong>{row.navegador || 'Un navegador desconocido'}</strong>
          {row.actual && <StatusChip tone="info" label="Este equipo" />}
        </Row>
        <Quiet as="p">
          {row.direccion && `${row.direccion} · `}desde el {when(row.inicio)} · última actividad{' '}
          {when(row.ultima)}
          {row.recordado_hasta && ` · sin pedir código hasta el ${when(row.recordado_hasta)}`}
        </Quiet>
      </div>
      {onEnd && <Button onClick={onEnd}>Terminar sesión</Button>}
    </Row>
  )
}

/** Where the user is signed in, with the way to end one or all others. */
export function SignInsSection() {
  const { rows = [], error } = useSignIns(undefined, { refetchOnMountOrArgChange: true })
  const one = useEndSignIn()
  const others = useEndOtherSignIns()
  return (
    <Section
      title="Dónde tienes abierta tu sesión"
      action={rows.length > 1 && <Button onClick={() => void others.send({})}>Terminar las demás</Button>}
    >
      {error && <ErrorBar title="No se pudo consultar" />}
      <Stack>
        {rows.map((row) => (
          <SignInLine
            key={row.id}
            row={row}
            {...(row.actual ? {} : { onEnd: () => void one.send({ id: row.id }) })}
          />
        ))}
      </Stack>
    </Section>
  )
}
