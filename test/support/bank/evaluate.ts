import type { Debt, PaidLine } from '@contract/bank/debts.rules'
import { propose, type ProposalFacts, type ProposalClass } from '@contract/bank/proposals.rules'
import type { Recorded } from '@contract/bank/recordedPayments.rules'
import type { Deposit } from '@contract/bank/fileRows.rules'
import { createAdultNaming, createNaming, payerKeys } from '@contract/bank/payers.rules'
import type { FamilyKey } from '@contract/domain/family'
import type { Year, YearDeposit, YearFamily } from './year'

const keyOf = (id: number): FamilyKey => `padre-${id}`

const toDeposit = ({ id, day, amount, text, key, payer, account }: YearDeposit): Deposit => ({
  id,
  fecha: day,
  centavos: amount,
  texto: text,
  rastreo: key,
  ordenante: payer,
  cuentaOrdenante: account,
})

/** What each family still owes, kept apart from what is evaluated. */
const createBooks = ({ families, months }: Year) => {
  const prices = new Map(families.flatMap(({ pupils }) => pupils.map(({ id, price }) => [id, price])))
  const owed = new Map<number, Debt[]>(
    families.map((family) => [
      family.id,
      months.flatMap((month, at) =>
        family.pupils.map(({ id, name, price }): Debt => ({
          tipo: 'COLEGIATURA',
          id: id * 100 + at,
          alumno: { id, nombre: name },
          descripcion: `COLEGIATURA ${month}`,
          vence: `${month}-10`,
          saldo: price,
          recargo: 0,
          prontoPago: 0,
        })),
      ),
    ]),
  )
  const spendOn = (debts: readonly Debt[], amount: number): Debt[] => {
    let left = amount
    return debts.flatMap((debt) => {
      const paid = Math.min(left, debt.saldo)
      left -= paid
      return debt.saldo === paid ? [] : [{ ...debt, saldo: debt.saldo - paid }]
    })
  }
  const isRest = ({ alumno, saldo }: Debt): boolean => saldo < prices.get(alumno.id)!
  return {
    /** The rests of short deposits are paid in cash. */
    settle: (): void => {
      for (const { id, settles } of families)
        if (settles)
          owed.set(
            id,
            owed.get(id)!.filter((debt) => !isRest(debt)),
          )
    },
    of: (id: number): readonly Debt[] => owed.get(id) ?? [],
    /** Just these lines, else the oldest first. */
    pay: (id: number, amount: number, lines: readonly PaidLine[]): void => {
      const debts = owed.get(id)!
      const chosen = debts.filter((debt) => lines.some((line) => line.id === debt.id))
      const paid = spendOn(chosen, amount)
      const rest = amount - chosen.reduce((sum, { saldo }) => sum + saldo, 0)
      const others = debts.filter((debt) => !chosen.includes(debt))
      const open = [...paid, ...spendOn(others, Math.max(0, rest))]
      owed.set(
        id,
        open.sort((a, b) => a.vence.localeCompare(b.vence) || a.id - b.id),
      )
    },
  }
}

export interface Score {
  /** Deposits that are a family's. */
  deposits: number
  right: Record<ProposalClass, number>
  wrong: Record<ProposalClass, number>
  /** Money of no family, by what was said of it. */
  foreign: Record<ProposalClass, number>
  /** Wrong and sure, with the reasons given. */
  faults: string[]
}

const zero = (): Record<ProposalClass, number> => ({ SEGURA: 0, PROBABLE: 0, VARIAS: 0, NINGUNA: 0 })

/** Brings the year's files one after the other; after each, staff confirm every deposit for the family whose money it is. */
export const evaluate = (year: Year): Score => {
  const books = createBooks(year)
  const byId = new Map<number, YearFamily>(year.families.map((family) => [family.id, family]))
  const remembered = new Map<string, FamilyKey[]>()
  const references = new Map(year.families.map(({ id, reference }) => [reference, keyOf(id)]))
  const idOf = (family: FamilyKey): number => Number(family.slice('padre-'.length))
  const pupils = year.families.flatMap((family) =>
    family.pupils.map(({ name }) => ({ family: keyOf(family.id), nombre: name })),
  )
  const familiesByPupil = createNaming(pupils)
  const familiesByAdult = createAdultNaming(
    year.families.map(({ id, adult }) => ({ family: keyOf(id), nombre: adult })),
  )
  const score: Score = { deposits: 0, right: zero(), wrong: zero(), foreign: zero(), faults: [] }
  for (const [at, file] of year.files.entries()) {
    if (at % 4 === 0) books.settle()
    const recorded = file.flatMap((deposit): Recorded[] => {
      if (!deposit.recorded || deposit.truth === null) return []
      books.pay(deposit.truth, deposit.amount, [])
      return [
        {
          pagoId: deposit.id,
          folio: deposit.id,
          family: keyOf(deposit.truth),
          centavos: deposit.amount,
          fechaPago: deposit.day,
          referencias: [deposit.key!],
        },
      ]
    })
    const facts: ProposalFacts = {
      references,
      remembered,
      refused: new Set<string>(),
      recorded,
      familiesByPupil,
      familiesByAdult,
      families: year.families.flatMap(({ id }) => (books.of(id).length > 0 ? keyOf(id) : [])),
      debtsOf: (family) => books.of(idOf(family)),
      nameOf: (family) => byId.get(idOf(family))!.pupils[0]!.name,
    }
    const proposals = propose(file.map(toDeposit), facts)
    for (const deposit of file) {
      const { family, clase, lineas, razones } = proposals.get(deposit.id)!
      if (deposit.truth === null) {
        score.foreign[clase] += 1
        if (clase === 'SEGURA') score.faults.push(`${deposit.text}: ${razones.join('; ')}`)
        continue
      }
      score.deposits += 1
      const truth = keyOf(deposit.truth)
      const isRight = family === truth
      score[isRight ? 'right' : 'wrong'][clase] += 1
      if (!isRight && clase === 'SEGURA') score.faults.push(`${deposit.text}: ${razones.join('; ')}`)
      if (!deposit.recorded) books.pay(deposit.truth, deposit.amount, isRight ? lineas : [])
      for (const key of payerKeys(toDeposit(deposit)))
        if (!remembered.get(key)?.includes(truth))
          remembered.set(key, [...(remembered.get(key) ?? []), truth])
    }
  }
  return score
}
