import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, type Ref, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { percentLabel } from '@contract/domain/percents'
import { formatPesos } from '@contract/domain/money'
import { lateFeeLabel } from '@contract/tuition/lateFees.rules'
import type { TuitionStatement } from '../../../state/otherServers/tuition'
import { usePressGuard } from '../../../ui/forms/usePressGuard'
import { Icon } from '../../../ui/icons/Icon'
import { MoneyText } from '../../../ui/page/MoneyText'
import { abovePayButton, DueSide } from '../../../ui/payments/payFrame'
import type { TuitionCost, TuitionChoice } from '../tuitionChoice'
import { texts } from '../tuition.texts'
import { formPartIn, type FormPart } from '../../../ui/browser/formParts'

/** After a payment the focus goes to the link for the next pupil. @param start part of the form that has the focus first */
export const useTuitionForm = (start: FormPart) => {
  const [choice, setChoice] = useState<TuitionChoice | null>(null)
  const frame = useRef<HTMLFormElement>(null)
  const another = useRef<HTMLAnchorElement>(null)
  useEffect(() => formPartIn(frame.current, start)?.focus({ preventScroll: true }), [start])

  const submit = (open: () => TuitionChoice | null) => (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const next = open()
    setChoice(next)
    // Nothing is chosen, so the focus goes to the first month that may be.
    if (!next) formPartIn(event.currentTarget, 'enabledInput')?.focus()
  }
  const close = (paid: boolean) => {
    setChoice(null)
    // Later, because the closing dialog first gives the focus back to its button.
    if (paid) setTimeout(() => another.current?.focus())
  }
  return { frame, another, guard: usePressGuard('money'), choice, submit, close }
}

interface DuePanelProps {
  text: string
  children: ReactNode
  submitLabel: string | null
  anotherTo: string
  anotherRef: Ref<HTMLAnchorElement>
  otherWay: ReactNode
}

export function DuePanel(props: DuePanelProps) {
  const { text, children, submitLabel, anotherTo, anotherRef, otherWay } = props
  const id = useId()
  return (
    <DueSide aria-labelledby={id}>
      <div className="sum">
        <div>
          <h2 id={id}>Por cobrar</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
      {submitLabel !== null && (
        <div className="pay">
          {abovePayButton}
          <Button type="submit" variant="contained" size="large" startIcon={<Icon name="pay" />}>
            {submitLabel}
          </Button>
        </div>
      )}
      <div className="ways">
        {otherWay}
        <Button component={Link} to={anotherTo} ref={anotherRef} startIcon={<Icon name="search" />}>
          Otro alumno
        </Button>
      </div>
    </DueSide>
  )
}

interface AmountLinesProps {
  cost: TuitionCost
  discountPercent?: number
}

const Lines = styled('dl')(({ theme: { vars, spacing } }) => ({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: spacing(2),
    paddingBlock: spacing(0.5),
  },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0 },
  '& > .total': { display: 'block', marginTop: spacing(1), borderTop: `1px solid ${vars.palette.divider}` },
  '& > .total dd': { color: vars.palette.primary.main },
}))

/** On a day without the yearly discount only pronto pago lowers the price. */
export const yearLine = (percent: number): string =>
  percent > 0 ? `Descuento por pago anual, ${percentLabel(percent)}` : texts.earlyLine

export function AmountLines({ cost, discountPercent = 0 }: AmountLinesProps) {
  const { lista, beca, abonado, descuento, prontoPago, recargos, total } = cost
  const lines = [
    ['Precio de lista', lista, true],
    ['Beca', -beca, beca > 0],
    ['Ya abonado', -abonado, abonado > 0],
    [yearLine(discountPercent), -descuento, descuento > 0],
    [texts.earlyLine, -prontoPago, prontoPago > 0],
    [texts.recargoLine, recargos, recargos > 0],
  ] as const
  return (
    <Lines aria-live="polite">
      {lines.map(
        ([label, pesos, shown]) =>
          shown && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{formatPesos(pesos)}</dd>
            </div>
          ),
      )}
      <div className="total">
        <dt>Total</dt>
        <dd>
          <MoneyText pesos={total} large />
        </dd>
      </div>
    </Lines>
  )
}

const Notes = styled('p')(({ theme: { vars, spacing } }) => ({
  margin: `0 0 ${spacing(2)}`,
  color: vars.palette.text.secondary,
  '& > strong': { color: vars.palette.text.primary },
}))

export function PriceNotes({ statement: { beca, becas, cicloEscolar } }: { statement: TuitionStatement }) {
  const { recargo } = cicloEscolar
  const own = becas ?? (beca ? [beca] : [])
  if (own.length === 0 && !recargo) return null
  return (
    <Notes>
      {own.map(({ id, nombre, porcentaje }) => (
        <strong key={id}>{`Beca ${nombre}, ${percentLabel(porcentaje)}`}. </strong>
      ))}
      {recargo && `Recargo por pagar tarde: ${lateFeeLabel(recargo, formatPesos)}.`}
    </Notes>
  )
}
