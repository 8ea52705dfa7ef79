import { type ReactNode, useCallback, useMemo } from 'react'
import { sumPesos } from '@contract/domain/money'
import type { Debtor } from '@contract/statements/statements.schemas'
import type { Student } from '@contract/students/students.schemas'
import { tuitionRoutes } from '@contract/tuition/tuition.routes'
import { useAppSelector } from '../../../state/hooks'
import { selectMay } from '../../../state/session/session.selectors'
import { useDebtors } from '../../../state/statements/statements.selectors'
import { useEnrolledStudents } from '../../../state/students/students.selectors'
import type { Column } from '../../../ui/list/columns'
import { ListPanel } from '../../../ui/list/ListPanel'
import { anyPupilList } from '../../../ui/list/pupilLists'
import { RowAction } from '../../../ui/list/RowAction'
import { useRowKeys } from '../../../ui/list/useRowKeys'
import { MoneyText } from '../../../ui/page/MoneyText'
import { Page } from '../../../ui/page/Page'
import { texts } from '../tuition.texts'

const pupil: readonly Column<Student>[] = [
  ...anyPupilList.columns,
  { key: 'curp', header: 'CURP', cell: ({ curp }) => curp, hideOnCard: true },
]

/**
 * Of who may be paid for. Make them once per map: rows are drawn anew with new columns.
 * @param overdue pesos by pupil; undefined while it is on the way, null leaves the column out
 */
export const pupilColumns = (
  overdue: ReadonlyMap<number, number> | null | undefined,
): readonly Column<Student>[] => {
  if (overdue === null) return pupil
  const amountOf = (id: number) => {
    const pesos = overdue?.get(id) ?? 0
    if (pesos > 0) return <MoneyText pesos={pesos} />
    return overdue && '—'
  }
  return [
    ...pupil,
    { key: 'vencido', header: texts.columns.overdue, align: 'right', cell: ({ id }) => amountOf(id) },
  ]
}

/** Pesos of tuition that are overdue today, recargos included, by pupil and over all cycles. */
const overdueOf = (debtors: readonly Debtor[]): ReadonlyMap<number, number> =>
  new Map(
    debtors
      .flatMap(({ alumnos }) => alumnos)
      .map(({ id, conceptos }) => {
        const months = conceptos.filter((each) => each.id.startsWith('colegiatura-'))
        return [id, sumPesos(months.flatMap(({ saldo, recargo }) => [saldo, recargo]))]
      }),
  )

/** What each pupil owes; undefined while it is not known, null when the server does not tell. */
const useOverdue = (): ReadonlyMap<number, number> | null | undefined => {
  const { row, error } = useDebtors()
  const known = useMemo(() => row && overdueOf(row.morosos), [row])
  return known ?? (error ? null : undefined)
}

interface PupilFinderProps {
  title: string
  /** Cycle whose pupils these are. */
  subtitle: ReactNode
  /** Where a pupil is paid; keep its identity. */
  to: (alumnoId: number) => string
}

/** Who is at the desk: typed, gone to with the arrow, opened with Enter. */
export function PupilFinder({ title, subtitle, to }: PupilFinderProps) {
  const source = useEnrolledStudents()
  const canPay = useAppSelector((state) => selectMay(state, tuitionRoutes.pay.access))
  const overdue = useOverdue()
  const columns = useMemo(() => pupilColumns(overdue), [overdue])
  const { frame, onKeyDown } = useRowKeys<HTMLDivElement>()
  const rowActions = useCallback(
    ({ id }: Student) => (
      <RowAction icon={canPay ? 'pay' : 'eye'} label={canPay ? texts.open : texts.see} to={to(id)} />
    ),
    [canPay, to],
  )
  return (
    <Page title={title} subtitle={subtitle}>
      <div ref={frame} onKeyDown={onKeyDown}>
        <ListPanel
          label={title}
          source={source}
          {...anyPupilList}
          columns={columns}
          searchLabel={texts.searchPupil}
          rowActions={rowActions}
          empty={{ icon: 'users', title: texts.nobody, text: texts.nobodyText }}
        />
      </div>
    </Page>
  )
}
