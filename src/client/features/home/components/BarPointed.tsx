import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight'
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip'

export function BarPointed({ part }: { part: 'band' | 'told' }) {
  return part === 'band' ? <ChartsAxisHighlight x="band" /> : <ChartsTooltip trigger="axis" />
}
