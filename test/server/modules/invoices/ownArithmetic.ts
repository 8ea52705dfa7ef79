import { sql } from 'kysely'
import type { Db } from '@server/db/database'

interface Line {
  tipo: string
  centavos: number
  month: number | null
  student: number | null
  grado: string | null
  returned: boolean
}
interface Move {
  tipo: string
  centavos: number
  payment: number | null
  month: number | null
}
interface Facts {
  payments: Map<number, { day: string; means: Piece[]; lines: Line[] }>
  moves: Move[]
}

/** A stretch of money: cash, surely not cash, or unknown. */
interface Piece {
  kind: 'cash' | 'other' | 'unknown'
  size: number
}

/** Whether payment `p` is of the family: taken from the parent, or at the pupil's page. */
export const paidByFamily = (parentId: number) =>
  sql`(p.parent_id = ${parentId} OR p.student_id IN (SELECT id FROM students WHERE parent_id = ${parentId}))`

/** Valid payments and movements of a family's credit, as the ledger has them. */
const readFacts = async (db: Db, parentId: number): Promise<Facts> => {
  const { rows: payments } = await sql<{ id: number; day: string; means: Piece[]; lines: Line[] }>`
    SELECT p.id, p.fecha_pago::text AS day,
      (SELECT coalesce(json_agg(json_build_object('size', m.monto_centavos, 'kind', CASE
          WHEN m.metodo_pago = 'EFECTIVO' OR m.deposito = 'EFECTIVO' THEN 'cash'
          WHEN m.metodo_pago = 'DEPOSITO' AND m.deposito IS NULL THEN 'unknown' ELSE 'other' END) ORDER BY m.id), '[]')
        FROM payment_means m WHERE m.payment_id = p.id) AS means,
      (SELECT json_agg(json_build_object('tipo', l.tipo, 'centavos', l.monto_centavos, 'month', l.tuition_id,
          'student', e.student_id, 'grado', e.grado, 'returned', b.id IS NOT NULL) ORDER BY l.id)
        FROM payment_lines l LEFT JOIN tuition t ON t.id = l.tuition_id LEFT JOIN enrolments e ON e.id = t.enrolment_id
        LEFT JOIN baja_credits b ON b.payment_id = p.id AND b.tuition_id = l.tuition_id
        WHERE l.payment_id = p.id) AS lines
    FROM payments p WHERE ${paidByFamily(parentId)} AND p.cancelled_at IS NULL`.execute(db)
  const { rows: moves } = await sql<Move>`
    SELECT m.tipo, m.centavos::float8 AS centavos, coalesce(m.payment_id, b.payment_id) AS payment, b.tuition_id AS month
    FROM credit_moves m JOIN credits c ON c.id = m.credit_id
    LEFT JOIN baja_credits b ON b.id = m.baja_credit_id
    LEFT JOIN payments p ON p.id = coalesce(m.payment_id, b.payment_id)
    LEFT JOIN refunds r ON r.id = m.refund_id LEFT JOIN openings o ON o.id = m.opening_id
    WHERE c.parent_id = ${parentId} AND m.tipo <> 'CANCELACION'
      AND coalesce(p.cancelled_at, r.cancelled_at, o.undone_at) IS NULL ORDER BY m.id`.execute(db)
  return { payments: new Map(payments.map(({ id, ...rest }) => [id, rest])), moves }
}

const sizeOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { size }) => sum + size, 0)

/** The pieces between two points of a line of money that begins at 0. */
const between = (pieces: readonly Piece[], from: number, to: number): Piece[] => {
  let at = 0
  return pieces.flatMap((piece) => {
    const size = Math.min(to, at + piece.size) - Math.max(from, at)
    at += piece.size
    return size > 0 ? [{ ...piece, size }] : []
  })
}
const filled = (pieces: readonly Piece[], size: number): Piece[] => {
  const missing = size - sizeOf(pieces)
  return missing > 0 ? [...pieces, { kind: 'unknown', size: missing }] : between(pieces, 0, size)
}

const ORDER = ['cash', 'unknown', 'other']

/**
 * What of the tuition of a pupil and a year is deductible, by laying money and lines side by side on one axis: the money with its cash
 * first, the lines with those that are not tuition first. Credit is an axis of its own: what came in beside what was used.
 */
export const tuitionByHand = async (db: Db, parentId: number) => {
  const { payments, moves } = await readFacts(db, parentId)
  const underWay = new Set<number>()

  const moneyOf = (id: number): Piece[] => {
    let usedBefore = 0
    const credit: Piece[] = []
    for (const { tipo, centavos, payment } of moves.filter((move) => move.centavos < 0)) {
      if (tipo === 'SALDO' && payment === id && !underWay.has(id)) {
        underWay.add(id)
        const came = moves.filter((move) => move.centavos > 0).flatMap(broughtBy)
        underWay.delete(id)
        credit.push(...filled(between(came, usedBefore, usedBefore - centavos), -centavos))
      }
      usedBefore -= centavos
    }
    const money = [...payments.get(id)!.means, ...credit]
    return ORDER.flatMap((kind) => money.filter((piece) => piece.kind === kind))
  }

  /** Each line of a payment with the money beside it. */
  const laidOut = (id: number): (Line & { pieces: Piece[] })[] => {
    const { lines } = payments.get(id)!
    const money = moneyOf(id)
    const net = (line: Line): number =>
      line.centavos -
      (line.tipo === 'COLEGIATURA'
        ? lines
            .filter(({ tipo, month }) => tipo === 'DESCUENTO' && month === line.month)
            .reduce((sum, { centavos }) => sum + centavos, 0)
        : 0)
    const order = [
      ...lines.filter(({ tipo }) => tipo === 'CARGO' || tipo === 'RECARGO'),
      ...lines.filter(({ tipo }) => tipo === 'A_CUENTA'),
      ...lines.filter(({ tipo }) => tipo === 'COLEGIATURA'),
    ]
    let at = 0
    return order.map((line) => {
      const from = at
      at += net(line)
      return { ...line, centavos: net(line), pieces: between(money, from, at) }
    })
  }

  const broughtBy = ({ tipo, centavos, payment, month }: Move): Piece[] => {
    if (payment === null) return filled([], centavos)
    const line = laidOut(payment).find((each) =>
      tipo === 'BAJA' ? each.tipo === 'COLEGIATURA' && each.month === month : each.tipo === 'A_CUENTA',
    )
    return filled(line?.pieces ?? [], centavos)
  }

  return (student: number, year: number) => {
    const lines = [...payments]
      .filter(([, { day }]) => day.startsWith(String(year)))
      .flatMap(([id]) => laidOut(id))
      .filter((line) => line.tipo === 'COLEGIATURA' && line.student === student && !line.returned)
    const sum = (kind: Piece['kind']): number =>
      sizeOf(lines.flatMap(({ pieces }) => pieces.filter((piece) => piece.kind === kind)))
    return {
      pagado: lines.reduce((all, { centavos }) => all + centavos, 0),
      deducible: sum('other'),
      por_aclarar: sum('unknown'),
      levels: lines.flatMap(({ grado }) => grado ?? []),
    }
  }
}
