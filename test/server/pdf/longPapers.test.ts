import { methodTotals } from '@contract/cashCuts/cashCuts.rules'
import type { CutDetail, CutMove } from '@contract/cashCuts/cashCuts.schemas'
import type { Account, Movement } from '@contract/statements/statements.schemas'
import { drawCashCut } from '@server/modules/cashCuts/cashCut.paper'
import { drawStatement } from '@server/modules/statements/statement.paper'
import { readPdf } from '@test/support/pdf/textOf'

const school = {
  name: 'COLEGIO NUEVA ESPERANZA',
  lines: ['Av. Reforma 123', 'Tel. 55 1234 5678'],
  logo: null,
}
const DAY = '2026-11-24'

/** A deposit that the bank's file called by a long text. */
const deposit = (n: number): CutMove => ({
  clave: `PAGO-${n}`,
  id: n,
  tipo: 'PAGO',
  folio: 4200 + n,
  alumno: 'MARÍA FERNANDA GUTIÉRREZ HERNÁNDEZ, JOSÉ EMILIANO GUTIÉRREZ HERNÁNDEZ',
  numero_control: '',
  concepto: 'COLEGIATURA NOVIEMBRE 2026 y 2 conceptos más',
  monto: 2350,
  metodo_pago: 'TRANSFERENCIA',
  referencia: `SPEI RECIBIDO BANCOMER 0127384 CLAVE DE RASTREO MBAN0100261124${n} FAMILIA GUTIERREZ`,
  fecha: DAY,
  momento: '2026-11-24T18:20:00.000Z',
  recibio: 'caja',
  motivo_cancelacion: null,
  cancelo: null,
})
const cancelled = (n: number): CutMove => ({
  ...deposit(n),
  clave: `CANCELACION-${n}`,
  tipo: 'CANCELACION',
  motivo_cancelacion: 'SE COBRÓ A OTRA FAMILIA',
  cancelo: 'directora',
})

const aCut = (payments: number, cancellations: number): CutDetail => {
  const pagos = Array.from({ length: payments }, (_, n) => deposit(n))
  const cancelaciones = pagos.slice(0, cancellations).map(({ id }) => cancelled(id))
  const totales = methodTotals([...pagos, ...cancelaciones])
  const sums = { total: 0, fondo: 500, esperado: 500, contado: 500, diferencia: 0 }
  const corte = {
    id: 1,
    numero: 31,
    dia: DAY,
    parte: 1,
    cajero: { id: 1, nombre: 'caja' },
    creado: '2026-11-24T23:00:00.000Z',
    movimientos: payments + cancellations,
    ...sums,
    observaciones: 'CORTE DEL MARTES',
  }
  return { corte, totales, pagos, cancelaciones, devoluciones: [], conteo: [] }
}

it('a cut of 66 movements with the long texts of a bank takes two pages, and says who cancelled', async () => {
  const { pages } = await readPdf(await drawCashCut(aCut(64, 2), { school, timeZone: 'America/Mexico_City' }))
  expect(pages).toHaveLength(2)
  for (const said of [
    'CORTE 31',
    'Pagos (64), continúa',
    'Canceló directora. Motivo: SE COBRÓ A OTRA FAMILIA',
  ])
    expect(pages[1]).toContain(said)
  for (let n = 0; n < 64; n++) expect(pages.join(' ')).toContain(`00${4200 + n}`)
})

const line = (n: number): Movement => ({
  id: `pago-${n}`,
  fecha: '2026-11-10',
  fecha_pago: '2026-11-08',
  tipo: 'PAGO',
  descripcion: `PAGO NÚMERO ${n}.`,
  detalle: ['Transferencia, referencia SPEI 7', 'COLEGIATURA NOVIEMBRE 2026: $2,350.00'],
  cicloId: 1,
  vencimiento: null,
  folio: 12,
  pagoId: 3,
  conceptos: [],
  cancelado: false,
  cargo: 0,
  abono: 2350,
  saldo: 0,
})

const anAccount = (lines: number): Account => ({
  alumno: {
    id: 1,
    nombre: 'MARÍA GUTIÉRREZ',
    numero_control: 'A1001',
    grado: 'PRIMARIA',
    gradoNumero: 3,
    grupo: { id: 1, nombre: '3A' },
  },
  padre: null,
  abiertos: [],
  deducible: { anio: 2026, pagado: 100, deducible: 100, por_aclarar: 0, tope: 12_900 },
  fecha: DAY,
  movimientos: Array.from({ length: lines }, (_, n) => line(n)),
  total: { saldo: 10, vencido: 0, por_vencer: 10, recargos: 5, pdf: '' },
  ciclos: [],
})

it('the totals of a statement never begin a page alone, and its heading is on every page', async () => {
  const options = { cycleId: null, forward: false, now: new Date('2026-11-24T18:00:00Z') }
  let several = 0
  for (let lines = 12; lines < 22; lines++) {
    const { pages } = await readPdf(await drawStatement(school, anAccount(lines), options))
    const last = pages.at(-1) as string
    several += pages.length > 1 ? 1 : 0
    expect([lines, last.includes(`PAGO NÚMERO ${lines - 1}.`), last.includes('Por vencer')]).toEqual([
      lines,
      true,
      true,
    ])
    for (const page of pages) expect(page).toContain('ESTADO DE CUENTA')
    expect(pages.join(' ')).toContain('Pagado el 08/11/2026')
  }
  expect(several).toBeGreaterThan(2)
})
