import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'

/** A band behind the pointed bar, or the tooltip with its numbers. */
export function BarPointed({ part }: { part: 'band' | 'told' }) {
  return part === 'band' ? <ChartsAxisHighlight x="band" /> : <ChartsTooltip trigger="axis" />
}
