import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey, familyOfPupil, type FamilyKey } from '@contract/domain/family'
import { hasPermission } from '@contract/domain/permissions'
import { sumPesos, toPesos, type Centavos } from '@contract/domain/money'
import type { Deductible } from '@contract/invoices/invoices.schemas'
import { matchingDebtors, type DebtorsAsked } from '@contract/statements/debtors.rules'
import { DAYS_AHEAD, isCovered, lateTuition, sumDebts } from '@contract/statements/statements.rules'
import type {
  Account,
  Debtor,
  Extended,
  FamilyAccount,
  StatementsContract,
} from '@contract/statements/statements.schemas'
import { familyOfColumns } from '../../db/family'
import { loadFeeRules } from '../../db/lookups'
import { asksForPart, boundsOf } from '../../db/pages'
import type { AnyCall, ReadCall } from '../../http/call'
import { found } from '../../shared/problem'
import type { ContactsService } from '../contacts/contacts.service'
import type { DeskService } from '../desk/desk.service'
import type { InvoicesService } from '../invoices/invoices.service'
import type { PaymentsService } from '../payments/payments.service'
import { debtorsOf, sumsOf } from './debtors'
import {
  listCredited,
  listDebtorParents,
  listDebtorPupils,
  listDueBetween,
  listExtended,
  listLater,
  listOverdue,
  listOverdueOf,
  listUpcoming,
} from './debtors.queries'
import { familiesNowOf, type FamilyNow } from './familiesNow'
import type { Whose } from './movements'
import { bookOf, totalsOf, type LinkStatement } from './statementBook'
import { findHolder, readFacts } from './statements.queries'

interface Deps {
  contacts: Pick<ContactsService, 'latest' | 'promisedToday'>
  desk: Pick<DeskService, 'findFamily'>
  invoices: Pick<InvoicesService, 'deductibleNow'>
  payments: Pick<PaymentsService, 'creditOf'>
}

type DebtorList = Pick<
  StatementsContract['listDebtors']['response'],
  'morosos' | 'alumnos' | 'prorrogas' | 'total' | 'resumen'
>

/** All of a call that the list of debtors depends on: it is kept by day, once with contacts and once without. */
type DayOf = Pick<AnyCall, 'db' | 'today'>

export interface AllDebtors {
  morosos: readonly Debtor[]
  prorrogas: Extended[]
}

type PupilsOf = typeof listDebtorPupils

/** No column holds a debt, as recargos grow by the day: to sort or sum debts all families' are computed first. */
const readDebtors = async (
  contacts: Deps['contacts'],
  { db, today }: DayOf,
  withContacts: boolean,
  pupilsOf: PupilsOf = listDebtorPupils,
): Promise<AllDebtors> => {
  const prorrogas = await listExtended(db, today)
  const overdue = await listOverdue(db, today)
  if (overdue.length === 0) return { morosos: [], prorrogas }
  const rules = await loadFeeRules(db)
  const ids = [...new Set(overdue.map(({ student_id }) => student_id))]
  const pupils = await pupilsOf(db, ids, today)
  const families = pupils.map(({ padre, alumno }) => familyOfPupil(padre, alumno))
  return {
    morosos: debtorsOf(overdue, pupils, {
      today,
      rules,
      extended: prorrogas,
      contacts: withContacts ? await contacts.latest({ db }, families) : [],
      credits: creditsOf(await listCredited(db)),
      later: await listLater(db, today, families),
    }),
    prorrogas,
  }
}

const creditsOf = (credited: Awaited<ReturnType<typeof listCredited>>): Map<FamilyKey, Centavos> =>
  new Map(credited.map(({ family, saldo }) => [familyKey(family), saldo]))

