import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ReactNode, useId } from 'react'
import { folioLabel } from '@contract/receipts/receipts.rules'
import { formatDate, type IsoDate } from '@contract/domain/dates'
import { percentLabel } from '@contract/domain/percents'
import { formatPesos } from '@contract/domain/money'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { inPartText } from '@contract/tuition/tuition.rules'
import type { Tuition } from '@contract/tuition/tuition.schemas'
import { countText } from '@contract/domain/text'
import { today } from '../../../state/clock/schoolClock'
import { withMember } from '../../../ui/forms/withMember'
import { useKeptFocus } from '../../../ui/list/useKeptFocus'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import {
  costToday,
  hasPayment,
  isOpen,
  monthName,
  openMonths,
  type Standing,
  standingOf,
} from '../tuitionMonths'
import { texts } from '../tuition.texts'

interface MonthFactsProps {
  id: string
  month: Tuition
  today: IsoDate
}

const onOneLine = (text: string): string => text.replace(' ', '\u00a0')

const dueText = ({ vencimiento }: Tuition, today: IsoDate): string | null =>
  vencimiento && `${vencimiento < today ? 'Venció' : 'Vence'} el ${formatDate(vencimiento)}`

const paidText = ({ fecha_pago, metodo_pago }: Tuition): string | null =>
  fecha_pago && metodo_pago ? `El ${formatDate(fecha_pago)} · ${paymentMethodLabel(metodo_pago)}` : null

const notOwedText = ({ estado }: Tuition): string =>
  estado === 'BECADO' ? 'No se debe: la beca la cubre completa' : 'El alumno se dio de baja: no se debe'

const factsOf = (month: Tuition, today: IsoDate): (string | null)[] => {
  const { lista, beca_porcentaje, monto, recargo, pagado, estado, prorroga, folio, pronto_pago } = month
  const inPart = isOpen(month) && month.saldo < monto
  // Settled before the opening, at a price and with a beca that are not known.
  if (!pagado && estado === 'SALDADO') return ['No se debe: se saldó fuera de este sistema']
  return [
    beca_porcentaje > 0
      ? `${formatPesos(lista)} menos beca ${onOneLine(percentLabel(beca_porcentaje))}`
      : null,
    inPart ? inPartText(month) : null,
    recargo > 0 ? `Incluye ${formatPesos(recargo)} de recargo` : null,
    isOpen(month) && pronto_pago > 0
      ? `Pronto pago: ${formatPesos(pronto_pago)} menos si se paga hoy completa`
      : null,
    hasPayment(month) ? paidText(month) : null,
    pagado ? null : isOpen(month) ? dueText(month, today) : notOwedText(month),
    !pagado && prorroga ? `Prórroga hasta el ${formatDate(prorroga.hasta)}: ${prorroga.motivo}` : null,
    hasPayment(month) && folio !== null ? `Folio ${folioLabel(folio)}` : null,
  ]
}

function MonthFacts({ id, month, today }: MonthFactsProps) {
  const facts = factsOf(month, today).filter(Boolean)
  return (
    <p id={id}>
      {facts.map((fact, at) => (
        <span key={fact}>
          {at > 0 && <br />}
          {fact}
        </span>
      ))}
    </p>
  )
}

interface MonthCardProps {
  month: Tuition
  today: IsoDate
  /** Null where nothing can be chosen: the month is paid or not owed, or the user may not take money. */
  chosen: boolean | null
  onChoose: (id: number, chosen: boolean) => void
  actions?: ReactNode
}

const TONES: Record<Standing, StatusTone> = {
  PAGADA: 'success',
  VENCIDA: 'error',
  POR_PAGAR: 'warning',
  PROXIMA: 'neutral',
  BAJA: 'neutral',
  SALDADA: 'neutral',
  BECADA: 'success',
  ABONADA: 'warning',
}

