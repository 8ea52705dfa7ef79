import type { IsoDate } from '../domain/dates'
import type { Centavos } from '../domain/money'
import { referencesIn } from '../parents/reference.rules'
import type { FamilyKey } from '../domain/family'
import {
  amountReason,
  debtsAfter,
  exactAmounts,
  owingReason,
  spend,
  type Debt,
  type PaidLine,
} from './debts.rules'
import type { Deposit } from './fileRows.rules'
import { payerKeys, refusedKey } from './payers.rules'
import { findRecorded, type Recorded } from './recordedPayments.rules'

export const PROPOSAL_CLASSES = ['SEGURA', 'PROBABLE', 'VARIAS', 'NINGUNA'] as const
export type ProposalClass = (typeof PROPOSAL_CLASSES)[number]

export interface ProposalFacts {
  references: ReadonlyMap<string, FamilyKey>
  /** Families that staff confirmed, by `payerKeys`. */
  remembered: ReadonlyMap<string, readonly FamilyKey[]>
  /** Families that staff refused for a payer, as `refusedKey`. */
  refused: ReadonlySet<string>
  recorded: readonly Recorded[]
  families: readonly FamilyKey[]
  debtsOf: (family: FamilyKey, day: IsoDate) => readonly Debt[]
  nameOf: (family: FamilyKey) => string
  /** Families with a pupil named in the text: a grandmother who pays for cousins writes their names. */
  familiesByPupil: (texto: string) => readonly FamilyKey[]
  familiesByAdult: (texto: string) => readonly FamilyKey[]
}

export interface Proposal {
  family: FamilyKey | null
  clase: ProposalClass
  razones: readonly string[]
  lineas: readonly PaidLine[]
  onAccount: Centavos
  pago: Pick<Recorded, 'pagoId' | 'folio'> | null
  opciones?: readonly FamilyKey[]
}

/** With more candidates than these the user searches instead of choosing. */
const MAX_OPTIONS = 6

const NOTHING = { lineas: [], onAccount: 0, pago: null } as const
const withoutFamily = (razones: readonly string[]): Proposal => ({
  family: null,
  clase: 'NINGUNA',
  razones,
  ...NOTHING,
})

const familyNames = (families: readonly FamilyKey[], { nameOf }: ProposalFacts): string =>
  `${families.slice(0, 3).map(nameOf).join(', ')}${families.length > 3 ? ` y ${families.length - 3} más` : ''}`

const referencedFamilies = ({ texto }: Deposit, { references }: ProposalFacts) =>
  referencesIn(texto).flatMap((reference) => {
    const family = references.get(reference)
    return family === undefined ? [] : [{ reference, family }]
  })

const rememberedOf = (deposit: Deposit, { remembered, refused }: ProposalFacts) => {
  const keys = payerKeys(deposit)
  for (const key of keys) {
    const families = (remembered.get(key) ?? []).filter((family) => !refused.has(refusedKey(key, family)))
    if (families.length > 0) return { key, families, isSurest: key === keys[0] }
  }
  return null
}

const isRefused = (deposit: Deposit, family: FamilyKey, { refused }: ProposalFacts): boolean =>
  payerKeys(deposit).some((key) => refused.has(refusedKey(key, family)))

interface Run {
  facts: ProposalFacts
  /** Shrinks: a recorded payment is matched with one deposit only. */
  recorded: Recorded[]
  /** Lines that earlier proposals of this run pay already; proposing them twice would pay them twice. */
  taken: Map<FamilyKey, PaidLine[]>
  owing: Map<IsoDate, ReadonlyMap<Centavos, FamilyKey[]>>
  amounts: Map<FamilyKey, { debts: readonly Debt[]; late: number; amounts: ReadonlySet<Centavos> }>
}

const debtsLeft = ({ facts, taken }: Run, family: FamilyKey, day: IsoDate): Debt[] =>
  debtsAfter(facts.debtsOf(family, day), taken.get(family) ?? [])

const ofFamily = (run: Run, deposit: Deposit, family: FamilyKey, razon: string, sure: boolean): Proposal => {
  const { fecha, centavos } = deposit
  const spent = spend(centavos, debtsLeft(run, family, fecha), fecha)
  const isFirst = !run.taken.has(family)
  const isSure = sure && isFirst && spent.exactReason !== null && !isRefused(deposit, family, run.facts)
  run.taken.set(family, [...(run.taken.get(family) ?? []), ...spent.lineas])
  const razones = [
    razon,
    amountReason(spent),
    ...(isFirst ? [] : ['la familia tiene otro depósito sin confirmar']),
  ]
  const { lineas, onAccount } = spent
  return { family, clase: isSure ? 'SEGURA' : 'PROBABLE', razones, lineas, onAccount, pago: null }
}

const several = (families: readonly FamilyKey[], razon: string, facts: ProposalFacts): Proposal =>
  families.length > MAX_OPTIONS
    ? { ...withoutFamily([razon]), clase: 'VARIAS' }
    : { ...withoutFamily([`${razon}: ${familyNames(families, facts)}`]), clase: 'VARIAS', opciones: families }

type Pass = (run: Run, deposit: Deposit) => Proposal | null

const byRecorded: Pass = (run, deposit) => {
  const { facts } = run
  const families = [
    ...referencedFamilies(deposit, facts).map(({ family }) => family),
    ...(rememberedOf(deposit, facts)?.families ?? []),
  ]
  const match = findRecorded(deposit, run.recorded, families)
  if (!match) return null
  run.recorded = run.recorded.filter((each) => each !== match.pago)
  const { pagoId, folio, family } = match.pago
  return {
    family,
    clase: match.isSure ? 'SEGURA' : 'PROBABLE',
    razones: [match.razon],
    ...NOTHING,
    pago: { pagoId, folio },
  }
}

