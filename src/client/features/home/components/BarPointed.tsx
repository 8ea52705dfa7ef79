import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'

/** What the pointer stands on: a band over the bars, and their numbers beside it. */
export function BarPointed({ part }: { part: 'band' | 'told' }) {
  return part === 'band' ? <ChartsAxisHighlight x="band" /> : <ChartsTooltip trigger="axis" />
}
