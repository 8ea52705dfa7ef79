import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { formatDate } from '@contract/domain/dates'
import { nearestPlace, placeLabel, yearOfPlace } from '@contract/domain/grades'
import { formatPesos } from '@contract/domain/money'
import type { Bucket } from '@contract/statements/debtorLists'
import { DEBTOR_SORT_BY, debtorText } from '@contract/statements/debtors.rules'
import { bucketOf, leftToPayToday } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import * as paths from '@contract/domain/screenPaths'
import { TwoLines } from '../../../ui/layout/layout'
import { amountColumn } from '../../../ui/list/amountColumn'
import type { Table } from '../../../ui/list/exported'
import type { ListOf } from '../../../ui/list/ListScreen'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { BUCKET_LABELS, texts } from '../statements.texts'
import { reachOf } from './ContactDialog'

export const pathOf = ({ padre, alumnos }: Debtor, canOpen: boolean): string => {
  if (!padre) return paths.account(alumnos[0]!.id)
  return canOpen ? paths.parent(padre.id) : paths.familyAccount(padre.id)
}

/** The grade is never cut: a long name is, and without room for both the grade takes a line of its own. */
const NameAndPlace = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  // Links of two children lie one above the other: a finger needs this much for each.
  minHeight: 24,
  '& > a': { flex: '1 1 110px', maxWidth: 'max-content' },
  '& > span': { flex: 'none', whiteSpace: 'pre' },
})

function DebtorChildren({ debtor: { alumnos } }: { debtor: Debtor }) {
  return (
    <TwoLines>
      {alumnos.map(({ id, nombre, ...pupil }) => {
        const place = placeLabel(pupil)
        return (
          <small key={id} title={nombre}>
            <NameAndPlace>
              <Link to={paths.account(id)}>{nombre}</Link>
              {place && <span> · {place}</span>}
            </NameAndPlace>
          </small>
        )
      })}
    </TwoLines>
  )
}

const TONES: Record<Bucket, StatusTone> = { un_mes: 'info', dos_meses: 'warning', tres_meses: 'error' }

function Lateness({ debtor: { meses } }: { debtor: Pick<Debtor, 'meses'> }) {
  const bucket = bucketOf(meses)
  return <StatusChip label={BUCKET_LABELS[bucket]} tone={TONES[bucket]} />
}

export const list = {
  noun: { one: 'familia', many: 'familias' },
  searchText: debtorText,
  sortBy: DEBTOR_SORT_BY,
  columns: [
    {
      key: 'familia',
      header: 'Familia',
      sortable: true,
      cell: ({ padre }) => padre?.nombre ?? texts.noParent,
      under: reachOf,
    },
    { key: 'alumnos', header: 'Alumnos', clip: true, cell: (debtor) => <DebtorChildren debtor={debtor} /> },
    {
      key: 'atraso',
      header: 'Atraso',
      sortable: true,
      cell: (debtor) => <Lateness debtor={debtor} />,
      under: ({ desde }) => `Desde el ${formatDate(desde)}`,
    },
    amountColumn('vencido', 'Vencido', ({ vencido }) => vencido, { wideOnly: true, sortable: true }),
    amountColumn('recargos', 'Recargos a hoy', ({ recargos }) => recargos || null, {
      wideOnly: true,
      sortable: true,
    }),
    amountColumn('por_pagar', 'Por pagar hoy', leftToPayToday, {
      width: 108,
      sortable: true,
      under: ({ saldo_favor }) => saldo_favor > 0 && `A favor ${formatPesos(saldo_favor)}`,
    }),
  ],
  empty: {
    icon: 'success',
    title: 'Nadie debe nada vencido',
    text: 'Aquí aparecen las familias con cargos o colegiaturas cuya fecha ya pasó.',
  },
} satisfies ListOf<Debtor>

const debtsOf = ({ padre, alumnos }: Debtor) =>
  alumnos.flatMap(({ nombre, numero_control, conceptos, ...place }) =>
    conceptos.map(({ descripcion, ciclo, vencimiento, meses, saldo, recargo }) => [
      padre?.nombre ?? texts.noParent,
      padre?.telefono ?? '',
      nombre,
      numero_control,
      yearOfPlace(place),
      nearestPlace(place).grupo?.nombre ?? '',
      descripcion,
      ciclo,
      vencimiento,
      meses,
      saldo,
      recargo,
    ]),
  )

/** One row per debt, so that a spreadsheet can sum by family, pupil or concept. */
export const debtsTable = (debtors: readonly Debtor[]): Table => ({
  head: [
    'Familia',
    'Teléfono',
    'Alumno',
    'Número de control',
    'Grado',
    'Grupo',
    'Concepto',
    'Ciclo escolar',
    'Venció',
    'Meses de atraso',
    'Adeudo',
    'Recargo a hoy',
    'Saldo a favor de la familia',
    'Por pagar hoy de la familia',
  ],
  rows: debtors.flatMap((debtor) =>
    debtsOf(debtor).map((cells, at) =>
      // Amounts of the family only in its first row, so that these columns can be summed too.
      at === 0 ? [...cells, debtor.saldo_favor, leftToPayToday(debtor)] : [...cells, null, null],
    ),
  ),
})
