import { useMemo } from 'react'
import type { Charge } from '@contract/charges/charges.schemas'
import { oldestFirst } from '@contract/charges/oldestFirst'
import { byKey } from '@contract/domain/byKey'
import { sumPesos } from '@contract/domain/money'
import { usePartlyPaidCharges } from '../../state/charges/charges.selectors'
import type { ListSource } from '../../ui/list/ListPanel'
import type { OwedByPupil } from './components/PickBox'

export const owedByPupil = (charges: readonly Charge[]): OwedByPupil => {
  const owed = new Map<number, { count: number; pesos: number }>()
  for (const { alumno, monto_restante } of charges) {
    const { count, pesos } = owed.get(alumno.id) ?? { count: 0, pesos: 0 }
    owed.set(alumno.id, { count: count + 1, pesos: sumPesos([pesos, monto_restante]) })
  }
  return owed
}

const byPupil = (charges: readonly Charge[]): readonly Charge[] =>
  [...byKey(charges, ({ alumno }) => alumno.id).values()].flat()

/** The customer has a call for unpaid and one for partly paid charges; both are owed. @param tipo of the partly paid ones; missing: all */
export const useOwedCharges = (pending: ListSource<Charge>, tipo?: Charge['tipo']): ListSource<Charge> => {
  const partly = usePartlyPaidCharges()
  const { rows: first } = pending
  const { rows: second } = partly
  const rows = useMemo(() => {
    if (!first || !second) return undefined
    const more = second.filter((charge) => !tipo || charge.tipo === tipo)
    // While one list is newer than the other, a charge may be in both.
    const seen = new Set(first.map(({ id }) => id))
    return byPupil([...first, ...more.filter(({ id }) => !seen.has(id))].sort(oldestFirst))
  }, [first, second, tipo])
  return {
    rows,
    isLoading: pending.isLoading || partly.isLoading,
    error: pending.error ?? partly.error,
    retry: () => {
      pending.retry()
      partly.retry()
    },
  }
}
