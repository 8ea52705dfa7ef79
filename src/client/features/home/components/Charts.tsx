import { BarChart } from '@mui/x-charts/BarChart'
import { styled, useTheme } from '@mui/material/styles'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { gradeYearLabel } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import { MONTH_NAMES } from '@contract/domain/months'
import { hairline, Quiet, Tiles } from '../../../ui/layout/layout'
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

/** A series of bars. Neighbours differ in lightness, so that they stay apart in grey and on paper. */
interface Bars {
  label: string
  values: readonly number[]
  color: string
}

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
}))

/** A chart to be looked at, and the same numbers as a table to be read, heard and copied. */
function Chart({ title, text, by, names, bars, stacked = false, format, short = format }: ChartProps) {
  return (
    <Section title={title}>
      <Figure>
        <Quiet as="figcaption">{text}</Quiet>
        <div aria-hidden>
          <BarChart
            height={260}
            disableKeyboardNavigation
            grid={{ horizontal: true }}
            xAxis={[{ data: [...names], scaleType: 'band' }]}
            yAxis={[{ valueFormatter: (value: number) => short(value), width: 56 }]}
            series={bars.map(({ label, values, color }) => ({
              label,
              data: [...values],
              color,
              valueFormatter: (value) => format(value ?? 0),
              ...(stacked ? { stack: 'all' } : {}),
            }))}
          />
        </div>
        <details>
          <summary>Ver como tabla</summary>
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

/** Of the theme, far enough apart in lightness to be told from each other in grey, in both schemes. */
const useShades = () => {
  const { palette } = useTheme().vars
  const mixed = (color: string, percent: number) =>
    `color-mix(in srgb, ${color} ${percent}%, ${palette.background.paper})`
  return {
    dark: palette.primary.main,
    middle: mixed(palette.secondary.main, 65),
    pale: mixed(palette.surface.border, 40),
  }
}

type Shades = ReturnType<typeof useShades>

const collectionChart = (
  { por_mes }: NonNullable<Dashboard['cobranza']>,
  { dark, middle, pale }: Shades,
): ChartProps => ({
  title: 'Cobranza por mes',
  text: 'Lo que se debe de cada mes del ciclo: cobrado, vencido y por vencer. Sin recargos.',
  by: 'Mes',
  names: por_mes.map(({ mes }) => shortMonth(mes)),
  stacked: true,
  format: formatPesos,
  short: (value) => pesosShort.format(value),
  bars: [
    { label: 'Cobrado', values: por_mes.map(({ cobrado }) => cobrado), color: dark },
    { label: 'Vencido', values: por_mes.map(({ vencido }) => vencido), color: middle },
    {
      label: 'Por vencer',
      values: por_mes.map(({ abierto, vencido }) => Math.round((abierto - vencido) * 100) / 100),
      color: pale,
    },
  ],
})

const enrolmentChart = (
  { por_grado }: NonNullable<Dashboard['inscripcion']>,
  { ciclo, ciclo_anterior }: Dashboard,
  { dark, pale }: Shades,
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
      ? [{ label: ciclo_anterior.name, values: por_grado.map(({ anterior }) => anterior), color: pale }]
      : []),
    { label: ciclo?.name ?? 'Ahora', values: por_grado.map(({ actual }) => actual), color: dark },
  ],
})

const debtChart = ({ por_antiguedad }: NonNullable<Dashboard['adeudos']>, { middle }: Shades): ChartProps => {
  const { un_mes, dos_meses, tres_meses } = por_antiguedad
  return {
    title: 'Adeudos por antigüedad',
    text: 'Todo lo vencido, de todos los ciclos, por los meses que lleva de atraso.',
    by: 'Atraso',
    names: ['1 mes', '2 meses', '3 o más'],
    format: formatPesos,
    short: (value) => pesosShort.format(value),
    bars: [{ label: 'Vencido', values: [un_mes, dos_meses, tres_meses], color: middle }],
  }
}

/** What numbers alone do not show. A chart without anything to draw is not there. */
export function Charts({ board }: { board: Dashboard }) {
  const shades = useShades()
  const { cobranza, inscripcion, adeudos } = board
  const charts = [
    cobranza && cobranza.por_mes.length > 0 && collectionChart(cobranza, shades),
    inscripcion && inscripcion.por_grado.length > 0 && enrolmentChart(inscripcion, board, shades),
    adeudos && adeudos.total > 0 && debtChart(adeudos, shades),
  ].filter((chart) => chart !== undefined && chart !== false)
  return (
    <Tiles min={340} stretch>
      {charts.map((chart) => (
        <Chart key={chart.title} {...chart} />
      ))}
    </Tiles>
  )
}
