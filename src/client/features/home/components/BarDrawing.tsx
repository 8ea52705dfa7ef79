import { BarPlot } from '@mui/x-charts/BarChart'
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider'
import { ChartsGrid } from '@mui/x-charts/ChartsGrid'
import { ChartsLegend } from '@mui/x-charts/ChartsLegend'
import { ChartsSurface } from '@mui/x-charts/ChartsSurface'
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper'
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis'
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis'
import {
  useChartCartesianAxis,
  useChartHighlight,
  useChartInteraction,
  useChartTooltip,
  useChartVisibilityManager,
  type UseChartCartesianAxisSignature,
  type UseChartHighlightSignature,
  type UseChartInteractionSignature,
  type UseChartTooltipSignature,
  type UseChartVisibilityManagerSignature,
} from '@mui/x-charts/plugins'
import { memo, useMemo, useState } from 'react'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { fillId, type BarsProps } from './bars'

const BarPointed = lazyPart(async () => (await import('./BarPointed')).BarPointed)

/** Without those of `BarChart` that no chart here uses (brush, third axis, keyboard): they cost time at each drawing. */
const PLUGINS = [
  useChartTooltip,
  useChartInteraction,
  useChartCartesianAxis,
  useChartHighlight,
  useChartVisibilityManager,
] as const

type Parts = readonly [
  UseChartTooltipSignature<'bar'>,
  UseChartInteractionSignature,
  UseChartCartesianAxisSignature<'bar'>,
  UseChartHighlightSignature<'bar'>,
  UseChartVisibilityManagerSignature<'bar'>,
]

/** Charts narrower than this (px) have no scale at the side: it would take the bars' room. */
const NARROW = 480

/** Font size in px by the room of each bar: a year of months on a phone, nine grades beside two other charts. */
const markSize = (room: number): number => (room < 26 ? 9 : room < 40 ? 10.5 : 12)

/** Shows every label, where MUI would leave out those that nearly touch. */
const tickProps = (names: readonly string[], marks: readonly string[], width: number) => ({
  valueFormatter: (name: string, { location }: { location: string }) =>
    location === 'tick' ? (marks[names.indexOf(name)] ?? name) : name,
  tickLabelInterval: () => true,
  tickLabelStyle: { fontSize: markSize(width / names.length) },
  height: 44,
})

interface BarDrawingProps extends BarsProps {
  height: number
  /** Given from outside: a chart that measures itself makes the browser lay the page out again. */
  width: number
}

/** In place of MUI's `BarChart`, which makes each bar an element with listeners and animates them all. */
export const BarDrawing = memo(function BarDrawing(props: BarDrawingProps) {
  const { names, bars, stacked = false, marks, format, short = format, height, width } = props
  const [isPointedAt, setPointedAt] = useState(false)
  const [xAxis, yAxis] = useMemo(
    () => [
      [
        {
          data: [...names],
          scaleType: 'band' as const,
          ...tickProps(names, marks, width),
        },
      ],
      [
        {
          valueFormatter: (value: number) => short(value),
          width: 62,
          position: width < NARROW ? ('none' as const) : ('left' as const),
        },
      ],
    ],
    [names, marks, short, width],
  )
  const series = useMemo(
    () =>
      bars.map(({ label, values, fill }) => ({
        type: 'bar' as const,
        layout: 'vertical' as const,
        label,
        data: [...values],
        color: `url(#${fillId(fill)})`,
        valueFormatter: (value: number | null) => format(value ?? 0),
        ...(stacked ? { stack: 'all' } : {}),
      })),
    [bars, stacked, format],
  )
  return (
    <ChartsDataProvider<'bar', Parts>
      plugins={PLUGINS}
      skipAnimation
      height={height}
      width={width}
      xAxis={xAxis}
      yAxis={yAxis}
      series={series}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface onPointerEnter={() => setPointedAt(true)}>
          <ChartsGrid horizontal />
          <BarPlot renderer="svg-batch" />
          {isPointedAt && <BarPointed part="band" />}
          <ChartsXAxis />
          <ChartsYAxis />
        </ChartsSurface>
        {isPointedAt && <BarPointed part="told" />}
      </ChartsWrapper>
    </ChartsDataProvider>
  )
})
