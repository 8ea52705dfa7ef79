import { placeLabel } from '@contract/domain/grades'
import { sumPesos } from '@contract/domain/money'
import { countText } from '@contract/domain/text'
import type { ServicePupilRow } from '../../../state/services/services.api'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Column } from '../../../ui/list/columns'
import type { ListOf } from '../../../ui/list/ListScreen'
import { texts } from '../services.texts'

export const owedBy = ({ meses }: ServicePupilRow): number => sumPesos(meses.map(({ saldo }) => saldo))

const paidOf = ({ meses }: ServicePupilRow): number =>
  meses.filter(({ monto, saldo }) => saldo < monto).length

const columns = {
  name: { key: 'nombre', header: 'Alumno', sortable: true, cell: ({ alumno }) => alumno.nombre },
  control: {
    key: 'control',
    header: 'Número de control',
    width: 120,
    cell: ({ alumno }) => alumno.numero_control,
  },
  place: { key: 'grupo', header: 'Grado y grupo', cell: ({ alumno }) => placeLabel(alumno) || '—' },
  months: {
    key: 'meses',
    header: texts.alreadyCharged,
    cell: ({ meses }) => (meses.length === 0 ? '—' : countText(meses.length, 'mes', 'meses')),
    under: (row) => texts.paid(paidOf(row)),
    exported: (row) => ({ [texts.alreadyCharged]: row.meses.length, 'Con pagos': paidOf(row) }),
  },
  owed: amountColumn('saldo', 'Resta', owedBy, { sortable: true, exported: owedBy }),
} satisfies Record<string, Column<ServicePupilRow>>

export const servicePupilList = {
  noun: { one: 'alumno', many: 'alumnos' },
  searchText: ({ alumno }) => `${alumno.nombre} ${alumno.numero_control}`,
  searchLabel: texts.searchPupil,
  sortBy: { nombre: ({ alumno }) => alumno.nombre, saldo: owedBy },
  columns: [columns.name, columns.control, columns.place, columns.months, columns.owed],
  empty: {
    icon: 'users',
    title: 'Nadie tiene este servicio',
    text: 'Aparecen aquí los alumnos a los que se les cobra.',
  },
} satisfies ListOf<ServicePupilRow>

export const pickedPupilList = {
  noun: servicePupilList.noun,
  searchText: servicePupilList.searchText,
  columns: [columns.name, columns.place, columns.months],
} satisfies ListOf<ServicePupilRow>
