import { setImmediate } from 'node:timers/promises'
import type { Debt } from '@contract/bank/debts.rules'
import type { Deposit } from '@contract/bank/fileRows.rules'
import { createAdultNaming, createNaming } from '@contract/bank/payers.rules'
import { propose, type Proposal, type ProposalFacts } from '@contract/bank/proposals.rules'
import { byKey } from '@contract/domain/byKey'
import { addDays } from '@contract/domain/dateMath'
import type { IsoDate } from '@contract/domain/dates'
import type { FamilyKey } from '@contract/domain/family'
import type { AnyCall } from '../../http/call'
import { findNames, findReferences, listOwing } from './families.queries'
import { debtsOfPupils, type DebtServices } from './familyDebts'
import { listPending, toDeposit } from './deposits.queries'
import { findPayers } from './payers.queries'
import { listRecorded } from './recordedPayments.queries'

/** Gives back the old array when equal, so that what was computed from it stays cached. */
const sameOrNew = (before: readonly Debt[] | undefined, now: readonly Debt[]): readonly Debt[] =>
  before?.length === now.length && now.every((debt, at) => debt === before[at]) ? before : now

/** Days before and after, within which a recorded payment may be a deposit. */
const AROUND_DAYS = 60

const loadFacts = async (
  call: AnyCall,
  services: DebtServices,
  deposits: readonly Deposit[],
): Promise<ProposalFacts> => {
  const { db } = call
  const days = deposits.map(({ fecha }) => fecha).sort()
  const owing = await listOwing(db)
  const pupils = owing.map(({ alumno }) => alumno)
  const debtsOn = await debtsOfPupils(call, services, pupils)
  const names = await findNames(db)
  const families = byKey(owing, ({ family }) => family)
  const byDay = new Map<IsoDate, ReadonlyMap<FamilyKey, readonly Debt[]>>()
  let before: ReadonlyMap<FamilyKey, readonly Debt[]> = new Map()
  for (const day of new Set(days)) {
    const owed = new Map<FamilyKey, readonly Debt[]>()
    for (const [family, children] of families) {
      const now = children.flatMap(({ alumno }) => debtsOn(alumno, day))
      owed.set(family, sameOrNew(before.get(family), now))
    }
    before = owed
    byDay.set(day, owed)
    // A day takes some milliseconds and there may be many: lets other calls run in between.
    await setImmediate()
  }
  return {
    references: await findReferences(db, deposits),
    ...(await findPayers(db, deposits)),
    recorded: await listRecorded(db, {
      desde: addDays(days[0]!, -AROUND_DAYS),
      hasta: addDays(days.at(-1)!, AROUND_DAYS),
    }),
    families: [...families.keys()],
    debtsOf: (family, day) => byDay.get(day)?.get(family) ?? [],
    nameOf: (family) => names.get(family) ?? '',
    familiesByPupil: createNaming(owing.map(({ family, alumno }) => ({ family, nombre: alumno.nombre }))),
    familiesByAdult: createAdultNaming([...names].map(([family, nombre]) => ({ family, nombre }))),
  }
}

export interface NamedProposal extends Omit<Proposal, 'opciones'> {
  nombre: string | null
  opciones?: readonly { key: FamilyKey; nombre: string }[]
  debts: readonly Debt[]
}

export const proposalsNow = async (
  call: AnyCall,
  services: DebtServices,
): Promise<ReadonlyMap<number, NamedProposal>> => {
  const deposits = (await listPending(call.db)).map(toDeposit)
  if (deposits.length === 0) return new Map()
  const facts = await loadFacts(call, services, deposits)
  const proposals = propose(deposits, facts)
  const days = new Map(deposits.map(({ id, fecha }) => [id, fecha]))
  return new Map(
    [...proposals].map(([id, { opciones, ...proposal }]) => {
      const { family } = proposal
      const named = {
        nombre: family && facts.nameOf(family),
        debts: family ? facts.debtsOf(family, days.get(id)!) : [],
        ...(opciones ? { opciones: opciones.map((key) => ({ key, nombre: facts.nameOf(key) })) } : {}),
      }
      return [id, { ...proposal, ...named }]
    }),
  )
}
