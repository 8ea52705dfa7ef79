import { addDays } from '@contract/domain/dateMath'
import { subtractPesos, sumPesos } from '@contract/domain/money'
import type { DeskChild, DeskFamily, OwedMonth } from '@contract/desk/desk.schemas'
import { callOf, type At, type Books } from './books'

interface Visiting extends DeskFamily {
  padreId: number
}

interface Visit {
  fits: (family: Visiting) => boolean
  make: (books: Books, at: At, family: Visiting) => Promise<unknown>
}

const monthsOf = ({ hijos }: Visiting): OwedMonth[] => hijos.flatMap(({ colegiaturas }) => colegiaturas)
const lineOf = ({ id }: OwedMonth) => ({ tipo: 'COLEGIATURA' as const, id })
const transfer = (monto: number, referencia: string) => ({
  metodo_pago: 'TRANSFERENCIA' as const,
  monto,
  referencia,
})
const owingChildren = ({ hijos }: Visiting): DeskChild[] =>
  hijos.filter(({ colegiaturas }) => colegiaturas.length > 0)
const lateMonth = (family: Visiting): OwedMonth | undefined =>
  monthsOf(family).find(({ recargo }) => recargo > 0)

const CASH = 1_000
const KEPT = 500

const twoMeans: Visit = {
  fits: (family) => family.vencido > 0 && owingChildren(family).length > 1,
  make: (books, at, family) => {
    const months = owingChildren(family)
      .slice(0, 2)
      .map(({ colegiaturas }) => colegiaturas[0] as OwedMonth)
    const cost = sumPesos(months.flatMap(({ monto, recargo }) => [monto, recargo]))
    return books.services.desk.collect(callOf(books, 'caja', at), {
      padreId: family.padreId,
      lineas: months.map(lineOf),
      medios: [
        { metodo_pago: 'EFECTIVO', monto: CASH },
        transfer(sumPesos([subtractPesos(cost, CASH), KEPT]), 'SPEI 77140932'),
      ],
      a_cuenta: true,
    })
  },
}

const onAccount: Visit = {
  fits: ({ vencido, hijos }) => vencido === 0 && hijos.length > 1,
  make: (books, at, { padreId }) =>
    books.services.desk.collect(callOf(books, 'caja', at), {
      padreId,
      lineas: [],
      medios: [transfer(3_000, 'SPEI 77140951')],
      a_cuenta: true,
    }),
}

/** Paid by a card whose kind is missing, so the invoice cannot be made yet. */
const spared: Visit = {
  fits: (family) => lateMonth(family) !== undefined,
  make: (books, at, family) => {
    const month = lateMonth(family) as OwedMonth
    return books.services.desk.collect(callOf(books, 'subdireccion', at), {
      padreId: family.padreId,
      lineas: [lineOf(month)],
      medios: [{ metodo_pago: 'TARJETA', monto: month.monto, referencia: 'AUT 204518' }],
      condonar: { ids: [month.id], motivo: 'EL BANCO NO RECIBIÓ EL DEPÓSITO A TIEMPO' },
    })
  },
}

const promised: Visit = {
  fits: (family) => lateMonth(family) !== undefined,
  make: async (books, at, family) => {
    const call = callOf(books, 'subdireccion', at)
    const until = addDays(at.today, 10)
    await books.services.contacts.create(call, {
      padreId: family.padreId,
      fecha: at.today,
      medio: 'LLAMADA',
      promesa: 'PAGA EN CUANTO RECIBA SU QUINCENA',
      promesa_fecha: until,
    })
    const { id } = lateMonth(family) as OwedMonth
    await books.services.tuition.extend(call, {
      ids: [id],
      hasta: until,
      motivo: 'ACUERDO POR TELÉFONO HASTA LA QUINCENA',
    })
  },
}

const reminded: Visit = {
  fits: ({ vencido }) => vencido > 0,
  make: (books, at, { padreId }) =>
    books.services.contacts.create(callOf(books, 'subdireccion', at), {
      padreId,
      fecha: at.today,
      medio: 'WHATSAPP',
      promesa: null,
      promesa_fecha: null,
    }),
}

const VISITS = [twoMeans, spared, promised, onAccount, reminded]

export const visitDesk = async (books: Books, at: At): Promise<void> => {
  const { tx, services } = books
  const parents = await tx
    .selectFrom('students')
    .select('parent_id')
    .where('parent_id', 'is not', null)
    .groupBy('parent_id')
    .orderBy('parent_id')
    .execute()
  let waiting: readonly Visit[] = VISITS
  for (const { parent_id } of parents) {
    if (waiting.length === 0) return
    const padreId = parent_id as number
    const family = { padreId, ...(await services.desk.getFamily(callOf(books, 'caja', at), { padreId })) }
    const visit = waiting.find(({ fits }) => fits(family))
    if (!visit) continue
    await visit.make(books, at, family)
    waiting = waiting.filter((each) => each !== visit)
  }
}
