import Button from '@mui/material/Button'
import { memo } from 'react'
import { formatDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { depositSlipsRoutes as routes } from '@contract/depositSlips/depositSlips.routes'
import { ASKED_ANEW } from '../../state/core/reads'
import { useDepositSlips, useCloseDepositSlip } from '../../state/depositSlips/depositSlips.api'
import { useMay } from '../../state/session/useMay'
import { PlainList, Row } from '../../ui/layout/layout'
import { Section } from '../../ui/page/Section'

interface DepositSlipsProps {
  padreId?: number
}

/** Deposit slips that families sent. A hint to find a deposit; they pay nothing. Shows nothing without any. */
export const DepositSlips = memo(function DepositSlips({ padreId }: DepositSlipsProps) {
  const may = useMay()
  const { rows } = useDepositSlips(padreId === undefined ? {} : { padreId }, {
    skip: !may(routes.list.access),
    ...ASKED_ANEW,
  })
  const { send } = useCloseDepositSlip()
  if (!rows || rows.length === 0) return null
  return (
    <Section title="Fichas que mandaron las familias" text="Son avisos de depósito, no pagos.">
      <PlainList divided>
        {rows.map(({ id, padre, fecha, monto, urlFoto }) => (
          <Row as="li" key={id} justify="space-between">
            <span>
              {padreId === undefined && <strong>{padre.nombre}</strong>} {formatPesos(monto)}, el{' '}
              {formatDate(fecha)}
            </span>
            <Row as="span" inline>
              <Button component="a" href={urlFoto} target="_blank" rel="noopener noreferrer">
                Ver ficha
              </Button>
              {may(routes.close.access) && (
                <Button
                  aria-label={`Descartar la ficha de ${padre.nombre} por ${formatPesos(monto)}`}
                  onClick={() => void send({ id })}
                >
                  Descartar
                </Button>
              )}
            </Row>
          </Row>
        ))}
      </PlainList>
    </Section>
  )
})
