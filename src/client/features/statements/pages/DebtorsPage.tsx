import Button from '@mui/material/Button'
import { useCallback, useMemo, useState } from 'react'
import { Link } from 'react-router-dom'
import { contactsRoutes } from '@contract/contacts/contacts.routes'
import { formatDate } from '@contract/domain/dates'
import { GRADES, gradeLabel, placeLabel } from '@contract/domain/grades'
import type { Access } from '@contract/http/route'
import { parentsRoutes } from '@contract/parents/parents.routes'
import { bucketOf, BUCKETS, sumDebts, type Bucket } from '@contract/statements/statements.rules'
import type { Debtor } from '@contract/statements/statements.schemas'
import { ON_OPENING } from '../../../state/core/reads'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { namesOf, useDebtors } from '../../../state/statements/statements.selectors'
import { TwoLines } from '../../../ui/layout/layout'
import { FilterSelect } from '../../../ui/list/FilterSelect'
import type { Table } from '../../../ui/list/exported'
import { ListScreen, type ListOf } from '../../../ui/list/ListScreen'
import { RowActions } from '../../../ui/list/RowActions'
import { useFilters } from '../../../ui/list/useFilters'
import type { ListFilter } from '../../../ui/list/useLocalList'
import { MoneyText } from '../../../ui/page/MoneyText'
import { StatusChip, type StatusTone } from '../../../ui/page/StatusChip'
import { deskOf, useMayCollect } from '../../../write/money/CollectLink'
import { ContactDialog, reachOf } from '../components/ContactDialog'
import { Extensions } from '../components/Extensions'
import { DebtTotals } from '../components/DebtTotals'
import { ReminderDialog } from '../components/ReminderDialog'
import { BUCKET_LABELS, texts } from '../statements.texts'

/** A family without a parent is its child. */
const nameOf = ({ padre, alumnos }: Debtor): string => padre?.nombre ?? alumnos[0]?.nombre ?? ''

/** The parent's page; the family's statement for who may not read parents. */
const fileOf = ({ padre, alumnos }: Debtor, canOpen: boolean): string => {
  if (!padre) return `/estado-de-cuenta/${alumnos[0]!.id}`
  return canOpen ? `/padre/${padre.id}` : `/estado-de-cuenta/familia/${padre.id}`
}

/** Each child with the way to the statement. */
function DebtorChildren({ debtor: { alumnos } }: { debtor: Debtor }) {
  return (
    <TwoLines>
      {alumnos.map(({ id, nombre, ...place }) => (
        <small key={id} title={nombre}>
          <Link to={`/estado-de-cuenta/${id}`}>{nombre}</Link>
          {place.grado && ` · ${placeLabel(place)}`}
        </small>
      ))}
    </TwoLines>
  )
}

const TONES: Record<Bucket, StatusTone> = { un_mes: 'info', dos_meses: 'warning', tres_meses: 'error' }

/** How late a family is. */
function Lateness({ debtor: { meses } }: { debtor: Pick<Debtor, 'meses'> }) {
  const bucket = bucketOf(meses)
  return <StatusChip label={BUCKET_LABELS[bucket]} tone={TONES[bucket]} />
}

const list = {
  noun: { one: 'familia', many: 'familias' },
  searchText: ({ padre, alumnos }) =>
    [
      padre?.nombre,
      padre?.telefono,
      ...alumnos.map(({ nombre, numero_control }) => `${nombre} ${numero_control}`),
    ].join(' '),
  sortBy: {
    familia: nameOf,
    atraso: ({ desde }) => desde,
    vencido: ({ vencido }) => vencido,
    recargos: ({ recargos }) => recargos,
  },
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
      under: ({ desde }) => texts.since(formatDate(desde)),
    },
    {
      key: 'vencido',
      header: 'Vencido',
      align: 'right',
      sortable: true,
      cell: ({ vencido }) => <MoneyText pesos={vencido} />,
    },
    {
      key: 'recargos',
      header: 'Recargos a hoy',
      wideOnly: true,
      align: 'right',
      sortable: true,
      cell: ({ recargos }) => (recargos > 0 ? <MoneyText pesos={recargos} /> : '—'),
    },
  ],
  empty: { icon: 'success', title: texts.noDebtors, text: texts.noDebtorsText },
} satisfies ListOf<Debtor>

/** Names of the filters in the address bar. */
const FILTER_NAMES = ['atraso', 'grado'] as const
type FilterValues = Record<(typeof FILTER_NAMES)[number], string>
const NO_FILTERS: FilterValues = { atraso: '', grado: '' }

const LATENESS_OPTIONS = BUCKETS.map((value) => ({ value, label: BUCKET_LABELS[value] }))
const GRADE_OPTIONS = GRADES.map((value) => ({ value, label: gradeLabel(value) }))