const byReference: Pass = (run, deposit) => {
  const references = referencedFamilies(deposit, run.facts)
  const [first, ...others] = references
  if (!first) return null
  const families = [...new Set(references.map(({ family }) => family))]
  if (others.length > 0 && families.length > 1)
    return several(families, 'trae la referencia de varias familias', run.facts)
  const remembered = rememberedOf(deposit, run.facts)
  const isOther = remembered !== null && remembered.isSurest && !remembered.families.includes(first.family)
  const proposal = ofFamily(run, deposit, first.family, `referencia ${first.reference}`, !isOther)
  if (!isOther) return proposal
  const before = `quien paga se confirmó antes con ${familyNames(remembered.families, run.facts)}`
  return { ...proposal, razones: [...proposal.razones, before] }
}

const byPayer: Pass = (run, deposit) => {
  const remembered = rememberedOf(deposit, run.facts)
  if (!remembered) return null
  const [family, ...others] = remembered.families
  if (others.length > 0)
    return several(remembered.families, 'quien paga se confirmó con varias familias', run.facts)
  const what = remembered.key.startsWith('CUENTA') ? 'la cuenta' : 'el nombre'
  const namedFamilies = run.facts.familiesByPupil(deposit.texto.replace(deposit.ordenante ?? '', ' '))
  const isOther = namedFamilies.length > 0 && !namedFamilies.includes(family!)
  const razon = `${what} de quien paga se confirmó antes`
  const proposal = ofFamily(run, deposit, family!, razon, remembered.isSurest && !isOther)
  return isOther
    ? {
        ...proposal,
        razones: [...proposal.razones, `el texto nombra a ${familyNames(namedFamilies, run.facts)}`],
      }
    : proposal
}

/** The amounts are computed again only when the family's debts changed or one more of them became late. */
const amountsOn = ({ facts, amounts }: Run, family: FamilyKey, day: IsoDate): ReadonlySet<Centavos> => {
  const debts = facts.debtsOf(family, day)
  const late = debts.filter(({ vence }) => vence < day).length
  const before = amounts.get(family)
  if (before?.debts === debts && before.late === late) return before.amounts
  const now = new Set([...exactAmounts(debts, day), ...debts.map(({ saldo }) => saldo)])
  amounts.set(family, { debts, late, amounts: now })
  return now
}

/** Families by the amount they owe, found once for each day of deposits: a search for each deposit would be slow in a large school. */
const owingOn = (run: Run, day: IsoDate): ReadonlyMap<Centavos, FamilyKey[]> => {
  const { facts, owing } = run
  const computed = owing.get(day)
  if (computed) return computed
  const ofAmount = new Map<Centavos, FamilyKey[]>()
  for (const family of facts.families) {
    for (const amount of amountsOn(run, family, day)) {
      const families = ofAmount.get(amount)
      if (families) families.push(family)
      else ofAmount.set(amount, [family])
    }
  }
  owing.set(day, ofAmount)
  return ofAmount
}

/** In the first month no payer is remembered and half a school owes the same amount; then a name in the text decides. */
const namedOf = (deposit: Deposit, families: readonly FamilyKey[], facts: ProposalFacts): FamilyKey[] => {
  const { texto, ordenante } = deposit
  const adults = facts.familiesByAdult(`${ordenante ?? ''} ${texto}`)
  const namedFamilies = new Set([...adults, ...facts.familiesByPupil(texto.replace(ordenante ?? '', ' '))])
  return families.filter((family) => namedFamilies.has(family))
}

const byAmount: Pass = (run, deposit) => {
  const owing = owingOn(run, deposit.fecha).get(deposit.centavos) ?? []
  if (owing.length === 0) return null
  const free = owing.filter((each) => !run.taken.has(each))
  const left = free.filter((each) => !isRefused(deposit, each, run.facts))
  const many = owingReason(owing.length, free.length, left.length)
  const [family] = left
  if (family === undefined) return withoutFamily([many])
  if (owing.length === 1) return ofFamily(run, deposit, family, 'solo esta familia debe este importe', false)
  if (left.length === 1) return ofFamily(run, deposit, family, many, false)
  const [only, ...more] = namedOf(deposit, left, run.facts)
  return only !== undefined && more.length === 0
    ? ofFamily(run, deposit, only, `${many}, el depósito nombra a esta`, false)
    : several(left, many, run.facts)
}

/** Tries the surest way first; writes nothing (decisions/domain/bank#proposals). @returns proposals by deposit id */
export const propose = (deposits: readonly Deposit[], facts: ProposalFacts): Map<number, Proposal> => {
  const run: Run = {
    facts,
    recorded: [...facts.recorded],
    taken: new Map(),
    owing: new Map(),
    amounts: new Map(),
  }
  const proposals = new Map<number, Proposal>()
  const inOrder = [...deposits].sort((a, b) => a.fecha.localeCompare(b.fecha) || a.id - b.id)
  for (const pass of [byRecorded, byReference, byPayer, byAmount])
    for (const deposit of inOrder) {
      if (proposals.has(deposit.id)) continue
      const proposal = pass(run, deposit)
      if (proposal) proposals.set(deposit.id, proposal)
    }
  for (const { id } of deposits)
    if (!proposals.has(id)) proposals.set(id, withoutFamily(['ninguna familia debe este importe']))
  return proposals
}