const Card = styled('li')(({ theme: { vars, spacing, typography, breakpoints } }) => ({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: spacing(0.5),
  padding: spacing(1.5, 2),
  border: `1px solid ${vars.palette.divider}`,
  borderInlineStart: `4px solid ${vars.palette.surface.border}`,
  borderRadius: vars.shape.borderRadius,
  background: vars.palette.background.paper,
  '&.success': { borderInlineStartColor: vars.palette.success.main },
  '&.error': { borderInlineStartColor: vars.palette.error.main },
  '&.warning': { borderInlineStartColor: vars.palette.warning.main },
  '&:has(input:checked)': {
    background: vars.palette.surface.infoSoft,
    outline: `1px solid ${vars.palette.primary.main}`,
  },
  '&:has(input:focus-visible)': { outline: `2px solid ${vars.palette.primary.main}`, outlineOffset: 2 },
  '& > .top': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: spacing(0.5, 1) },
  '& .top > label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: spacing(1),
    flex: '1 1 auto',
    minHeight: 28,
    fontWeight: 600,
    cursor: 'pointer',
    // A click anywhere on the card ticks its box.
    '&::after': { content: '""', position: 'absolute', inset: 0 },
  },
  '& .top > strong': { flex: '1 1 auto', minHeight: 28, fontWeight: 600, alignContent: 'center' },
  [breakpoints.up('sm')]: { '& .top > label, & .top > strong': { flexBasis: '100%' } },
  '& input': {
    width: 18,
    height: 18,
    margin: 0,
    flex: 'none',
    accentColor: vars.palette.primary.main,
    outline: 'none',
    cursor: 'inherit',
  },
  '& > .ui-money': { ...typography.h2, fontVariantNumeric: 'tabular-nums' },
  '& > p': { ...typography.body2, margin: 0, color: vars.palette.text.secondary },
  '& > .actions': { display: 'flex', flexWrap: 'wrap', gap: spacing(0.5), marginInline: spacing(-1) },
  '& > .actions > *': { paddingInline: spacing(1), minHeight: 32 },
}))

function MonthCard({ month, today, chosen, onChoose, actions }: MonthCardProps) {
  const id = useId()
  const standing = standingOf(month, today)
  const label =
    standing === 'VENCIDA'
      ? `Vencida, ${countText(month.meses_retraso, 'mes', 'meses')}`
      : texts.standing[standing]
  return (
    <Card className={TONES[standing]}>
      <div className="top">
        {chosen === null ? (
          <strong>{monthName(month)}</strong>
        ) : (
          <label htmlFor={id}>
            <input
              id={id}
              type="checkbox"
              checked={chosen}
              onChange={({ target }) => onChoose(month.id, target.checked)}
              aria-describedby={`${id}-facts`}
            />
            {monthName(month)}
          </label>
        )}
        <StatusChip label={label} tone={TONES[standing]} />
      </div>
      {standing !== 'SALDADA' && standing !== 'BECADA' && <MoneyText pesos={costToday(month)} />}
      <MonthFacts id={`${id}-facts`} month={month} today={today} />
      {actions && <div className="actions">{actions}</div>}
    </Card>
  )
}

interface MonthGridProps {
  months: readonly Tuition[]
  chosen: ReadonlySet<number>
  onChoose: (chosen: ReadonlySet<number>) => void
  canPay: boolean
  actionsOf: (month: Tuition) => ReactNode
}

const Head = styled('div')(({ theme: { spacing, typography } }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 40,
  gap: spacing(1),
  marginBottom: spacing(1),
  '& > h2': { ...typography.h2, margin: 0 },
}))

const Cards = styled('ul')(({ theme: { spacing } }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
}))

export function MonthGrid({ months, chosen, onChoose, canPay, actionsOf }: MonthGridProps) {
  // When a payment is cancelled its buttons disappear, when a month is paid its box does, each with the focus in it.
  const { panel, onFocus, onBlur } = useKeptFocus()
  const day = today()
  const open = openMonths(months)
  const whole = open.every(({ id }) => chosen.has(id))
  const choose = (id: number, wanted: boolean) => onChoose(withMember(chosen, id, wanted))
  return (
    <section ref={panel} aria-labelledby="colegiaturas" onFocus={onFocus} onBlur={onBlur}>
      <Head>
        <h2 id="colegiaturas">{texts.months}</h2>
        {canPay && open.length > 1 && (
          <Button onClick={() => onChoose(new Set(whole ? [] : open.map(({ id }) => id)))}>
            {whole ? 'Quitar todas' : 'Elegir todas'}
          </Button>
        )}
      </Head>
      <Cards>
        {months.map((month) => (
          <MonthCard
            key={month.id}
            month={month}
            today={day}
            chosen={canPay && isOpen(month) ? chosen.has(month.id) : null}
            onChoose={choose}
            actions={actionsOf(month)}
          />
        ))}
      </Cards>
    </section>
  )
}
