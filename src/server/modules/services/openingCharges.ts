import { byKey } from '@contract/domain/byKey'
import { monthsOwed } from '@contract/services/services.rules'
import type { WriteCall } from '../../http/call'
import { found } from '../../shared/problem'
import type { ChargesService } from '../charges/charges.service'
import type { CycleRow } from '../cycles/cycles.queries'
import { dueDays, rowOf, UNKNOWN } from './monthCharges'
import * as queries from './services.queries'

interface OpeningServices {
  readonly servicioId: number
  readonly alumno: { readonly id: number; readonly nombre: string }
  /** yyyy-MM; months before it were settled elsewhere, except `sueltos`. */
  readonly desde: string
  readonly sueltos: readonly string[]
  readonly centavos: number
}

export const createOpeningCharges = ({ charges }: { charges: Pick<ChargesService, 'createForOpening'> }) => ({
  /** For pupils just enrolled by the opening, who have no charges to compare with. Each pays the amount in the file's row. */
  chargeForOpening: async (
    call: WriteCall,
    openingId: number,
    cycle: CycleRow,
    wanted: readonly OpeningServices[],
  ): Promise<void> => {
    const { db, actor, now } = call
    const byService = byKey(wanted, ({ servicioId }) => servicioId)
    for (const [id, pupils] of [...byService].sort(([a], [b]) => a - b)) {
      const service = found(await queries.lockService(db, id), UNKNOWN)
      const dueOf = await dueDays(
        call,
        cycle,
        pupils.map(({ alumno }) => alumno.id),
      )
      const rows = pupils.flatMap(({ alumno, centavos, ...owes }) =>
        monthsOwed(service.meses, owes).map((month) =>
          rowOf(service, alumno.id, month, dueOf(alumno.id, month), centavos),
        ),
      )
      const own = { opening_id: openingId, created_by: actor.id, created_at: now }
      await charges.createForOpening(
        call,
        rows.map((row) => ({ ...row, ...own })),
        cycle.name,
        new Map(pupils.map(({ alumno }) => [alumno.id, alumno.nombre])),
      )
    }
  },
})
