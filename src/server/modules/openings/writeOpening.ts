import type { IsoDate } from '@contract/domain/dates'
import { toPesos, sumCentavos } from '@contract/domain/money'
import type { WriteCall } from '../../http/call'
import { inPieces } from '../../shared/yielding'
import type { CycleRow } from '../cycles/cycles.queries'
import type { GroupsService } from '../groups/groups.service'
import type { PlannedRow } from '../imports/importPlan'
import type { ImportsService } from '../imports/imports.service'
import type { ScholarshipsService } from '../scholarships/scholarships.service'
import type { NewRow } from './openingPlan'
import { createPieceWrite, type PieceDeps } from './writePieces'
import * as queries from './openings.queries'
import { debtOf } from './openingBalance'

export interface WriteDeps extends PieceDeps {
  scholarships: Pick<ScholarshipsService, 'makeEmpty' | 'startTerms'>
  groups: Pick<GroupsService, 'makeEmpty'>
  imports: Pick<ImportsService, 'takeTurn' | 'plan' | 'alike' | 'answers' | 'write'>
}

const distinct = <T>(items: readonly (T | null)[]): T[] => [
  ...new Set(items.filter((each): each is T => each !== null)),
]

export const createOpeningWrite = ({ scholarships, groups, imports, ...deps }: WriteDeps) => {
  const writePiece = createPieceWrite({ ...deps, scholarships })

  const makePlaces = async (call: WriteCall, cycle: CycleRow, rows: readonly NewRow[]) => {
    const freshGroups = distinct(rows.map(({ grupo }) => grupo)).filter(({ isNew }) => isNew)
    const groupIds = await groups.makeEmpty(call, cycle, freshGroups)
    freshGroups.forEach((group, at) => (group.id = groupIds[at] as number))
    const freshBecas = distinct(rows.map(({ beca }) => beca)).filter(({ isNew }) => isNew)
    const becas = freshBecas.map(({ grado, nombre, porcentaje }) => ({ grado, nombre, porcentaje }))
    const becaIds = await scholarships.makeEmpty(call, cycle, becas)
    freshBecas.forEach((beca, at) => (beca.id = becaIds[at] as number))
    return { groupIds, becaIds }
  }

  return async (
    call: WriteCall,
    cycle: CycleRow,
    fecha: IsoDate,
    rows: readonly NewRow[],
    tell: (done: number) => void,
  ): Promise<{ openingId: number; made: ReadonlyMap<PlannedRow, number> }> => {
    const { db, actor, now } = call
    const fresh = rows.flatMap((row) => (row.fresh ? [row.fresh] : []))
    const made = await imports.write(call, fresh)
    const { groupIds, becaIds } = await makePlaces(call, cycle, rows)
    const balances = rows.map(({ balance }) => balance)
    const sums = {
      alumnos: rows.length,
      meses_saldados: balances.flatMap(({ settled }) => settled).length,
      adeudo_centavos: sumCentavos(balances.map(debtOf)),
      saldo_favor_centavos: sumCentavos(balances.map(({ favor }) => favor)),
    }
    const openingId = await queries.insertOpening(db, cycle.id, fecha, sums, { userId: actor.id, now })
    const credits: number[] = []
    await inPieces(rows, async (some, done) => {
      credits.push(...(await writePiece(call, openingId, cycle, some, made)))
      tell(done)
    })
    const families = distinct(fresh.map(({ family }) => family)).filter(({ before }) => before === null)
    await queries.insertMade(db, openingId, 'ALUMNO', [...made.values()])
    await queries.insertMade(
      db,
      openingId,
      'PADRE',
      families.map(({ id }) => id as number),
    )
    await queries.insertMade(db, openingId, 'GRUPO', groupIds)
    await queries.insertMade(db, openingId, 'BECA', becaIds)
    await queries.insertMade(db, openingId, 'SALDO', credits)
    call.record('APERTURA', openingId, null, {
      fecha,
      cicloEscolar: cycle.name,
      alumnos: sums.alumnos,
      meses_saldados: sums.meses_saldados,
      adeudo: toPesos(sums.adeudo_centavos),
      saldo_favor: toPesos(sums.saldo_favor_centavos),
    })
    return { openingId, made }
  }
}
