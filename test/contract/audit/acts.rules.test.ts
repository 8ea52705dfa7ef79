import { actsOf, actText } from '@contract/audit/acts.rules'
import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import { AUDIT_ACTIONS, AUDIT_KIND_NAMES, type AuditKindName } from '@contract/audit/audit.rules'
import type { AuditChange, AuditEntry, AuditValue } from '@contract/audit/audit.schemas'

const ZONE = 'America/Mexico_City'
let id = 900
const row = (tipo: AuditKindName, over: Partial<AuditEntry> = {}): AuditEntry => ({
  id: id--,
  fecha: '2026-11-23T18:00:00.000Z',
  usuario: { id: 2, name: 'caja' },
  modulo: 'CARGOS',
  accion: 'CREATE',
  tipo,
  registroId: 7,
  nombre: 'ANA PEÑA',
  cambios: [],
  ...over,
})
const said = (...rows: AuditEntry[]): string[] => actsOf(rows).map((act) => actText(act, ZONE))
const came = (fields: Record<string, AuditValue>): AuditChange[] =>
  Object.entries(fields).map(([campo, despues]) => ({ campo, antes: null, despues }))

const MEANS = '{"metodo_pago":"EFECTIVO","monto":11386.5,"referencia":null}'

test('a payment is told by what was taken, from whom, with which folio and how', () => {
  const cambios = came({ folio: 4048, monto: 11386.5, padre: 'CLAUDIA PEÑA', medios: [MEANS] })
  const cut = row('CARGO', { accion: 'UPDATE', nombre: 'UNIFORME' })
  expect(said(cut, row('PAGO', { nombre: '4048', cambios }))).toEqual([
    'Cobró $11,386.50 a CLAUDIA PEÑA, folio 004048: Efectivo $11,386.50',
  ])
})

test('rows of another moment or of another user are another act', () => {
  const other = { usuario: { id: 3, name: 'secretaria' } }
  const later = { fecha: '2026-11-23T18:00:01.000Z' }
  expect(actsOf([row('ALUMNO', later), row('ALUMNO', other), row('ALUMNO'), row('PADRE')])).toHaveLength(3)
})

test('several of one kind are counted', () => {
  expect(said(row('CARGO'), row('ALUMNO'), row('INSCRIPCION'), row('CARGO'), row('INSCRIPCION'))).toEqual([
    'Registró 2 inscripciones',
  ])
})

