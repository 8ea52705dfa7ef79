import { collectedOf } from '@contract/dashboard/dashboard.rules'
import type { CollectedMonth, Dashboard } from '@contract/dashboard/dashboard.schemas'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatPesos, subtractPesos } from '@contract/domain/money'
import { MONTH_NAMES } from '@contract/domain/months'
import type { BarsProps } from './bars'

export interface ChartProps extends BarsProps {
  title: string
  text: string
  by: string
  wide?: boolean
}

const monthMark = (mes: string): string => {
  const name = (MONTH_NAMES[Number(mes.slice(5)) - 1] ?? '').slice(0, 3)
  return name.charAt(0) + name.slice(1).toLowerCase()
}

/** '2026-09' → 'sep 26' */
const shortMonth = (mes: string): string =>
  `${(MONTH_NAMES[Number(mes.slice(5)) - 1] ?? '').slice(0, 3).toLowerCase()} ${mes.slice(2, 4)}`

const short = new Intl.NumberFormat('es-MX', { maximumFractionDigits: 1 })

/** '$1.5 M', '$500 mil', '$0'. By hand, because the compact format of `es-MX` gives '1.5 M$'. */
const pesosShort = (pesos: number): string => {
  if (pesos >= 1_000_000) return `$${short.format(pesos / 1_000_000)} M`
  return pesos >= 1000 ? `$${short.format(pesos / 1000)} mil` : `$${short.format(pesos)}`
}

const count = (value: number): string => String(value)
const wholes = (value: number): string => (Number.isInteger(value) ? String(value) : '')

/** Part collected: '83%', or '—' for a month in which nothing was owed. */
const shareMark = (month: CollectedMonth): string => {
  const { owed, percent } = collectedOf(month)
  return owed === 0 ? '—' : `${percent}%`
}

const collectionChart = ({ por_mes }: NonNullable<Dashboard['cobranza']>): ChartProps => ({
  title: 'Cobranza del ciclo, por mes que se debe',
  text: `De lo que se debe de cada mes, cuánto está cobrado, vencido o por vencer. ${
    por_mes.some(({ saldados }) => saldados) ? 'Sin recargos ni lo saldado antes.' : 'Sin recargos.'
  }`,
  by: 'Mes',
  wide: true,
  marks: por_mes.map((month) => `${monthMark(month.mes)}\n${shareMark(month)}`),
  names: por_mes.map(({ mes }) => shortMonth(mes)),
  stacked: true,
  format: formatPesos,
  short: pesosShort,
  bars: [
    { label: 'Cobrado', values: por_mes.map(({ cobrado }) => cobrado), fill: 'full' },
    { label: 'Vencido', values: por_mes.map(({ vencido }) => vencido), fill: 'hatched' },
    {
      label: 'Por vencer',
      values: por_mes.map(({ abierto, vencido }) => subtractPesos(abierto, vencido)),
      fill: 'empty',
    },
  ],
})

const enrolmentChart = (
  { por_grado }: NonNullable<Dashboard['inscripcion']>,
  { ciclo, ciclo_anterior }: Dashboard,
): ChartProps => ({
  title: 'Inscripción por grado',
  text: ciclo_anterior
    ? `Alumnos de ${ciclo?.name} junto a los de ${ciclo_anterior.name}.`
    : `Alumnos de ${ciclo?.name}.`,
  by: 'Grado',
  names: por_grado.map(gradeYearLabel),
  // Without the word Primaria, to save room: most grades are of primary school.
  marks: por_grado.map((grade) => `${gradeYearLabel(grade).replace(' Primaria', '')}\n${grade.actual}`),
  format: count,
  short: wholes,
  bars: [
    ...(ciclo_anterior
      ? [
          {
            label: ciclo_anterior.name,
            values: por_grado.map(({ anterior }) => anterior),
            fill: 'empty' as const,
          },
        ]
      : []),
    { label: ciclo?.name ?? 'Ahora', values: por_grado.map(({ actual }) => actual), fill: 'full' },
  ],
})

const debtChart = ({ por_antiguedad }: NonNullable<Dashboard['adeudos']>): ChartProps => {
  const { un_mes, dos_meses, tres_meses } = por_antiguedad
  return {
    title: 'Adeudos por antigüedad',
    text: 'Todo lo vencido, de todos los ciclos, por los meses que lleva de atraso.',
    by: 'Atraso',
    names: ['1 mes', '2 meses', '3 o más'],
    marks: [
      `1 mes\n${pesosShort(un_mes)}`,
      `2 meses\n${pesosShort(dos_meses)}`,
      `3 o más\n${pesosShort(tres_meses)}`,
    ],
    format: formatPesos,
    short: pesosShort,
    bars: [{ label: 'Vencido', values: [un_mes, dos_meses, tres_meses], fill: 'hatched' }],
  }
}

export const chartsOf = (board: Dashboard): ChartProps[] => {
  const { cobranza, inscripcion, adeudos } = board
  return [
    cobranza && cobranza.por_mes.length > 0 && collectionChart(cobranza),
    inscripcion && inscripcion.por_grado.length > 0 && enrolmentChart(inscripcion, board),
    adeudos && adeudos.total > 0 && debtChart(adeudos),
  ].filter((chart) => chart !== undefined && chart !== false)
}
