import { byKey } from '@contract/domain/byKey'
import type { IsoDate } from '@contract/domain/dates'
import { familyKey, familyOfPupil, type FamilyKey } from '@contract/domain/family'
import { toPesos, type Centavos } from '@contract/domain/money'
import type { Bucket } from '@contract/statements/debtorLists'
import type { Payer } from '@contract/parents/parents.schemas'
import { bucketOf, leftToPay, leftToPayToday } from '@contract/statements/statements.rules'
import type { Debtor, Extended, Overdue } from '@contract/statements/statements.schemas'
import type { Latest } from '../contacts/contacts.queries'
import type { DebtorPupil, OverdueOf, OverdueRow } from './debtors.queries'
import { createLateness, type FeeRules, type Lateness } from './lateness'

interface OwingFamily {
  padre: Payer | null
  alumnos: Debtor['alumnos']
  buckets: Record<Bucket, Centavos>
  recargos: Centavos
  desde: IsoDate
}

const add = (family: OwingFamily, row: DebtorPupil, items: readonly OverdueRow[], late: Lateness): void => {
  const conceptos = items.map((item): Overdue => {
    const { tipo, id, descripcion, ciclo, vencimiento, saldo_centavos, monto_centavos } = item
    const meses = late.months(vencimiento)
    const recargo = late.fee(item)
    family.buckets[bucketOf(meses)] += saldo_centavos
    family.recargos += recargo
    if (vencimiento < family.desde) family.desde = vencimiento
    return {
      id: `${tipo}-${id}`,
      descripcion,
      ciclo,
      vencimiento,
      saldo: toPesos(saldo_centavos),
      monto: toPesos(monto_centavos),
      meses,
      recargo: toPesos(recargo),
    }
  })
  family.alumnos.push({ ...row.alumno, conceptos })
}

interface DebtorFacts {
  extended: ReadonlyMap<FamilyKey, IsoDate>
  contacts: ReadonlyMap<FamilyKey, Pick<Latest, 'contacto' | 'prometido'>>
  credits: ReadonlyMap<FamilyKey, Centavos>
  later: ReadonlyMap<FamilyKey, Centavos>
}

const toDebtor = (id: FamilyKey, family: OwingFamily, late: Lateness, known: DebtorFacts): Debtor => {
  const { padre, alumnos, buckets, recargos, desde } = family
  const { un_mes, dos_meses, tres_meses } = buckets
  const vencido = toPesos(un_mes + dos_meses + tres_meses)
  const sums = { vencido, recargos: toPesos(recargos), saldo_favor: toPesos(known.credits.get(id) ?? 0) }
  const latest = known.contacts.get(id)
  return {
    id,
    padre,
    alumnos,
    desde,
    meses: late.months(desde),
    un_mes: toPesos(un_mes),
    dos_meses: toPesos(dos_meses),
    tres_meses: toPesos(tres_meses),
    ...sums,
    por_vencer: toPesos(known.later.get(id) ?? 0),
    por_pagar: leftToPay(sums),
    por_pagar_hoy: leftToPayToday(sums),
    prorroga: known.extended.get(id) ?? null,
    contacto: latest?.contacto ?? null,
    prometido: latest?.prometido ?? null,
  }
}

interface DebtorsOf extends Pick<DebtorFacts, 'credits' | 'later'> {
  today: IsoDate
  rules: FeeRules
  extended: readonly Extended[]
  contacts: readonly Latest[]
}

/** Largest `por_pagar_hoy` first, then the longest overdue. @param pupils in the order of a family's list */
export const debtorsOf = (
  overdue: readonly OverdueRow[],
  pupils: readonly DebtorPupil[],
  { today, rules, extended, contacts, credits, later }: DebtorsOf,
): Debtor[] => {
  const known: DebtorFacts = {
    // Rows come sorted by end, so the map keeps each family's latest.
    extended: new Map(
      extended.map(({ padre, alumno, hasta }) => [familyKey(familyOfPupil(padre, alumno)), hasta]),
    ),
    contacts: new Map(contacts.map((latest) => [familyKey(latest.family), latest])),
    credits,
    later,
  }
  const late = createLateness(today, rules)
  const items = byKey(overdue, ({ student_id }) => student_id)
  const families = new Map<FamilyKey, OwingFamily>()
  for (const row of pupils) {
    const id = familyKey(familyOfPupil(row.padre, row.alumno))
    const family = families.get(id) ?? {
      padre: row.padre,
      alumnos: [],
      buckets: { un_mes: 0, dos_meses: 0, tres_meses: 0 },
      recargos: 0,
      desde: today,
    }
    families.set(id, family)
    add(family, row, items.get(row.alumno.id) ?? [], late)
  }
  return [...families]
    .map(([id, family]) => toDebtor(id, family, late, known))
    .sort((a, b) => leftToPayToday(b) - leftToPayToday(a) || a.desde.localeCompare(b.desde))
}

/** Pesos. */
interface Behind {
  vencido: number
  recargos: number
}

export const sumsOf = (
  rows: readonly OverdueOf[],
  today: IsoDate,
  rules: FeeRules,
): Map<FamilyKey, Behind> => {
  const late = createLateness(today, rules)
  const sums = new Map<FamilyKey, { vencido: Centavos; recargos: Centavos }>()
  for (const row of rows) {
    const key = familyKey(row.family)
    const before = sums.get(key) ?? { vencido: 0, recargos: 0 }
    sums.set(key, {
      vencido: before.vencido + row.saldo_centavos,
      recargos: before.recargos + late.fee(row),
    })
  }
  return new Map(
    [...sums].map(([key, { vencido, recargos }]) => [
      key,
      { vencido: toPesos(vencido), recargos: toPesos(recargos) },
    ]),
  )
}
