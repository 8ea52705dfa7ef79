import type { CashCut } from '@contract/cashCuts/cashCuts.schemas'
import type { ListFilter } from '../../ui/list/useLocalList'

/** Names of the filters in the address bar. */
export const FILTER_NAMES = ['cajero', 'desde', 'hasta'] as const
export type CutFilterValues = Record<(typeof FILTER_NAMES)[number], string>

export const NO_FILTERS: CutFilterValues = { cajero: '', desde: '', hasta: '' }

/** The filter of the list, or none while nothing is chosen; days are both included, as text order is calendar order. */
export const cutFilter = ({ cajero, desde, hasta }: CutFilterValues): ListFilter<CashCut> | undefined => {
  const key = [cajero, desde, hasta].join('|')
  if (key === '||') return undefined
  return {
    key,
    keep: (cut) =>
      (!cajero || String(cut.cajero.id) === cajero) &&
      (!desde || cut.dia >= desde) &&
      (!hasta || cut.dia <= hasta),
  }
}

/** Who closed any cut, by name. */
export const cashierOptions = (cuts: readonly CashCut[]) =>
  [...new Map(cuts.map(({ cajero }) => [cajero.id, cajero.nombre]))]
    .map(([id, label]) => ({ value: String(id), label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'es-MX'))