test.each([
  [
    'PAGO',
    'DELETE',
    '41',
    { cancelado: true, motivo_cancelacion: 'ERA DE OTRO' },
    'Canceló el pago con folio 000041: ERA DE OTRO',
  ],
  ['PAGO', 'UPDATE', '41', { impresiones: 2 }, 'Imprimió el recibo 000041'],
  [
    'DEVOLUCION',
    'CREATE',
    '42',
    { monto: 500, padre: 'ANA', motivo: 'SE VA' },
    'Devolvió $500.00 a ANA, folio 000042: SE VA',
  ],
  [
    'INSCRIPCION',
    'UPDATE',
    'ANA PEÑA',
    { estado: 'BAJA', baja: '2026-10-27', motivo_baja: 'CAMBIO DE CIUDAD' },
    'Dio de baja a ANA PEÑA: CAMBIO DE CIUDAD',
  ],
  ['INSCRIPCION', 'UPDATE', 'ANA PEÑA', { estado: 'INSCRITO', baja: null }, 'Reingresó a ANA PEÑA'],
  [
    'COLEGIATURA',
    'UPDATE',
    'COLEGIATURA NOVIEMBRE 2026',
    { prorroga: '2026-12-03' },
    'Dio prórroga de COLEGIATURA NOVIEMBRE 2026 hasta el 03/12/2026',
  ],
  [
    'CICLO',
    'UPDATE',
    '2026-2027',
    { mensualidad_primaria: 2450 },
    'Cambió el ciclo escolar 2026-2027: mensualidad primaria: $2,450.00',
  ],
  ['ALUMNO', 'CREATE', 'ANA PEÑA', {}, 'Registró al alumno ANA PEÑA'],
  ['ALUMNO', 'CREATE', null, {}, 'Registró al alumno 7'],
  ['DOCUMENTO', 'CREATE', 'CURP', { alumno: 'ANA' }, 'Registró el documento CURP de ANA'],
  ['DOCUMENTO', 'DELETE', 'CURP', {}, 'Eliminó el documento CURP'],
  ['AVISO', 'CREATE', 'JUNTA', { padre: 'ANA' }, 'Envió el aviso JUNTA a ANA'],
  ['FONDO', 'UPDATE', '2026-11-23', { fondo: 500 }, 'Cambió el fondo de caja del 23/11/2026: fondo: $500.00'],
  ['SESION', 'CREATE', 'caja', {}, 'Entró'],
  ['ARCHIVO', 'CREATE', 'caja', {}, 'Descargó el archivo de la escuela'],
  ['PAGOS_ANUALES', 'CREATE', '2026', {}, 'Descargó los pagos de 2026 de todas las familias'],
  ['SALUD', 'READ', 'ANA PEÑA', {}, 'Vio la salud de ANA PEÑA'],
] as const)('%s %s of %s with %j', (tipo, accion, nombre, fields, text) => {
  expect(said(row(tipo, { accion, nombre, cambios: came(fields) }))).toEqual([text])
})

test.each([
  [
    { abono: [0, 765], recargo_abonado: [0, 235], estado: ['PENDIENTE', 'PARCIAL'] },
    'Abonó $1,000.00 a la colegiatura de OCTUBRE 2026, $235.00 al recargo',
  ],
  [{ recargo_abonado: [0, 100] }, 'Abonó $100.00 a la colegiatura de OCTUBRE 2026, $100.00 al recargo'],
  [{ abono: [765, 2350], estado: ['PARCIAL', 'PAGADO'] }, 'Cobró $1,585.00 a la colegiatura de OCTUBRE 2026'],
  [
    { abono: [765, 0], recargo_abonado: [235, 0], estado: ['PARCIAL', 'PENDIENTE'] },
    'Quitó un abono de $1,000.00 a la colegiatura de OCTUBRE 2026, $235.00 del recargo',
  ],
] as const)('a month tells what %j did to it', (fields, text) => {
  const cambios = Object.entries(fields).map(([campo, [antes, despues]]) => ({ campo, antes, despues }))
  const month = row('COLEGIATURA', { accion: 'UPDATE', nombre: 'COLEGIATURA OCTUBRE 2026', cambios })
  expect(said(month)).toEqual([text])
  // The payment leads the act that it is part of.
  expect(said(month, row('PAGO', { nombre: '41' }))).toEqual(['Cobró un pago, folio 000041'])
})

const VALUES = ['X', 12, true, null, [], [MEANS], '[{"id":3,"x":{"y":[true]}}]', '2026-09-15'] as const

// Whatever is kept of a kind, the sentence says it as a person would.
test.each(AUDIT_KIND_NAMES)('no sentence about %s shows a record as the server writes it', (tipo) => {
  const fields = Object.keys(AUDIT_KINDS[tipo].campos)
  for (const accion of AUDIT_ACTIONS)
    for (const despues of VALUES)
      for (const campo of fields) {
        const entry = row(tipo, { accion, cambios: [{ campo, antes: null, despues }] })
        for (const text of said(entry, row(tipo, { accion, id: entry.id, nombre: null }), row('SESION')))
          expect(text).not.toMatch(/[{}[\]"]|null|undefined/)
        expect(said(entry)[0]).not.toMatch(/[{}[\]"]|null|undefined/)
        expect(said(entry)[0]).toMatch(/^\p{Lu}/u)
      }
})
