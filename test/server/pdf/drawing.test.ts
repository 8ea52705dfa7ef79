import { performance } from 'node:perf_hooks'
import type { CutDetail, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import { createDrawing, type Drawing } from '@server/pdf/drawing'
import { aLetterhead } from '@test/support/fixtures/letterhead'
import { readPdf } from '@test/support/pdf/textOf'

let drawing: Drawing
beforeAll(() => {
  drawing = createDrawing()
})
afterAll(() => drawing.close())

const MOMENT = '2026-09-15T16:00:00.000Z'
const MOVE: CutMove = {
  clave: 'PAGO-1',
  id: 1,
  tipo: 'PAGO',
  folio: 1,
  fecha: '2026-09-15',
  momento: MOMENT,
  monto: 100,
  alumno: 'PÉREZ LÓPEZ ANA MARÍA',
  numero_control: 'A-1',
  concepto: 'COLEGIATURA SEPTIEMBRE 2026',
  metodo_pago: 'EFECTIVO',
  referencia: null,
  recibio: 'ANA',
  motivo_cancelacion: null,
}
const cutOf = (payments: number): CutDetail => ({
  corte: {
    id: 1,
    numero: 7,
    dia: '2026-09-15',
    parte: 1,
    creado: MOMENT,
    movimientos: payments,
    total: 0,
    esperado: 0,
    contado: 0,
    diferencia: 0,
    observaciones: null,
    cajero: { id: 1, nombre: 'ANA' },
  },
  totales: [],
  conteo: [],
  pagos: Array.from({ length: payments }, (_, at) => ({ ...MOVE, folio: at + 1 })),
  cancelaciones: [],
  devoluciones: [],
})
const SCHOOL = aLetterhead()
const cut = (payments: number) =>
  drawing.draw({
    kind: 'corte',
    facts: [cutOf(payments), { school: SCHOOL, timeZone: 'America/Mexico_City' }],
  })

test('a paper is drawn from what was sent to the thread', async () => {
  const { pages } = await readPdf(Buffer.from(await cut(2)))
  expect(pages[0]).toContain('Núm. 000007')
  expect(pages[0]).toContain('PÉREZ LÓPEZ ANA MARÍA')
})

test('a paper nobody draws is an error, and so are facts that are none; the next one is drawn', async () => {
  await expect(drawing.draw({ kind: 'dibujo', facts: [] })).rejects.toThrow('nobody draws dibujo')
  await expect(drawing.draw({ kind: 'recibo', facts: [] })).rejects.toThrow()
  expect((await cut(1)).length).toBeGreaterThan(1000)
})

test('the event loop goes on while a large cut is drawn', async () => {
  const before = performance.eventLoopUtilization()
  await cut(3000)
  const { utilization } = performance.eventLoopUtilization(before)
  // Drawn in this thread it would be nearly 1.
  expect(utilization).toBeLessThan(1 / 3)
})

test('a thread that is gone is replaced', async () => {
  await drawing.close()
  expect((await cut(1)).length).toBeGreaterThan(1000)
})
