import { addDays, daysBetween } from '../domain/dateMath'
import type { IsoDate } from '../domain/dates'
import type { Centavos } from '../domain/money'
import { searchKey } from '../domain/text'
import { isFamilyReference, referencesIn } from '../parents/reference.rules'
import { folioLabel } from '../receipts/receipts.rules'
import { debtsAfter, exactAmounts, spend, type Debt, type PaidLine } from './debts.rules'

export const PROPOSAL_CLASSES = ['SEGURA', 'PROBABLE', 'VARIAS', 'NINGUNA'] as const
export type ProposalClass = (typeof PROPOSAL_CLASSES)[number]

/** 'padre-3', or 'alumno-12' for a pupil without a parent. */
export type FamilyKey = `${'padre' | 'alumno'}-${number}`

/** A deposit that waits. */
export interface Deposit {
  id: number
  fecha: IsoDate
  centavos: Centavos
  texto: string
  rastreo: string | null
  ordenante: string | null
  cuentaOrdenante: string | null
}

/** A valid payment by transfer or deposit that no movement accounts for. */
export interface Recorded {
  pagoId: number
  folio: number
  familia: FamilyKey
  /** Of the means by transfer or deposit alone. */
  centavos: Centavos
  fechaPago: IsoDate
  referencias: readonly string[]
}

/** All that proposals rest on. */
export interface MatchFacts {
  references: ReadonlyMap<string, FamilyKey>
  /** Families that staff confirmed for a payer (`payerKeys`). */
  remembered: ReadonlyMap<string, readonly FamilyKey[]>
  /** Families that staff refused for a payer: `refusedKey`. */
  refused: ReadonlySet<string>
  recorded: readonly Recorded[]
  /** Families with open debts. */
  families: readonly FamilyKey[]
  debtsOf: (family: FamilyKey, day: IsoDate) => readonly Debt[]
  nameOf: (family: FamilyKey) => string
}

export interface Proposal {
  familia: FamilyKey | null
  clase: ProposalClass
  razones: readonly string[]
  lineas: readonly PaidLine[]
  aCuenta: Centavos
  /** The recorded payment that this deposit is: it is matched and not paid again. */
  pago: Pick<Recorded, 'pagoId' | 'folio'> | null
}

type Payer = Pick<Deposit, 'ordenante' | 'cuentaOrdenante'>

const nameKey = (name: string): string =>
  searchKey(name)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How a payer is remembered: the account first, then the name without accents and capitals. */
export const payerKeys = ({ ordenante, cuentaOrdenante }: Payer): string[] => [
  ...(cuentaOrdenante ? [`CUENTA ${cuentaOrdenante}`] : []),
  ...(ordenante && nameKey(ordenante) ? [`NOMBRE ${nameKey(ordenante)}`] : []),
]

export const refusedKey = (payer: string, family: FamilyKey): string => `${payer} ${family}`

/** A recorded payment of the same family and amount is this deposit when it is at most so many days away. */
const NEAR_DAYS = 5
/** A reference typed at the desk counts within a text when it is this long and mostly digits. */
const TYPED_REFERENCE = /^(?=(?:.*\d){5})[A-Z0-9]{6,}$/
/** A remembered payer surely pays a month only when it is due by then; money for later months is asked about. */
const AHEAD_DAYS = 25

const bare = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

const NOTHING = { lineas: [], aCuenta: 0, pago: null } as const
const none = (razones: readonly string[]): Proposal => ({
  familia: null,
  clase: 'NINGUNA',
  razones,
  ...NOTHING,
})

const listed = (families: readonly FamilyKey[], { nameOf }: MatchFacts): string =>
  `${families.slice(0, 3).map(nameOf).join(', ')}${families.length > 3 ? ` y ${families.length - 3} más` : ''}`

/** The families of the references in a deposit's text. */
const referenced = ({ texto }: Deposit, { references }: MatchFacts) =>
  referencesIn(texto).flatMap((reference) => {
    const family = references.get(reference)
    return family === undefined ? [] : [{ reference, family }]
  })

