import type { Account, Debtor, Movement, Overdue } from '@contract/statements/statements.schemas'
import { withBalance } from '@contract/statements/statements.rules'

export const GET = 'GET /estados/alumno/5'
export const DEBTORS = 'GET /morosos?maximo=2000'

export const aMovement = (id: string, over: Partial<Movement> = {}): Movement => ({
  id,
  fecha: '2026-09-01',
  tipo: 'CARGO',
  descripcion: 'UNIFORME',
  detalle: [],
  cicloId: 1,
  vencimiento: null,
  folio: null,
  pagoId: null,
  conceptos: [],
  cancelado: false,
  cargo: 0,
  abono: 0,
  saldo: 0,
  ...over,
})

const totals = {
  saldo: 0,
  vencido: 0,
  por_vencer: 0,
  recargos: 0,
  pdf: '/files/documentos/estado-de-cuenta/x.pdf?c=todos',
}

/** Two cycles: an old one with 500.25 left, and the current one with a month that was paid and one that is to come. */
export const anAccount = (over: Partial<Account> = {}): Account => ({
  alumno: {
    id: 5,
    nombre: 'ÍÑIGO PEÑA',
    numero_control: 'A-5',
    grado: 'PRIMARIA',
    grupo: { id: 2, nombre: '2B' },
  },
  padre: { id: 9, telefono: '5512345678', nombre: 'ROSA PEÑA' },
  fecha: '2026-09-15',
  abiertos: [],
  movimientos: withBalance([
    aMovement('cargo-1', { cicloId: 7, fecha: '2025-10-01', cargo: 500.25, vencimiento: '2025-10-01' }),
    aMovement('colegiatura-2', {
      descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
      cargo: 2210,
      detalle: ['Menos beca'],
    }),
    aMovement('pago-3', {
      tipo: 'PAGO',
      descripcion: 'PAGO',
      abono: 2210,
      folio: 41,
      pagoId: 3,
      conceptos: [{ tipo: 'COLEGIATURA' }],
      cancelado: true,
      detalle: ['Cheque, referencia 00123'],
    }),
    aMovement('pago-3-cancelado', {
      tipo: 'CANCELACION',
      descripcion: 'PAGO CANCELADO',
      cargo: 2210,
      folio: 41,
    }),
    aMovement('colegiatura-3', { descripcion: 'COLEGIATURA OCTUBRE 2026', fecha: '2026-10-10', cargo: 2210 }),
  ]),
  total: { ...totals, saldo: 4920.25, vencido: 2710.25, por_vencer: 2210, recargos: 221 },
  ciclos: [
    {
      id: 1,
      name: '2026-2027',
      ...totals,
      saldo: 4420,
      vencido: 2210,
      por_vencer: 2210,
      recargos: 221,
      pdf: '/files/uno.pdf',
    },
    { id: 7, name: '2025-2026', ...totals, saldo: 500.25, vencido: 500.25, pdf: '/files/siete.pdf' },
  ],
  ...over,
})

export const anOverdue = (id: string, over: Partial<Overdue> = {}): Overdue => ({
  id,
  descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
  ciclo: '2026-2027',
  vencimiento: '2026-09-10',
  saldo: over.saldo ?? 2600,
  monto: over.saldo ?? 2600,
  meses: 1,
  recargo: 260,
  ...over,
})

/** The n-th family, late by as many months as said. */
export const aDebtor = (n: number, over: Partial<Debtor> = {}): Debtor => ({
  id: `padre-${n}`,
  padre: { id: n, nombre: `MADRE ${n} DE LA PEÑA`, telefono: '5512345678' },
  alumnos: [
    {
      id: n,
      nombre: `HIJO ${n} PEÑA`,
      numero_control: `A-${n}`,
      grado: 'PRIMARIA',
      grupo: null,
      conceptos: [anOverdue(`colegiatura-${n}`)],
    },
  ],
  desde: '2026-09-10',
  meses: 1,
  un_mes: 2600,
  dos_meses: 0,
  tres_meses: 0,
  vencido: 2600,
  recargos: 260,
  por_vencer: 100,
  saldo_favor: 0,
  por_pagar: over.vencido ?? 2600,
  por_pagar_hoy: (over.vencido ?? 2600) + (over.recargos ?? 260),
  prorroga: null,
  contacto: null,
  prometido: null,
  ...over,
})

export const debtorsAnswer = (morosos: readonly Debtor[]) => ({
  ok: true as const,
  escuela: 'Colegio Benito Juárez',
  fecha: '2026-09-15',
  morosos,
  prorrogas: [],
})