/** By the oldest debt of a family, so that each family is in one of the three; by grade with any child in it. */
const filterOf = ({ atraso, grado }: FilterValues): ListFilter<Debtor> | undefined =>
  atraso || grado
    ? {
        key: `${atraso}|${grado}`,
        keep: ({ meses, alumnos }) =>
          (!atraso || bucketOf(meses) === atraso) &&
          (!grado || alumnos.some((pupil) => pupil.grado === grado)),
      }
    : undefined

interface DebtorFiltersProps {
  values: FilterValues
  onChange: (patch: Partial<FilterValues>) => void
}

/** Lateness and grade beside the search box. */
function DebtorFilters({ values: { atraso, grado }, onChange }: DebtorFiltersProps) {
  return (
    <>
      <FilterSelect
        label={texts.lateness}
        allLabel={texts.allLateness}
        options={LATENESS_OPTIONS}
        value={atraso}
        onChange={(next) => onChange({ atraso: next })}
      />
      <FilterSelect
        label={texts.grade}
        allLabel={texts.allGrades}
        options={GRADE_OPTIONS}
        value={grado}
        onChange={(next) => onChange({ grado: next })}
      />
      {(atraso || grado) && <Button onClick={() => onChange(NO_FILTERS)}>{texts.clearFilters}</Button>}
    </>
  )
}

/** With all that the list calls overdue. */
const deskOfDebtor = ({ padre, alumnos }: Debtor): string =>
  deskOf(
    padre ? { padre: padre.id } : { alumno: alumnos[0]!.id },
    namesOf(alumnos.flatMap(({ conceptos }) => conceptos)),
  )

/** A row for each thing that is owed, so that a spreadsheet can sum it by family, pupil or concept. */
export const debtsTable = (debtors: readonly Debtor[]): Table => ({
  head: texts.csv,
  rows: debtors.flatMap(({ padre, alumnos }) =>
    alumnos.flatMap(({ nombre, numero_control, grado, grupo, conceptos }) =>
      conceptos.map(({ descripcion, ciclo, vencimiento, meses, saldo, recargo }) => [
        padre?.nombre ?? texts.noParent,
        padre?.telefono ?? '',
        nombre,
        numero_control,
        grado ? gradeLabel(grado) : '',
        grupo?.nombre ?? '',
        descripcion,
        ciclo,
        vencimiento,
        meses,
        saldo,
        recargo,
      ]),
    ),
  ),
})

const CONTACTS: Access = [...contactsRoutes.list.access, ...contactsRoutes.create.access]

/** Families with something overdue; the sums and the file are of those that search and filters leave. */
export function DebtorsPage() {
  // Overnight more falls due, and no write says so.
  const { row: data, error, ...reading } = useDebtors(undefined, ON_OPENING)
  const debtors = data?.morosos
  const { values, change } = useFilters(FILTER_NAMES)
  const filter = useMemo(() => filterOf(values), [values])
  const [reminding, setReminding] = useState<Debtor | null>(null)
  const [speaking, setSpeaking] = useState<Debtor | null>(null)
  const canContact = useAppSelector((state) => selectMay(state, CONTACTS))
  const mayCollect = useMayCollect()
  const canOpen = useAppSelector((state) => selectMay(state, parentsRoutes.get.access))
  const rowOpens = useCallback((debtor: Debtor) => fileOf(debtor, canOpen), [canOpen])
  const rowActions = useCallback(
    (debtor: Debtor) => (
      <RowActions
        of={nameOf(debtor)}
        actions={[
          mayCollect && { icon: 'pay', label: texts.collect, to: deskOfDebtor(debtor) },
          { icon: 'megaphone', label: texts.remind, onClick: () => setReminding(debtor) },
          canContact && { icon: 'phone', label: texts.contacts, onClick: () => setSpeaking(debtor) },
        ]}
      />
    ),
    [mayCollect, canContact],
  )
  const some = data !== undefined && data.morosos.length > 0
  const waiting = reading.isLoading
  return (
    <>
      <ListScreen
        title={texts.debtors}
        subtitle={
          waiting
            ? texts.debtorsToCome
            : some && texts.debtorsText(data.morosos.length, formatDate(data.fecha))
        }
        above={(shown) => (waiting || some) && <DebtTotals sums={waiting ? null : sumDebts(shown)} />}
        below={<Extensions months={data?.prorrogas ?? []} />}
        {...list}
        exported={debtsTable}
        source={{ ...reading, rows: debtors, error: error?.message }}
        filter={filter}
        filters={<DebtorFilters values={values} onChange={change} />}
        rowActions={rowActions}
        rowOpens={rowOpens}
      />
      {speaking && (
        <ContactDialog debtor={speaking} name={nameOf(speaking)} onClose={() => setSpeaking(null)} />
      )}
      {reminding && data && (
        <ReminderDialog debtor={reminding} from={data} onClose={() => setReminding(null)} />
      )}
    </>
  )
}
