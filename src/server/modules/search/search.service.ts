import { statementsRoutes } from '@contract/statements/statements.routes'
import { familyOfFields } from '@contract/domain/family'
import { toPesos } from '@contract/domain/money'
import { askedKinds, searchProblem } from '@contract/search/search.rules'
import type { SearchAnswer, Found } from '@contract/search/search.schemas'
import { mayCall } from '../../http/actor'
import type { ReadCall } from '../../http/call'
import { assertField, badField } from '../../shared/problem'
import { createKinds, type Deps, type FoundOf } from './searchKinds'
import { findOverdue } from './overdue.queries'
import { typedConditions, similarConditions } from './searchConditions'

const withOverdue = async (call: ReadCall, found: readonly FoundOf[]): Promise<readonly FoundOf[]> => {
  if (!mayCall(statementsRoutes.listDebtors.access, call.actor)) return found
  const families = found.flatMap(({ rows }) =>
    rows.flatMap(({ familia }) => (familia && familyOfFields(familia)) ?? []),
  )
  const overdue = await findOverdue(call.db, families, call.today)
  const sumOf = (owes: (child: (typeof overdue)[number]) => boolean): number =>
    toPesos(overdue.reduce((sum, child) => sum + (owes(child) ? child.centavos : 0), 0))
  const owedBy = ({ tipo, id, familia }: Found): Pick<Found, 'vencido' | 'vencido_familia'> => {
    const of = familia && familyOfFields(familia)
    if (!of) return {}
    const ofFamily = sumOf(({ family, alumnoId }) =>
      of.padreId === undefined ? alumnoId === of.alumnoId : family.padreId === of.padreId,
    )
    if (tipo !== 'ALUMNO') return { vencido: ofFamily }
    const own = sumOf(({ alumnoId }) => alumnoId === id)
    return ofFamily > own ? { vencido: own, vencido_familia: ofFamily } : { vencido: own }
  }
  return found.map((kind) => ({ ...kind, rows: kind.rows.map((row) => ({ ...row, ...owedBy(row) })) }))
}

/** Searches people, payments, groups and events, each only for users who may read it (decisions/0043). */
export const createSearchService = (deps: Deps) => {
  const kinds = createKinds(deps)
  return {
    /** At most eight of each kind that the user may read. @throws 400 too short or too long, unknown kind */
    find: async (
      call: ReadCall,
      { q, tipos }: { q: string; tipos?: string | undefined },
    ): Promise<SearchAnswer> => {
      assertField('q', searchProblem(q))
      const wanted = askedKinds(tipos)
      if (wanted === null) throw badField('tipos', 'No es una lista de lo que se puede buscar.')
      const query = q.normalize('NFC').trim()
      const search = { query, typed: typedConditions(query), similar: similarConditions(query) }
      const rowsByKind: FoundOf[] = []
      // One kind after the other, so that a search takes only one database connection from the desks.
      for (const tipo of wanted) rowsByKind.push({ tipo, ...(await kinds[tipo](call, search)) })
      const withDebts = await withOverdue(call, rowsByKind)
      const inOrder = [...withDebts].sort((a, b) => Number(b.isFirst) - Number(a.isFirst))
      return {
        resultados: inOrder.flatMap(({ rows }) => rows),
        totales: inOrder.flatMap(({ tipo, total }) => (total > 0 ? [{ tipo, total }] : [])),
      }
    },
  }
}
export type SearchService = ReturnType<typeof createSearchService>
