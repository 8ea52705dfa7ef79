// Raw SQL: one row per parent by `DISTINCT ON` over the means of three joined tables.
import { sql } from 'kysely'
import { familyOfFields } from '@contract/domain/family'
import { addDays } from '@contract/domain/dateMath'
import { dateParts, type IsoDate } from '@contract/domain/dates'
import { sumPesos } from '@contract/domain/money'
import type { WriteCall } from '@server/http/call'
import { callOf, idOf, type At, type Books, type Receive } from './books'
import type { DemoCycle } from './cycles'

const DAYS = 30
const MISSING_EACH = 9
const HEADINGS = ['Día', 'Concepto / Referencia', 'cargo', 'Abono', 'Saldo'] as const
const OPENING = 186_420.5

interface Moved {
  day: IsoDate
  text: string
  pesos: number
}

const SAYINGS = [
  (reference: string) => `${reference} COLEGIATURA`,
  (reference: string) => `COLEGIATURA ${reference}`,
  (reference: string, pupil: string) => `${reference} ${pupil}`,
  (_: string, pupil: string) => `MENSUALIDAD ${pupil}`,
  () => 'TRANSFERENCIA',
] as const

const recordedDeposits = async ({ tx }: Books, from: IsoDate, to: IsoDate): Promise<Moved[]> => {
  const { rows } = await sql<{ day: IsoDate; reference: string; pesos: number }>`
    SELECT min(p.fecha_pago) AS day, m.referencia AS reference, (sum(m.monto_centavos) / 100.0)::float8 AS pesos
    FROM payment_means m JOIN payments p ON p.id = m.payment_id
    WHERE m.metodo_pago IN ('TRANSFERENCIA', 'DEPOSITO') AND p.cancelled_at IS NULL
      AND p.fecha_pago BETWEEN ${from}::date AND ${to}::date
    GROUP BY m.referencia HAVING count(*) = 1 ORDER BY 1, 2`.execute(tx)
  return rows
    .filter((_, at) => at % MISSING_EACH !== 0)
    .map(({ day, reference, pesos }) => ({
      day,
      text: `SPEI RECIBIDO CVE RAST: ${reference.replace(/[^A-Z0-9]/gi, '')}`,
      pesos,
    }))
}

const unrecordedDeposits = async ({ tx, plan, cycleIds }: Books, from: IsoDate): Promise<Moved[]> => {
  const current = plan.cycles[plan.cycles.length - 1] as DemoCycle
  const { rows } = await sql<{ reference: string; parent: string; pupil: string; pesos: number }>`
    SELECT DISTINCT ON (g.id) g.referencia AS reference, g.nombre AS parent, s.nombres AS pupil,
      ((t.monto_centavos - t.abonado_centavos) / 100.0)::float8 AS pesos
    FROM parents g JOIN students s ON s.parent_id = g.id JOIN enrolments e ON e.student_id = s.id
    JOIN tuition t ON t.enrolment_id = e.id
    WHERE e.cycle_id = ${idOf(cycleIds, current.index)} AND e.estado = 'INSCRITO' AND t.estado IN ('PENDIENTE', 'PARCIAL')
    ORDER BY g.id, t.vencimiento, t.id`.execute(tx)
  return rows
    .filter((_, at) => at % 7 === 3)
    .slice(0, 24)
    .map(({ reference, parent, pupil, pesos }, at) => {
      const concept = SAYINGS[at % SAYINGS.length]!(reference, pupil)
      const isShort = at % 8 === 6
      return {
        day: addDays(from, (at * 3) % (DAYS - 1)),
        text: `SPEI RECIBIDO DEL CLIENTE ${parent}, CONCEPTO: ${concept}, CVE RAST: BNET${String(4_100_000 + at * 7919)}`,
        pesos: isShort ? pesos - 100 : pesos,
      }
    })
}

const otherMoves = (from: IsoDate): Moved[] => [
  { day: addDays(from, 4), text: 'COMISION MANEJO DE CUENTA', pesos: -348 },
  { day: addDays(from, 6), text: 'RENTA COOPERATIVA ESCOLAR', pesos: 3_500 },
  { day: addDays(from, 14), text: 'PAGO DE NOMINA', pesos: -61_240 },
  { day: addDays(from, 21), text: 'DEP EFECTIVO PRACTICAJA', pesos: 1_234.5 },
]

const cells = (moves: readonly Moved[]): string[][] => {
  let balance = OPENING
  return moves.map(({ day, text, pesos }) => {
    balance = sumPesos([balance, pesos])
    const { anio, mes, dia } = dateParts(day)
    const written = [String(dia).padStart(2, '0'), String(mes).padStart(2, '0'), anio].join('-')
    const [taken, given] = pesos < 0 ? [(-pesos).toFixed(2), ''] : ['', pesos.toFixed(2)]
    return [written, text, taken, given, balance.toFixed(2)]
  })
}

interface Bringing extends At {
  receiveSheet: Receive
}

export const bringBankFile = async (books: Books, { receiveSheet, ...at }: Bringing): Promise<void> => {
  const { bank } = books.services
  const call = callOf(books, 'subdireccion', at)
  const { id } = await bank.createAccount(call, {
    nombre: 'COLEGIATURAS',
    banco: 'BBVA',
    clabe: '012180001234567899',
  })
  const from = addDays(at.today, -DAYS)
  const to = addDays(at.today, -1)
  const moves = [
    ...(await recordedDeposits(books, from, to)),
    ...(await unrecordedDeposits(books, from)),
    ...otherMoves(from),
  ]
  const rows = [[...HEADINGS], ...cells(moves.sort((a, b) => a.day.localeCompare(b.day)))]
  const file = await receiveSheet(Buffer.from(rows.map((row) => row.join('\t')).join('\r\n')))
  const sheet = {
    rows: rows.map((row, place) => ({ fila: place + 1, cells: row })),
    more: false,
    dates: null,
  } as const
  await bank.importFile(callOf(books, 'caja', at, [file]), () => Promise.resolve(sheet), {
    cuentaId: String(id),
    simular: 'false',
  })
  const { movimientos } = await bank.listDeposits(call, { estado: 'PENDIENTE', por_pagina: 5000 })
  const sure = movimientos.filter(({ propuesta }) => propuesta?.clase === 'SEGURA')
  const matched = sure.filter(({ propuesta }) => propuesta?.pago)
  const paying = sure.filter(({ propuesta }) => !propuesta?.pago)
  const done = [...matched.slice(2), ...paying.slice(0, paying.length / 3)]
  // The demo is one transaction, and each payment a part of it.
  const whole: WriteCall = { ...callOf(books, 'caja', at), inOwnTransaction: (work) => work(call) }
  await bank.confirm(whole, {
    movimientos: done.slice(0, 200).map((each) => ({ id: each.id, ...familyOfFields(each.propuesta ?? {}) })),
  })
  const rent = movimientos.find(({ texto }) => texto.includes('RENTA'))
  if (rent)
    await bank.setDepositState(call, rent.id, { estado: 'IGNORADO', motivo: 'RENTA DE LA COOPERATIVA' })
}
