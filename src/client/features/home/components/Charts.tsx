import { styled } from '@mui/material/styles'
import {
  memo,
  startTransition,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { flushSync } from 'react-dom'
import type { Dashboard } from '@contract/dashboard/dashboard.schemas'
import { Columns, hairline, Quiet } from '../../../ui/layout/layout'
import { Hidden } from '../../../ui/page/Hidden'
import { Section } from '../../../ui/page/Section'
import { lazyPart } from '../../../ui/parts/lazyPart'
import { fillId } from './bars'
import { chartsOf, type ChartProps } from './boardCharts'

// The numbers show at once; the drawing code loads when a chart comes into sight.
const BarDrawing = lazyPart(async () => (await import('./BarDrawing')).BarDrawing)

/** This far from the window's edge counts as in sight, so that a chart is drawn before the user gets there. */
const NEAR = '200px'

/** Width in px once the element comes near the window. From a ResizeObserver, because reading it forces a layout. */
const useWidthOnceSeen = (place: RefObject<HTMLElement | null>, onSeen: () => void): number | undefined => {
  const [width, setWidth] = useState<number>()
  const latest = useRef(onSeen)
  useEffect(() => {
    latest.current = onSeen
  })
  useEffect(() => {
    const element = place.current
    if (!element) return
    const widths = new ResizeObserver(([entry]) => {
      // On paper, and inside a folded section, the width is 0: keep the last one.
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        sight.disconnect()
        widths.observe(element)
        latest.current()
      },
      { rootMargin: NEAR },
    )
    sight.observe(element)
    return () => {
      sight.disconnect()
      widths.disconnect()
    }
  }, [place])
  return width
}

interface Turn {
  isDrawn: boolean
  onPaper: boolean
  onSeen: (title: string) => void
}

const HEIGHT = 260

const Figure = styled('figure')(({ theme, theme: { vars, spacing, typography } }) => ({
  margin: 0,
  '& summary': { ...typography.body2, minHeight: 24, color: vars.palette.primary.main, cursor: 'pointer' },
  '& table': { width: '100%', marginTop: spacing(1), borderCollapse: 'collapse', ...typography.body2 },
  '& th, & td': { padding: spacing(0.5, 1), textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& th:first-of-type': { textAlign: 'left', fontWeight: 400 },
  '& thead th': { fontWeight: 600 },
  '& tr + tr, & tbody tr': { borderTop: hairline(theme) },
  '& .scroll': { overflowX: 'auto' },
  '& :is(.MuiBarChart-series path, .MuiChartsLabelMark-fill)': { stroke: vars.palette.primary.main },
}))

const Fills = styled('svg')(({ theme: { vars } }) => ({
  position: 'absolute',
  '& rect': { fill: vars.palette.background.paper },
  '& .full rect': { fill: vars.palette.primary.main },
  '& path': { stroke: vars.palette.error.main, strokeWidth: 4 },
}))

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

/** The numbers are also a table, to read, hear and copy. @param onPaper printing: a chart not drawn yet prints as its table */
const Chart = memo(function Chart({ isDrawn, onPaper, onSeen, ...chart }: ChartProps & Turn) {
  const { title, text, by, names, bars, format } = chart
  const asTable = onPaper && !isDrawn
  const place = useRef<HTMLDivElement>(null)
  const width = useWidthOnceSeen(place, () => onSeen(title))
  return (
    <Section title={title}>
      <Figure>
        <Quiet as="figcaption">{text}</Quiet>
        <div ref={place} aria-hidden hidden={asTable} style={{ minHeight: HEIGHT }}>
          {isDrawn && width !== undefined && <BarDrawing {...chart} height={HEIGHT} width={width} />}
        </div>
        <details open={asTable}>
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
})

/** Adds one chart per turn of the event loop, so that a click in between is answered. */
const useTurns = (seen: readonly string[]): readonly string[] => {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (turn >= seen.length) return
    let isDue = true
    const timer = setTimeout(async () => {
      // Wait for the code: else all charts would be drawn in one go when it arrives. The chart itself shows a failed load.
      await BarDrawing.arrive().catch(() => undefined)
      if (isDue) startTransition(() => setTurn(turn + 1))
    })
    return () => {
      isDue = false
      clearTimeout(timer)
    }
  }, [turn, seen.length])
  return seen.slice(0, turn)
}

/** True while printing. Set with `flushSync`: the browser prints the page as it is when the event ends. */
const useOnPaper = (): boolean => {
  const [onPaper, setOnPaper] = useState(false)
  useEffect(() => {
    const set = ({ type }: Event) => flushSync(() => setOnPaper(type === 'beforeprint'))
    window.addEventListener('beforeprint', set)
    window.addEventListener('afterprint', set)
    return () => {
      window.removeEventListener('beforeprint', set)
      window.removeEventListener('afterprint', set)
    }
  }, [])
  return onPaper
}

interface ChartsProps {
  board: Dashboard
  beside?: ReactNode
  after?: ReactNode
}

const equal = (count: number): string => `repeat(${count}, minmax(0, 1fr))`

export function Charts({ board, beside, after }: ChartsProps) {
  const charts = useMemo(() => chartsOf(board), [board])
  const [seen, setSeen] = useState<readonly string[]>([])
  const onSeen = useCallback(
    (title: string) => setSeen((before) => (before.includes(title) ? before : [...before, title])),
    [],
  )
  const drawn = useTurns(seen)
  const onPaper = useOnPaper()
  const show = (chart: ChartProps) => (
    <Chart
      key={chart.title}
      {...chart}
      isDrawn={drawn.includes(chart.title)}
      onPaper={onPaper}
      onSeen={onSeen}
    />
  )
  const wide = charts.filter((chart) => chart.wide)
  const others = charts.filter((chart) => !chart.wide)
  const rest = others.length + (after ? 1 : 0)
  return (
    <>
      <FillPatterns />
      {(wide.length > 0 || beside) && (
        <Columns
          widths={wide.length > 0 && beside ? 'minmax(0, 1fr) 320px' : equal(1)}
          gap={2}
          align="stretch"
        >
          {wide.map(show)}
          {beside}
        </Columns>
      )}
      {rest > 0 && (
        <Columns widths={equal(rest)} from={rest > 2 ? 'lg' : 'md'} gap={2} align="stretch">
          {others.map(show)}
          {after}
        </Columns>
      )}
    </>
  )
}
