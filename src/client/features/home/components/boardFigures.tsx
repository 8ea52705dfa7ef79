import { Link } from 'react-router-dom'
import { collectedOf } from '@contract/dashboard/dashboard.rules'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { dateParts, formatDate, type IsoDate } from '@contract/domain/dates'
import { formatPesos } from '@contract/domain/money'
import { monthLabel, MONTH_NAMES } from '@contract/domain/months'
import { paymentMethodLabel } from '@contract/domain/paymentMethods'
import { legalMinimumText } from '@contract/scholarships/scholarships.rules'
import { countText } from '@contract/domain/text'
import * as paths from '@contract/domain/screenPaths'
import type { FigureProps } from '../../../ui/page/Figures'
import type { Person } from './person'

type Part<Name extends keyof Dashboard> = NonNullable<Dashboard[Name]>

const monthName = (day: IsoDate): string => (MONTH_NAMES[Number(day.slice(5, 7)) - 1] ?? '').toLowerCase()

const monthFigure = ({ mes, por_mes }: Part<'cobranza'>, day: IsoDate): FigureProps => {
  const name = monthName(day)
  const to = `${paths.payments}?desde=${day.slice(0, 7)}-01&hasta=${day}`
  const own = por_mes.find((month) => month.mes === day.slice(0, 7))
  if (!own || collectedOf(own).owed === 0)
    return {
      label: `Entró en ${monthLabel(dateParts(day)).toLowerCase()}`,
      value: formatPesos(mes.cobrado),
      note: `Esperado en ${name} ${formatPesos(mes.esperado)}`,
      to,
    }
  const { paid, owed, percent } = collectedOf(own)
  const { saldados: settled = 0 } = own
  return {
    label: `Cobranza de ${name}`,
    value: `${percent}\u00a0%`,
    note: (
      <>
        {formatPesos(paid)} de {formatPesos(owed)}
        {settled > 0 && `, y ${countText(settled, 'saldada', 'saldadas')} antes`}
        <br />
        <Link to={to}>
          Entró en {name} {formatPesos(mes.cobrado)}
        </Link>
      </>
    ),
  }
}

const todayFigure = ({ hoy }: Part<'cobranza'>): FigureProps => ({
  label: 'Entró hoy',
  value: formatPesos(hoy.total),
  note:
    hoy.por_metodo
      .map(
        ({ metodo_pago, total }) => `${paymentMethodLabel(metodo_pago).toLowerCase()} ${formatPesos(total)}`,
      )
      .join(' · ') || 'todavía nada',
  to: paths.payments,
})

const overdueFigure = ({ total, familias, cubiertas = 0 }: Part<'adeudos'>): FigureProps => ({
  label: 'Vencido',
  value: formatPesos(total),
  note: [
    countText(familias, 'familia', 'familias'),
    cubiertas > 0 && `${countText(cubiertas, 'cubierta', 'cubiertas')} con saldo`,
  ]
    .filter(Boolean)
    .join(' · '),
  to: paths.debtors,
  tone: total > 0 ? 'late' : undefined,
})

const dueFigure = ({ cuantos, total }: Part<'proximos'>): FigureProps => ({
  label: 'Vence en 7 días',
  value: formatPesos(total),
  note: countText(cuantos, 'pago', 'pagos'),
  to: paths.upcoming,
})

const cutFigure = (
  { corte_abierto, total, desde, movimientos }: Part<'caja'>,
  day: IsoDate,
  mayOpen: boolean,
): FigureProps => ({
  label: 'Tu corte',
  value: corte_abierto ? formatPesos(total) : 'Cerrado',
  note:
    corte_abierto && desde
      ? `${countText(movimientos, 'movimiento', 'movimientos')} desde el ${formatDate(desde)}`
      : 'Nada por cerrar',
  to: mayOpen ? paths.cashCuts : undefined,
  tone: desde !== null && desde < day ? 'late' : undefined,
})

/** Counts only the becas that the law asks for, if the server sends that count; else all holders. */
const scholarsFigure = ({ alumnos, inscritos, cuentan, requeridos }: Part<'becas'>): FigureProps =>
  cuentan === undefined || requeridos === undefined
    ? { label: 'Alumnos con beca', value: `${alumnos} de ${inscritos}`, to: paths.scholarshipHolders }
    : {
        label: 'Becas de ley',
        value: String(cuentan),
        note: legalMinimumText({ holders: cuentan, needed: requeridos }),
        to: `${paths.scholarshipHolders}?becas=de-ley`,
        tone: cuentan < requeridos ? 'late' : undefined,
      }

const enrolledFigure = ({ actual }: Part<'inscripcion'>, ciclo: Dashboard['ciclo']): FigureProps => ({
  label: 'Alumnos inscritos',
  value: String(actual),
  note: ciclo?.name,
  to: paths.enrolledStudents,
})

const MAX_FIGURES = 4

export const figuresOf = (
  board: Dashboard,
  person: Person,
  { day, mayOpenCuts }: { day: IsoDate; mayOpenCuts: boolean },
): FigureProps[] => {
  const { cobranza, adeudos, proximos, caja, becas, inscripcion, ciclo } = board
  const month = cobranza && monthFigure(cobranza, day)
  const entered = cobranza && todayFigure(cobranza)
  const overdue = adeudos && overdueFigure(adeudos)
  const due = proximos && dueFigure(proximos)
  const cut = caja && cutFigure(caja, day, mayOpenCuts)
  const scholars = becas && scholarsFigure(becas)
  const enrolled = inscripcion && enrolledFigure(inscripcion, ciclo)
  const asked = {
    principal: [month, entered, overdue, scholars, due, enrolled],
    cashier: [cut, entered, overdue, due, month],
    office: [enrolled, scholars, month, entered, overdue, due, cut],
  }[person]
  return asked.filter((figure) => figure !== undefined).slice(0, MAX_FIGURES)
}
