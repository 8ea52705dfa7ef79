import type { IsoDate } from '@contract/domain/dates'
import type { Account, Debtor } from '@contract/statements/statements.schemas'
import type { Db } from '../../db/database'
import { found } from '../../http/problem'
import { debtorsOf } from './debtors'
import { listDebtorPupils, listOverdue } from './debtors.queries'
import { movementsOf } from './movements'
import { findHolder, readFacts } from './statements.queries'
import { openOf, totalsOf } from './totals'

/** The school's clock. */
export interface SchoolDay {
  today: IsoDate
  timeZone: string
}

/** Signs the link to a statement as a PDF; `cicloId` null for all cycles. */
export type LinkStatement = (alumnoId: number, cicloId: number | null) => string

/** Reads the ledger: what a pupil owes and paid, and who is behind. Nothing here writes. */
export const createStatementsService = () => ({
  /** @throws 404 no such pupil */
  ofStudent: async (
    db: Db,
    id: number,
    { today, timeZone }: SchoolDay,
    link: LinkStatement,
  ): Promise<Account> => {
    const holder = found(await findHolder(db, id), `No existe el alumno ${id}.`)
    const facts = await readFacts(db, id, timeZone)
    const movimientos = movementsOf(facts)
    const open = openOf(facts, today)
    const named = new Set(movimientos.map(({ cicloId }) => cicloId))
    return {
      ...holder,
      fecha: today,
      movimientos,
      total: { ...totalsOf(open, today), pdf: link(id, null) },
      ciclos: facts.cycles
        .filter((cycle) => named.has(cycle.id))
        .map((cycle) => ({
          id: cycle.id,
          name: cycle.name,
          ...totalsOf(
            open.filter(({ cycle_id }) => cycle_id === cycle.id),
            today,
          ),
          pdf: link(id, cycle.id),
        })),
    }
  },

  /** Families with something overdue, the longest overdue first. */
  debtors: async (db: Db, today: IsoDate): Promise<Debtor[]> => {
    const overdue = await listOverdue(db, today)
    if (overdue.length === 0) return []
    const ids = [...new Set(overdue.map(({ student_id }) => student_id))]
    return debtorsOf(overdue, await listDebtorPupils(db, ids, today), today)
  },
})
export type StatementsService = ReturnType<typeof createStatementsService>
