import { BarChart } from '@mui/x-charts/BarChart'
import { styled } from '@mui/material/styles'
import { memo, useEffect, useState } from 'react'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { MONTH_NAMES } from '@contract/domain/months'
import { hairline, Quiet, Tiles } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { Section } from '../../../ui/page/Section'

/** '2026-09' → 'sep 26' */
const shortMonth = (mes: string): string =>
  `${(MONTH_NAMES[Number(mes.slice(5)) - 1] ?? '').slice(0, 3).toLowerCase()} ${mes.slice(2, 4)}`

const pesosShort = new Intl.NumberFormat('es-MX', {
  style: 'currency',
  currency: 'MXN',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
})

/** A series of bars, told from its neighbours by how it is filled. */
interface Bars {
  label: string
  values: readonly number[]
  fill: Fill
}

/**
 * Full, hatched and empty, each with the same edge: three shades of which each stands 3:1 from the next, and from the page, do not
 * exist. So they stay apart in grey, on paper and for who sees no colours.
 */
type Fill = 'full' | 'hatched' | 'empty'

interface ChartProps {
  title: string
  /** What the chart says, in a sentence. */
  text: string
  /** Heading of the first column. */
  by: string
  names: readonly string[]
  bars: readonly Bars[]
  /** On top of each other instead of side by side. */
  stacked?: boolean
  format: (value: number) => string
  /** For the axis, where there is little room. */
  short?: (value: number) => string
}

const Figure = styled('figure')(({ theme, theme: { vars, spacing, typography } }) => ({
  margin: 0,
  '& summary': { ...typography.body2, minHeight: 24, color: vars.palette.primary.main, cursor: 'pointer' },
  '& table': { width: '100%', marginTop: spacing(1), borderCollapse: 'collapse', ...typography.body2 },
  '& th, & td': { padding: spacing(0.5, 1), textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& tr + tr, & tbody tr': { borderTop: hairline(theme) },
  '& .scroll': { overflowX: 'auto' },
  '& :is(.MuiBarChart-element, .MuiChartsLabelMark-fill)': { stroke: vars.palette.primary.main },
}))

const Fills = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  '& rect': { fill: vars.palette.background.paper },
  '& .full rect': { fill: vars.palette.primary.main },
  '& path': { stroke: vars.palette.secondary.main, strokeWidth: 4 },
}))

const fillId = (fill: Fill): string => `barras-${fill}`

/** What bars and the marks of their legend are filled with. */
function FillPatterns() {
  const pattern = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' }
  const ground = <rect width={8} height={8} />
  return (
    <Fills width={0} height={0} aria-hidden>
      <defs>
        <pattern id={fillId('full')} className="full" {...pattern}>
          {ground}
        </pattern>
        <pattern id={fillId('hatched')} {...pattern} patternTransform="rotate(45)">
          {ground}
          <path d="M2 0V8" />
        </pattern>
        <pattern id={fillId('empty')} {...pattern}>
          {ground}
        </pattern>
      </defs>
    </Fills>
  )
}

/** px */
const HEIGHT = 260

/**
 * A chart to be looked at, and the same numbers as a table to be read, heard and copied.
 * @param isDrawn whether its turn has come; until then its place is kept
 */
function Chart(props: ChartProps & { isDrawn: boolean }) {
  const { title, text, by, names, bars, stacked = false, format, short = format, isDrawn } = props
  return (
    <Section title={title}>
      <Figure>
        <Quiet as="figcaption">{text}</Quiet>
        <div aria-hidden style={{ minHeight: HEIGHT }}>
          {isDrawn && (
            <BarChart
              height={HEIGHT}
              disableKeyboardNavigation
              grid={{ horizontal: true }}
              xAxis={[{ data: [...names], scaleType: 'band' }]}
              yAxis={[{ valueFormatter: (value: number) => short(value), width: 56 }]}
              series={bars.map(({ label, values, fill }) => ({
                label,
                data: [...values],
                color: `url(#${fillId(fill)})`,
                valueFormatter: (value) => format(value ?? 0),
                ...(stacked ? { stack: 'all' } : {}),
              }))}
            />
          )}
        </div>
        <details>
          <summary>
            Ver como tabla<Hidden>: {title}</Hidden>
          </summary>
          <div className="scroll">
            <table aria-label={title}>
              <thead>
                <tr>
                  <th scope="col">{by}</th>
                  {bars.map(({ label }) => (
                    <th key={label} scope="col">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {names.map((name, row) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {bars.map(({ label, values }) => (
                      <td key={label}>{format(values[row] ?? 0)}</td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      </Figure>
    </Section>
  )
}

const count = (value: number): string => String(value)
const wholes = (value: number): string => (Number.isInteger(value) ? String(value) : '')

const collectionChart = ({ por_mes }: NonNullable<Dashboard['cobranza']>): ChartProps => ({
  title: 'Cobranza por mes',
  text: 'Lo que se debe de cada mes del ciclo: cobrado, vencido y por vencer. Sin recargos.',
  by: 'Mes',
  names: por_mes.map(({ mes }) => shortMonth(mes)),
  stacked: true,
  format: formatPesos,
  short: (value) => pesosShort.format(value),
  bars: [
    { label: 'Cobrado', values: por_mes.map(({ cobrado }) => cobrado), fill: 'full' },
    { label: 'Vencido', values: por_mes.map(({ vencido }) => vencido), fill: 'hatched' },
    {
      label: 'Por vencer',
      values: por_mes.map(({ abierto, vencido }) => Math.round((abierto - vencido) * 100) / 100),
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
    format: formatPesos,
    short: (value) => pesosShort.format(value),
    bars: [{ label: 'Vencido', values: [un_mes, dos_meses, tres_meses], fill: 'hatched' }],
  }
}

/** How many charts are drawn: one after the other, so that a press in between is answered. */
const useTurns = (charts: number): number => {
  const [drawn, setDrawn] = useState(1)
  useEffect(() => {
    if (drawn >= charts) return
    const timer = setTimeout(() => setDrawn(drawn + 1))
    return () => clearTimeout(timer)
  }, [drawn, charts])
  return drawn
}

/** What numbers alone do not show. A chart without anything to draw is not there. Drawn anew when the numbers change. */
export const Charts = memo(function Charts({ board }: { board: Dashboard }) {
  const { cobranza, inscripcion, adeudos } = board
  const charts = [
    cobranza && cobranza.por_mes.length > 0 && collectionChart(cobranza),
    inscripcion && inscripcion.por_grado.length > 0 && enrolmentChart(inscripcion, board),
    adeudos && adeudos.total > 0 && debtChart(adeudos),
  ].filter((chart) => chart !== undefined && chart !== false)
  const drawn = useTurns(charts.length)
  return (
    <Tiles min={340} stretch>
      <FillPatterns />
      {charts.map((chart, turn) => (
        <Chart key={chart.title} {...chart} isDrawn={turn < drawn} />
      ))}
    </Tiles>
  )
})
