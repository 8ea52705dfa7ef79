import { sql } from 'kysely'
import { startServer, type TestServer } from '@test/support/server/harness'
import { openOffice } from '@test/support/server/office'
import { hireCashier, piecesOf, type Cashier } from './cashier'

let server: TestServer
let cashier: Cashier
let cut: number
/** Of the cut, and one that came after it. */
let inside: number
let outside: number
const DAY = '2026-09-15'
const CLOSED = /a closed cut does not change/

beforeAll(async () => {
  server = await startServer()
  const office = openOffice(server)
  const cycle = await office.addCycle()
  const [pupil] = (await office.addPupils(1)) as [number]
  cashier = await hireCashier(server, { cycle, pupil })
  inside = (await cashier.take(100)).id
  cut = (await cashier.close(DAY, piecesOf(100))).body.corte.id
  outside = (await cashier.take(40)).id
})
afterAll(() => server.close())

it.each([
  `UPDATE cash_cuts SET observaciones = 'OTRA COSA'`,
  `UPDATE cash_cuts SET contado_centavos = 0`,
  `DELETE FROM cash_cuts`,
  `UPDATE cash_cut_moves SET tipo = 'CANCELACION'`,
  `DELETE FROM cash_cut_moves`,
  `UPDATE cash_cut_counts SET cantidad = 2`,
  `DELETE FROM cash_cut_counts`,
  `TRUNCATE cash_cuts CASCADE`,
])('%s is refused', async (statement) => {
  await expect(sql.raw(statement).execute(server.db)).rejects.toThrow(CLOSED)
})

it.each<[string, () => string, RegExp]>([
  [
    'a payment slipped in',
    () => `INSERT INTO cash_cut_moves VALUES (${outside}, 'PAGO', ${cut})`,
    /does not add up/,
  ],
  [
    'a note slipped in',
    () => `INSERT INTO cash_cut_counts VALUES (${cut}, 'BILLETE', 50000, 1)`,
    /does not add up/,
  ],
  [
    'a payment in two cuts',
    () => `INSERT INTO cash_cut_moves VALUES (${inside}, 'PAGO', ${cut})`,
    /cash_cut_moves_pkey/,
  ],
  [
    'a difference without a word',
    () => `INSERT INTO cash_cuts (numero, user_id, dia, parte, movimientos, total_centavos, esperado_centavos, contado_centavos)
      SELECT 99, user_id, dia, 9, 1, 100, 100, 50 FROM cash_cuts`,
    /cash_cuts_difference_explained/,
  ],
  [
    'a cut that holds nothing of what it says',
    () => `INSERT INTO cash_cuts (numero, user_id, dia, parte, movimientos, total_centavos, esperado_centavos, contado_centavos)
      SELECT 99, user_id, dia, 9, 1, 100, 100, 100 FROM cash_cuts`,
    /does not add up/,
  ],
  [
    "somebody else's payment",
    () => `WITH other AS (
        INSERT INTO cash_cuts (numero, user_id, dia, parte, movimientos, total_centavos, esperado_centavos, contado_centavos,
          observaciones)
        SELECT 99, (SELECT min(id) FROM users), dia, 1, 1, 4000, 4000, 0, 'X' FROM cash_cuts RETURNING id)
      INSERT INTO cash_cut_moves SELECT ${outside}, 'PAGO', id FROM other`,
    /is not its user's or its day's/,
  ],
])('%s is refused', async (_name, statement, reason) => {
  await expect(sql.raw(statement()).execute(server.db)).rejects.toThrow(reason)
})

it('and the cut is what it was', async () => {
  const { body } = await cashier.caller.get(`/cortes/${cut}`)
  expect(body).toMatchObject({ corte: { contado: 100, esperado: 100 }, pagos: [{ id: inside }] })
})