/** The families that one of the payer's own marks was confirmed for, by the surest mark that says anything. */
const rememberedOf = (deposit: Deposit, { remembered, refused }: MatchFacts) => {
  const keys = payerKeys(deposit)
  for (const key of keys) {
    const families = (remembered.get(key) ?? []).filter((family) => !refused.has(refusedKey(key, family)))
    if (families.length > 0) return { key, families, isSurest: key === keys[0] }
  }
  return null
}

const isRefused = (deposit: Deposit, family: FamilyKey, { refused }: MatchFacts): boolean =>
  payerKeys(deposit).some((key) => refused.has(refusedKey(key, family)))

/** Whether a payment carries the deposit's own key or reference. */
const carries = (deposit: Deposit, { referencias }: Recorded): string | null =>
  referencias.find((referencia) => {
    const typed = bare(referencia)
    if (deposit.rastreo !== null && typed === bare(deposit.rastreo)) return true
    // The family's own reference is on all its deposits, so it names none of them.
    if (isFamilyReference(typed) || !TYPED_REFERENCE.test(typed)) return false
    return deposit.texto
      .toUpperCase()
      .split(/[^A-Z0-9]+/)
      .some((word) => word.replace(/^0+/, '') === typed.replace(/^0+/, ''))
  }) ?? null

/** Pass 1: a payment that is recorded already. */
const findRecorded = (
  deposit: Deposit,
  recorded: readonly Recorded[],
  families: readonly FamilyKey[],
): { pago: Recorded; clase: ProposalClass; razon: string } | null => {
  for (const pago of recorded) {
    const reference = carries(deposit, pago)
    if (reference === null) continue
    const isSame = pago.centavos === deposit.centavos
    const razon = `el folio ${folioLabel(pago.folio)} ya se registró con la referencia ${reference}`
    return {
      pago,
      clase: isSame ? 'SEGURA' : 'PROBABLE',
      razon: isSame ? razon : `${razon}, por otro importe`,
    }
  }
  const near = recorded
    .filter(({ familia, centavos }) => families.includes(familia) && centavos === deposit.centavos)
    .map((pago) => ({ pago, days: Math.abs(daysBetween(pago.fechaPago, deposit.fecha)) }))
    .filter(({ days }) => days <= NEAR_DAYS)
    .sort((a, b) => a.days - b.days)[0]
  if (!near) return null
  const razon = `el folio ${folioLabel(near.pago.folio)} es de esa familia, por lo mismo y de esos días`
  return { pago: near.pago, clase: 'PROBABLE', razon }
}

interface Run {
  facts: MatchFacts
  /** Recorded payments that no deposit took yet. */
  recorded: Recorded[]
  /** What is proposed already, by family. */
  taken: Map<FamilyKey, PaidLine[]>
}

const debtsLeft = ({ facts, taken }: Run, family: FamilyKey, day: IsoDate): Debt[] =>
  debtsAfter(facts.debtsOf(family, day), taken.get(family) ?? [])

/** A deposit of a known family. @param sure whether the way it became known makes an exact amount sure */
const ofFamily = (run: Run, deposit: Deposit, family: FamilyKey, razon: string, sure: boolean): Proposal => {
  const { fecha, centavos } = deposit
  const spent = spend(centavos, debtsLeft(run, family, fecha), fecha)
  const isFirst = !run.taken.has(family)
  const isSure = sure && isFirst && spent.exacto !== null && !isRefused(deposit, family, run.facts)
  run.taken.set(family, [...(run.taken.get(family) ?? []), ...spent.lineas])
  const razones = [
    razon,
    spent.exacto === null
      ? 'el importe no es exacto: se paga lo más antiguo'
      : `debe exactamente ${spent.exacto}`,
    ...(isFirst ? [] : ['la familia tiene otro depósito sin confirmar']),
  ]
  const { lineas, aCuenta } = spent
  return { familia: family, clase: isSure ? 'SEGURA' : 'PROBABLE', razones, lineas, aCuenta, pago: null }
}

const several = (families: readonly FamilyKey[], razon: string, facts: MatchFacts): Proposal => ({
  ...none([`${razon}: ${listed(families, facts)}`]),
  clase: 'VARIAS',
})