export const createStatementsService = ({ contacts, desk, invoices, payments }: Deps) => ({
  getByStudent: async (call: AnyCall, id: number, link: LinkStatement): Promise<Account> => {
    const { db, today, timeZone } = call
    const holder = found(await findHolder(db, id, today), `No existe el alumno ${id}.`)
    const facts = await readFacts(db, [id], timeZone)
    const deducible = (await invoices.deductibleNow(call, [id])).get(id) as Deductible
    return { ...holder, deducible, ...bookOf(facts, today, link, { alumnoId: id }).book }
  },

  getByFamily: async (
    call: AnyCall,
    query: StatementsContract['getByFamily']['query'],
    link: LinkStatement,
  ): Promise<FamilyAccount> => {
    const { db, today, timeZone } = call
    const { family, padre, alumnos } = await desk.findFamily(call, query)
    const ids = alumnos.map(({ id }) => id)
    const whose: Whose = new Map(alumnos.map(({ id, nombre }) => [id, { id, nombre }]))
    const facts = await readFacts(db, ids, timeZone)
    const { open, book } = bookOf(facts, today, link, family, whose)
    const deductible = await invoices.deductibleNow(call, ids)
    return {
      padre,
      saldo_favor: toPesos(await payments.creditOf(call, family)),
      hijos: alumnos.map((alumno) => {
        const { saldo, vencido } = totalsOf(
          open.filter(({ student_id }) => student_id === alumno.id),
          today,
        )
        return { alumno, saldo, vencido, deducible: deductible.get(alumno.id) as Deductible }
      }),
      ...book,
    }
  },

  /** Centavos without recargos, of pupils with something overdue. */
  overdueByPupil: async ({ db, today }: AnyCall, ids?: readonly number[]): Promise<Map<number, Centavos>> => {
    const sums = new Map<number, Centavos>()
    for (const { student_id, saldo_centavos } of await listOverdue(db, today, ids))
      sums.set(student_id, (sums.get(student_id) ?? 0) + saldo_centavos)
    return sums
  },

  /** @param pupilsOf `listDebtorPupils`, or its kept answer */
  allDebtors: (call: DayOf, withContacts: boolean, pupilsOf?: PupilsOf) =>
    readDebtors(contacts, call, withContacts, pupilsOf),

  /** @param all `allDebtors`, or its kept answer */
  listDebtors: async (
    call: ReadCall,
    { maximo, por, ...part }: DebtorsAsked = {},
    all = (day: DayOf, withContacts: boolean) => readDebtors(contacts, day, withContacts),
  ): Promise<DebtorList> => {
    const { actor, today } = call
    const withContacts = hasPermission(actor.permissions, 'COLEGIATURAS', 'READ')
    const { morosos, prorrogas } = await all(call, withContacts)
    if (por) return { morosos: [], prorrogas: [], alumnos: lateTuition(morosos) }
    if (!asksForPart(part)) {
      const total = morosos.length
      // All were computed all the same, and are kept: the page asked for next takes them.
      return maximo !== undefined && total > maximo
        ? { morosos: [], prorrogas, total }
        : { morosos: [...morosos], prorrogas }
    }
    const matching = matchingDebtors(morosos, part, today)
    const { limit, offset } = boundsOf(part)
    return {
      morosos: matching.slice(offset, offset + limit),
      prorrogas,
      total: matching.length,
      resumen: sumDebts(matching),
    }
  },

  /** Centavos by family of what falls due between these days, without recargos. */
  dueBetween: async ({ db }: AnyCall, from: IsoDate, to: IsoDate) =>
    (await listDueBetween(db, from, to)).map(({ vencimiento, saldo, ...of }) => ({
      family: familyKey(familyOfColumns(of)),
      vencimiento,
      saldo,
    })),

  debtorParents: ({ db, today }: AnyCall) => listDebtorParents(db, today),

  /** Messages to the family itself use promises and extensions, so no permission is checked. */
  familiesNow: async (call: AnyCall, parents: readonly number[]): Promise<Map<FamilyKey, FamilyNow>> => {
    if (parents.length === 0) return new Map()
    const { db, today } = call
    const families = parents.map((padreId) => ({ padreId }))
    const open = await listOverdueOf(db, today, families, 'open')
    return familiesNowOf(open, families.map(familyKey), {
      today,
      rules: await loadFeeRules(db),
      credits: creditsOf(await listCredited(db, parents)),
      promised: new Map(
        (await contacts.latest(call, families)).map(({ family, prometido }) => [
          familyKey(family),
          prometido,
        ]),
      ),
    })
  },

  listUpcoming: async ({ db, today }: ReadCall) => {
    const hasta = addDays(today, DAYS_AHEAD)
    return { desde: today, hasta, proximos: await listUpcoming(db, today, hasta) }
  },

  /** With promises only for readers of contacts. */
  debtsToday: async (call: ReadCall) => {
    const { db, actor, today } = call
    const credited = await listCredited(db)
    const mayReadContacts = hasPermission(actor.permissions, 'COLEGIATURAS', 'READ')
    const promised = mayReadContacts ? await contacts.promisedToday(call) : []
    const families = [...credited, ...promised].map(({ family }) => family)
    const overdue = families.length > 0 ? await listOverdueOf(db, today, families) : []
    const sums = sumsOf(overdue, today, overdue.length > 0 ? await loadFeeRules(db) : new Map())
    const owing = promised.flatMap(({ family }) => sums.get(familyKey(family))?.vencido ?? [])
    return {
      cubiertas: credited.filter(({ family, saldo }) => {
        const behind = sums.get(familyKey(family))
        return behind !== undefined && isCovered({ ...behind, saldo_favor: toPesos(saldo) })
      }).length,
      promesas: mayReadContacts ? { cuantas: owing.length, total: sumPesos(owing) } : null,
    }
  },
})
export type StatementsService = ReturnType<typeof createStatementsService>
