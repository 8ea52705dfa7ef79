import { addMonths } from '@contract/domain/dateMath'
import { toPesos } from '@contract/domain/money'
import { rfcWarning } from '@contract/domain/rfc'
import { MAX_DELIVERED, monthOf } from '@contract/invoices/invoices.rules'
import { callOf, type At, type Books } from './books'
import { momentOf } from './days'

const SCHOOL = {
  razon_social: 'COLEGIO BENITO JUÁREZ DE OAXACA',
  rfc: 'CBJ850902AB1',
  regimen_fiscal: '603',
  codigo_postal: '68000',
  niveles: [
    { grado: 'PREESCOLAR', cct: '20PJN0141K', rvoe: '20PJN-0058/2009', clave_producto: '86121501' },
    { grado: 'PRIMARIA', cct: '20PPR0256Z', rvoe: '20PPR-0112/2009', clave_producto: '86121503' },
  ],
} as const

const APART = 3
const TAXES = [
  { regimen_fiscal: '605', uso_cfdi: 'D10' },
  { regimen_fiscal: '612', uso_cfdi: 'D10' },
  { regimen_fiscal: '626', uso_cfdi: 'S01' },
  { regimen_fiscal: '605', uso_cfdi: 'D10' },
] as const
const COMPANY = {
  rfc: 'CTP120518AB2',
  nombre: 'COMERCIALIZADORA TRES PEÑAS',
  regimen_fiscal: '601',
  codigo_postal: '68050',
  uso_cfdi: 'G03',
}
const MINUTE = 16 * 60

const withoutAccents = (text: string): string => text.normalize('NFD').replace(/[\u0300-\u036f]/g, '')

const rfcOf = (nombre: string, index: number): string => {
  const words = withoutAccents(nombre).split(' ')
  const [first = 'X', paterno = 'X', materno = 'X'] = [words[0], words.at(-2), words.at(-1)]
  const vowel = /[AEIOU]/.exec(paterno.slice(1))?.[0] ?? 'X'
  const day = `8${index % 10}${String((index % 12) + 1).padStart(2, '0')}${String((index % 28) + 1).padStart(2, '0')}`
  const start = `${paterno[0]}${vowel}${materno[0]}${first[0]}${day}${'ABCDEFGH'[index % 8]}${index % 9}`
  const rfcs = [...'0123456789A'].map((last) => start + last)
  return rfcs.find((rfc) => rfcWarning(rfc) === null) ?? `${start}0`
}

const findParents = ({ tx }: Books) =>
  tx.selectFrom('parents').select(['id', 'nombre', 'correo']).orderBy('id').execute()

const registerFiscals = async (books: Books, at: At): Promise<ReadonlyMap<number, number>> => {
  const { fiscal } = books.services
  const call = callOf(books, 'secretaria', at)
  const first = new Map<number, number>()
  for (const [index, { id, nombre, correo }] of (await findParents(books)).entries()) {
    if (index % APART !== 0) continue
    const place = index / APART
    const codigo_postal = `680${String(10 + (place % 80)).padStart(2, '0')}`
    const own = { rfc: rfcOf(nombre, place), nombre, codigo_postal, correo, ...TAXES[place % TAXES.length]! }
    first.set(id, (await fiscal.createForParent(call, id, own)).id)
    if (place % 12 === 5) await fiscal.createForParent(call, id, COMPANY)
  }
  return first
}

const askForInvoices = async (
  books: Books,
  at: At,
  { first, since }: { first: ReadonlyMap<number, number>; since: string },
): Promise<void> => {
  const { tx, services } = books
  const call = callOf(books, 'caja', at)
  const payments = await tx
    .selectFrom('payments as p')
    .leftJoin('students as s', 's.id', 'p.student_id')
    .select(['p.id', 'p.parent_id', 's.parent_id as of_student'])
    .where('p.cancelled_at', 'is', null)
    .where('p.fecha', '>=', since)
    .orderBy('p.id')
    .execute()
  for (const { id, parent_id, of_student } of payments) {
    const fiscalId = first.get(parent_id ?? of_student ?? 0)
    if (fiscalId !== undefined && id % 10 !== 0) await services.invoices.setReceiver(call, id, { fiscalId })
  }
}

const deliverMonth = async (books: Books, at: At): Promise<void> => {
  const { invoices, payments } = books.services
  const call = callOf(books, 'subdireccion', at)
  const days = monthOf(at.today)
  const invoicesIn = async (estado: 'FALTA' | 'LISTA' | 'GLOBAL') =>
    (await invoices.list(call, { ...days, estado, por_pagina: MAX_DELIVERED })).facturas
  for (const { pago, medios } of await invoicesIn('FALTA'))
    for (const [indice, { metodo_pago, tarjeta, deposito }] of medios.entries()) {
      if (metodo_pago === 'TARJETA' && !tarjeta)
        await payments.setMeansKind(call, pago.id, { indice, tarjeta: 'DEBITO' })
      if (metodo_pago === 'DEPOSITO' && !deposito)
        await payments.setMeansKind(call, pago.id, { indice, deposito: 'EFECTIVO' })
    }
  const ready = (await invoicesIn('LISTA')).map(({ pago }) => pago.id)
  if (ready.length > 0) await invoices.deliver(call, { pagos: ready })
  if ((await invoicesIn('GLOBAL')).length > 0) await invoices.deliverGlobal(call, days)
}

const sayWhatChargesAre = async (books: Books, at: At): Promise<void> => {
  const { tx, services } = books
  const call = callOf(books, 'caja', at)
  const loose = await tx
    .selectFrom('charges')
    .select([
      'descripcion',
      (on) => on.fn.min('id').as('id'),
      (on) => on.fn.max('costo_total_centavos').as('centavos'),
    ])
    .where('concept_id', 'is', null)
    .where('enrolment_id', 'is', null)
    .where('estado', '!=', 'CANCELADO')
    .groupBy('descripcion')
    .orderBy('descripcion')
    .execute()
  const concepts = await services.concepts.list(call)
  for (const { descripcion, id, centavos } of loose) {
    const concept = {
      nombre: descripcion,
      monto: toPesos(Number(centavos)),
      tipo: 'OTRO',
      impuesto: 'IVA_16',
    } as const
    const { id: conceptoId } =
      concepts.find(({ nombre }) => nombre === descripcion) ??
      (await services.concepts.create(call, { ...concept, clave_producto: '53102700' }))
    await services.charges.setConcept(call, id, { conceptoId, iguales: true })
  }
}

export const fillInvoices = async (books: Books, at: At): Promise<void> => {
  const call = callOf(books, 'subdireccion', at)
  await books.services.school.update(call, { ...SCHOOL, niveles: [...SCHOOL.niveles] })
  const last = monthOf(addMonths(at.today, -1))
  await sayWhatChargesAre(books, at)
  const first = await registerFiscals(books, at)
  await askForInvoices(books, at, { first, since: last.desde })
  await deliverMonth(books, { today: last.hasta, now: momentOf(last.hasta, MINUTE, books.timeZone) })
}
