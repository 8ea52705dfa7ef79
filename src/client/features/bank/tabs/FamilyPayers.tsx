import Button from '@mui/material/Button'
import { bankRoutes as routes } from '@contract/bank/bank.routes'
import type { PayerPair } from '@contract/bank/bank.schemas'
import type { Family } from '@contract/domain/family'
import { momentText } from '../../../state/clock/schoolClock'
import { useForgetPayer, usePayers } from '../../../state/bank/bank.api'
import { useMayCall } from '../../../state/session/useMayCall'
import { Row, Stack, TwoLines } from '../../../ui/layout/layout'
import { Section } from '../../../ui/page/Section'
import { texts } from '../bank.texts'

function Payer({ pair, mayForget }: { pair: PayerPair; mayForget: boolean }) {
  const { id, tipo, valor, rechazado, usuario, creado } = pair
  const { send, busy } = useForgetPayer()
  const name = tipo === 'CUENTA' ? `Cuenta terminada en ${valor.slice(-4)}` : valor.toLocaleUpperCase('es-MX')
  return (
    <Row as="li" justify="space-between" nowrap>
      <TwoLines>
        <strong>{name}</strong>
        <small>{`${rechazado ? 'No es de esta familia' : 'Confirmado'} · ${usuario} · ${momentText(creado)}`}</small>
      </TwoLines>
      {mayForget && (
        <Button aria-label={`${texts.forget} ${name}`} disabled={busy} onClick={() => void send({ id })}>
          {texts.forget}
        </Button>
      )}
    </Row>
  )
}

export function FamilyPayers({ of }: { of: Family }) {
  const mayForget = useMayCall(routes.forgetPayer)
  const { rows = [] } = usePayers(of)
  if (rows.length === 0) return null
  return (
    <Section
      title="Quién deposita por la familia"
      text="Se aprende al confirmar sus depósitos, y con esto se propone la familia del siguiente."
    >
      <Stack as="ul" gap={1} divided>
        {rows.map((pair) => (
          <Payer key={pair.id} pair={pair} mayForget={mayForget} />
        ))}
      </Stack>
    </Section>
  )
}
