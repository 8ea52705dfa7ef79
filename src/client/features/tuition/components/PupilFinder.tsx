import { type ReactNode, useCallback, useMemo } from 'react'
import { lateTuition } from '@contract/statements/statements.rules'
import type { Pupil } from '@contract/students/students.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import * as paths from '@contract/domain/screenPaths'
import { ON_OPENING } from '../../../state/core/reads'
import { useMay } from '../../../state/session/useMay'
import { useDebtors } from '../../../state/statements/statements.api'
import { useEnrolledStudents } from '../../../state/students/students.selectors'
import type { Column } from '../../../ui/list/columns'
import { ListPanel, type ListSource } from '../../../ui/list/ListPanel'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { RowAction } from '../../../ui/list/RowAction'
import { useRowKeys } from '../../../ui/list/useRowKeys'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { deskOf, useMayCollect } from '../../../write/money/deskAddress'
import { texts } from '../tuition.texts'

/** `debe`: overdue months of a pupil without a current enrolment, as named in the desk's address. */
interface Payable extends Pupil {
  curp: string
  debe?: readonly string[]
}

const pupil: readonly Column<Payable>[] = [
  ...anyPupilList.columns.map((column, at) =>
    at === 0 ? { ...column, under: ({ debe }: Payable) => debe && 'No inscrito en el ciclo actual' } : column,
  ),
  { key: 'curp', header: 'CURP', cell: ({ curp }) => curp, wideOnly: true },
]

/** Memoize the result: new columns render every row again. @param overdue pesos by pupil; undefined while loading, null: no column */
const pupilColumns = (
  overdue: ReadonlyMap<number, number> | null | undefined,
): readonly Column<Payable>[] => {
  if (overdue === null) return pupil
  const amountOf = (id: number) => {
    const pesos = overdue?.get(id) ?? 0
    if (pesos > 0) return <MoneyText pesos={pesos} />
    return overdue && '—'
  }
  return [...pupil, { key: 'vencido', header: 'Vencido', align: 'right', cell: ({ id }) => amountOf(id) }]
}

/** By pupil: the answer by families is some MB in a large school. */
const BY_PUPIL = { por: 'alumno' } as const

/** Overdue pesos by pupil, of all cycles, with recargos; undefined while loading, null where server or role do not give them. */
const useBehind = () => {
  const { row, error, isLoading, retry } = useDebtors(BY_PUPIL, ON_OPENING)
  const found = useMemo(() => {
    // An older server does not know `por` and answers with families; their pupils are taken out here.
    const behind = row && (row.alumnos ?? lateTuition(row.morosos))
    const pesos = behind?.map(({ id, vencido }) => [id, vencido] as const)
    return { behind, overdue: pesos ? new Map(pesos) : error ? null : undefined }
  }, [row, error])
  const failed = error && error.status !== 403 && error.status !== 404 ? error.message : undefined
  return { ...found, isLoading, failed, retry }
}

const usePayable = ({ behind, ...debtors }: ReturnType<typeof useBehind>): ListSource<Payable> => {
  const source = useEnrolledStudents()
  const { rows: enrolled } = source
  const rows = useMemo(() => {
    if (!enrolled || !behind) return enrolled
    const here = new Set(enrolled.map(({ id }) => id))
    const others = behind
      .filter(({ id }) => !here.has(id))
      .map(({ vencido: _, meses: debe, ...alumno }) => ({ ...alumno, curp: '', debe }))
    return [...enrolled, ...others]
  }, [enrolled, behind])
  // The enrolled show while the debtors load; an empty list would say that there are none.
  return {
    rows,
    isLoading: source.isLoading || debtors.isLoading,
    error: source.error ?? debtors.failed,
    retry: () => {
      source.retry()
      if (debtors.failed !== undefined) debtors.retry()
    },
  }
}

interface PupilFinderProps {
  title: string
  subtitle: ReactNode
  /** Must be a stable function: a new one renders every row again. */
  to: (alumnoId: number) => string
}

export function PupilFinderList({ title, to }: Omit<PupilFinderProps, 'subtitle'>) {
  const canPay = useMay()(tuitionRoutes.pay.access)
  const mayCollect = useMayCollect()
  const behind = useBehind()
  const { overdue } = behind
  const source = usePayable(behind)
  const columns = useMemo(() => pupilColumns(overdue), [overdue])
  const { frame, onKeyDown } = useRowKeys<HTMLDivElement>()
  const rowOpens = useCallback(
    ({ id, debe }: Payable) => {
      if (!debe) return to(id)
      // What they owe is of other cycles, which only the desk shows together.
      return mayCollect ? deskOf({ alumnoId: id }, debe) : paths.account(id)
    },
    [mayCollect, to],
  )
  const rowActions = useCallback(
    (pupil: Payable) => (
      <RowAction icon={canPay ? 'pay' : 'eye'} label={canPay ? texts.open : 'Ver'} to={rowOpens(pupil)} />
    ),
    [canPay, rowOpens],
  )
  return (
    <div ref={frame} onKeyDown={onKeyDown}>
      <ListPanel
        label={title}
        source={source}
        {...anyPupilList}
        columns={columns}
        searchLabel="Buscar por nombre, CURP o control"
        rowActions={rowActions}
        rowOpens={rowOpens}
        empty={{
          icon: 'users',
          title: 'No hay alumnos inscritos',
          text: 'Aquí aparecen los alumnos del ciclo escolar actual, para cobrarles su colegiatura.',
        }}
      />
    </div>
  )
}

export function PupilFinder({ subtitle, ...list }: PupilFinderProps) {
  return (
    <Page title={list.title} subtitle={subtitle}>
      <PupilFinderList {...list} />
    </Page>
  )
}
