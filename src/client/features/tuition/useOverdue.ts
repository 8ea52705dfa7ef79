import { useMemo } from 'react'
import { sumPesos } from '@contract/domain/money'
import type { Debtor } from '@contract/statements/statements.schemas'
import { useListDebtorsQuery } from '../../state/statements/statements.api'

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
export const useOverdue = (): ReadonlyMap<number, number> | null | undefined => {
  const { data, isError } = useListDebtorsQuery()
  const known = useMemo(() => data && overdueOf(data.morosos), [data])
  return known ?? (isError ? null : undefined)
}
