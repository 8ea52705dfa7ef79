import type { IsoDate } from '@contract/domain/dates'
import {
  dueDate,
  monthsFrom,
  sameMonthCount,
  tuitionDescription,
  type TuitionMonth,
} from '@contract/domain/months'
import type { Tx } from '../../db/database'
import { createTuitionPayment, type Ledger } from './tuition.payment'
import { insertTuition } from './tuition.queries'
import { tuitionStatement } from './tuition.statement'

interface Deps {
  payments: Ledger
}

/** What of a cycle decides the months. */
export interface TuitionCycle {
  meses: readonly TuitionMonth[]
  dia_limite: number
}

/** Tuition rows (DOMAIN §5): one per enrolment and installment. */
export const createTuitionService = ({ payments }: Deps) => ({
  statement: tuitionStatement,

  ...createTuitionPayment(payments),

  /**
   * The months that new enrolments owe: from the current one on when late, each at the frozen price (DOMAIN §4).
   * @param today the school's day of the enrolment
   * @returns how many rows were made
   */
  createForEnrolments: async (
    tx: Tx,
    enrolmentIds: readonly number[],
    cycle: TuitionCycle,
    today: IsoDate,
    now: Date,
  ): Promise<number> => {
    const months = monthsFrom(cycle.meses, today).map((month) => ({
      ...month,
      descripcion: tuitionDescription(month, sameMonthCount(cycle.meses, month)),
      vencimiento: dueDate(month, cycle.dia_limite),
    }))
    return months.length === 0 ? 0 : insertTuition(tx, enrolmentIds, months, now)
  },
})
export type TuitionService = ReturnType<typeof createTuitionService>
