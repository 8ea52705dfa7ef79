import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import type { Charge } from '@contract/charges/charges.schemas'
import { formatPesos, sumPesos } from '@contract/domain/money'
import { Section } from '../../../ui/page/Section'
import { Totals } from '../../../ui/payments/Totals'
import { pendingAddress } from '../charge.values'
import { texts } from '../charges.texts'

interface ChargesMadeProps {
  charges: readonly Charge[]
  /** Who may not read charges is not sent to them. */
  canList: boolean
  onAnother: () => void
}

const Names = styled('ul')(({ theme: { vars, spacing } }) => ({
  columns: '280px',
  columnGap: spacing(4),
  margin: `${spacing(2)} 0`,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
  '& li': { padding: spacing(0.5, 0), breakInside: 'avoid' },
  '& small': { color: vars.palette.text.secondary },
}))

const Buttons = styled('div')(({ theme: { spacing } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(1.5),
}))

/** Who was charged what, so that nobody is missing without being seen; and the way to the desk. */
export function ChargesMade({ charges, canList, onAnother }: ChargesMadeProps) {
  const [first] = charges
  const buttons = useRef<HTMLDivElement>(null)
  // The form went with the focus in it; the heading before the button is read with it.
  useEffect(() => buttons.current?.querySelector<HTMLElement>('a, button')?.focus(), [])
  const each = first ? `${first.descripcion} · ${formatPesos(first.monto_pagar)} cada uno` : ''
  return (
    <Section title={texts.made(charges.length)} text={charges.length === 1 ? first?.descripcion : each}>
      <Totals items={[[texts.total, sumPesos(charges.map(({ monto_pagar }) => monto_pagar))]]} />
      <Names aria-label={texts.chosen}>
        {charges.map(({ id, alumno }) => (
          <li key={id}>
            {alumno.nombre} <small>{alumno.numero_control}</small>
          </li>
        ))}
      </Names>
      <Buttons ref={buttons}>
        {canList && (
          <Button variant="contained" component={Link} to={pendingAddress(charges)}>
            {texts.goToPay(charges.length)}
          </Button>
        )}
        <Button variant="outlined" onClick={onAnother}>
          {texts.another}
        </Button>
      </Buttons>
    </Section>
  )
}