type Pass = (run: Run, deposit: Deposit) => Proposal | null

const byRecorded: Pass = (run, deposit) => {
  const { facts } = run
  const families = [
    ...referenced(deposit, facts).map(({ family }) => family),
    ...(rememberedOf(deposit, facts)?.families ?? []),
  ]
  const found = findRecorded(deposit, run.recorded, families)
  if (!found) return null
  run.recorded = run.recorded.filter((each) => each !== found.pago)
  const { pagoId, folio, familia } = found.pago
  return { familia, clase: found.clase, razones: [found.razon], ...NOTHING, pago: { pagoId, folio } }
}

const byReference: Pass = (run, deposit) => {
  const found = referenced(deposit, run.facts)
  const [first, ...others] = found
  if (!first) return null
  const families = [...new Set(found.map(({ family }) => family))]
  if (others.length > 0 && families.length > 1)
    return several(families, 'trae la referencia de varias familias', run.facts)
  const known = rememberedOf(deposit, run.facts)
  const isOther = known !== null && known.isSurest && !known.families.includes(first.family)
  const proposal = ofFamily(run, deposit, first.family, `referencia ${first.reference}`, !isOther)
  return isOther
    ? {
        ...proposal,
        razones: [
          ...proposal.razones,
          `quien paga se confirmó antes con ${listed(known.families, run.facts)}`,
        ],
      }
    : proposal
}

const byPayer: Pass = (run, deposit) => {
  const known = rememberedOf(deposit, run.facts)
  if (!known) return null
  const [family, ...others] = known.families
  if (others.length > 0)
    return several(known.families, 'quien paga se confirmó con varias familias', run.facts)
  const what = known.key.startsWith('CUENTA') ? 'la cuenta' : 'el nombre'
  const oldest = debtsLeft(run, family!, deposit.fecha)
    .filter(({ tipo }) => tipo === 'COLEGIATURA')
    .reduce<IsoDate | null>((first, { vence }) => (first === null || vence < first ? vence : first), null)
  const isDue = oldest === null || oldest <= addDays(deposit.fecha, AHEAD_DAYS)
  return ofFamily(run, deposit, family!, `${what} de quien paga se confirmó antes`, known.isSurest && isDue)
}

const owesExactly = (run: Run, family: FamilyKey, { fecha, centavos }: Deposit): boolean => {
  const debts = run.facts.debtsOf(family, fecha)
  return exactAmounts(debts, fecha).includes(centavos) || debts.some(({ saldo }) => saldo === centavos)
}

const byAmount: Pass = (run, deposit) => {
  const owing = run.facts.families.filter(
    (family) =>
      !run.taken.has(family) && !isRefused(deposit, family, run.facts) && owesExactly(run, family, deposit),
  )
  const [family, ...others] = owing
  if (family === undefined) return null
  if (others.length > 0) return several(owing, `${owing.length} familias deben este importe`, run.facts)
  return ofFamily(run, deposit, family, 'solo esta familia debe este importe', false)
}

/**
 * Proposes what each deposit is, in passes, the surest first: a recorded payment, a reference, a payer who was confirmed before,
 * an amount that one family owes (decisions/domain/bank#proposals). Nothing is posted by it.
 * @returns a proposal for each deposit, by its id
 */
export const propose = (deposits: readonly Deposit[], facts: MatchFacts): Map<number, Proposal> => {
  const run: Run = { facts, recorded: [...facts.recorded], taken: new Map() }
  const proposals = new Map<number, Proposal>()
  const inOrder = [...deposits].sort((a, b) => a.fecha.localeCompare(b.fecha) || a.id - b.id)
  for (const pass of [byRecorded, byReference, byPayer, byAmount])
    for (const deposit of inOrder) {
      if (proposals.has(deposit.id)) continue
      const proposal = pass(run, deposit)
      if (proposal) proposals.set(deposit.id, proposal)
    }
  for (const { id } of deposits)
    if (!proposals.has(id)) proposals.set(id, none(['ninguna familia debe este importe']))
  return proposals
}
