import type { Cycle } from '@contract/cycles/cycles.schemas'
import { formatDate } from '@contract/domain/dates'
import type { Column } from '../../ui/list/columns'
import { MoneyText } from '../../ui/page/MoneyText'
import { StatusChip } from '../../ui/page/StatusChip'
import { enrolledCount } from './cycles.counts'
import { WHEN } from './cycles.texts'

export const cycleSearchText = ({ name, fecha_inicio, fecha_fin }: Cycle): string =>
  `${name} ${formatDate(fecha_inicio)} ${formatDate(fecha_fin)}`

const money = (
  key: 'costo_inscripcion' | 'mensualidad_preescolar' | 'mensualidad_primaria' | 'costo_material',
  header: string,
): Column<Cycle> => ({
  key,
  header,
  align: 'right',
  cell: (cycle) => <MoneyText pesos={cycle[key]} />,
})

export const cycleColumns: readonly Column<Cycle>[] = [
  {
    key: 'name',
    header: 'Ciclo',
    cell: ({ name }) => <strong style={{ whiteSpace: 'nowrap' }}>{name}</strong>,
  },
  {
    key: 'fechas',
    header: 'Fechas',
    cell: ({ fecha_inicio, fecha_fin }) => `${formatDate(fecha_inicio)} a ${formatDate(fecha_fin)}`,
  },
  {
    key: 'vigencia',
    header: 'Estado',
    cell: ({ vigencia }) =>
      vigencia && (
        <StatusChip tone={vigencia === 'EN_CURSO' ? 'success' : 'neutral'} label={WHEN[vigencia]} />
      ),
  },
  { key: 'inscritos', header: 'Inscritos', align: 'right', cell: (cycle) => enrolledCount(cycle) },
  money('costo_inscripcion', 'Inscripción'),
  {
    key: 'mensualidad',
    header: 'Mensualidades',
    align: 'right',
    cell: ({ mensualidad_preescolar, mensualidad_primaria }) => (
      // One box: on a card the parts of a cell stand side by side.
      <div style={{ whiteSpace: 'nowrap' }}>
        <small>Preescolar</small> <MoneyText pesos={mensualidad_preescolar} />
        <br />
        <small>Primaria</small> <MoneyText pesos={mensualidad_primaria} />
      </div>
    ),
  },
  money('costo_material', 'Material'),
]
