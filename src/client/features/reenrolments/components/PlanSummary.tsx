import { styled } from '@mui/material/styles'
import type { Counts, PlaceCounts } from '../plan.lines'
import { STATE_COUNTS, STATE_ORDER, texts } from '../reenrolments.texts'

/** Scrolls by itself where the page is narrow, and by keyboard. */
const Frame = styled('div')(({ theme: { vars } }) => ({
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': {
    padding: '4px 10px',
    borderBottom: `1px solid ${vars.palette.divider}`,
    textAlign: 'right',
  },
  '& th:first-of-type': { textAlign: 'left', whiteSpace: 'nowrap' },
  '& thead th': { fontWeight: 600, color: vars.palette.text.secondary },
  '& tfoot th, & tfoot td': { fontWeight: 600, borderBottom: 0 },
  '& td.none': { color: vars.palette.text.disabled },
  '& button': {
    border: 0,
    padding: '4px 0',
    minHeight: 24,
    background: 'none',
    font: 'inherit',
    color: vars.palette.primary.main,
    cursor: 'pointer',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
  },
}))

function Cells({ counts, total }: { counts: Counts; total: number }) {
  return (
    <>
      {STATE_ORDER.map((state) => (
        <td key={state} className={counts[state] === 0 ? 'none' : undefined}>
          {counts[state]}
        </td>
      ))}
      <td>{total}</td>
    </>
  )
}

interface PlanSummaryProps {
  places: readonly PlaceCounts[]
  counts: Counts
  total: number
  /** Shows the pupils of one of them. */
  onPlace: (lugar: string) => void
}

/** How many of each grade and group are ready, and what holds the others. */
export function PlanSummary({ places, counts, total, onPlace }: PlanSummaryProps) {
  return (
    <Frame role="group" aria-label={texts.byPlace} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts.place}</th>
            {STATE_ORDER.map((state) => (
              <th scope="col" key={state}>
                {STATE_COUNTS[state]}
              </th>
            ))}
            <th scope="col">{texts.total}</th>
          </tr>
        </thead>
        <tbody>
          {places.map((place) => (
            <tr key={place.lugar}>
              <th scope="row">
                <button type="button" onClick={() => onPlace(place.lugar)}>
                  {place.lugar}
                </button>
              </th>
              <Cells counts={place.counts} total={place.total} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts.total}</th>
            <Cells counts={counts} total={total} />
          </tr>
        </tfoot>
      </table>
    </Frame>
  )
}
