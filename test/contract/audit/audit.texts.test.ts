import { AUDIT_KINDS } from '@contract/audit/audit.kinds'
import { AUDIT_ACTIONS, AUDIT_KIND_NAMES } from '@contract/audit/audit.rules'
import { actionWord, changeText, KIND_WORDS, recordText, valueText } from '@contract/audit/audit.texts'
import { fieldWord } from '@contract/domain/fieldWords'

const ZONE = 'America/Mexico_City'
const said = (campo: string, antes: never | unknown, despues: unknown, accion = 'UPDATE') =>
  changeText({ accion: accion as 'UPDATE' }, { campo, antes, despues } as never, ZONE)

const fields = AUDIT_KIND_NAMES.flatMap((tipo) =>
  Object.keys(AUDIT_KINDS[tipo].campos).map((campo) => [tipo, campo] as const),
)

test.each(AUDIT_KIND_NAMES)('%s has a name and verbs', (tipo) => {
  expect(KIND_WORDS[tipo]).toMatch(/^\p{Lu}[\p{Ll} ]+$/u)
  for (const accion of AUDIT_ACTIONS) expect(actionWord(tipo, accion)).toMatch(/^\p{Lu}[\p{Ll}]+$/u)
  expect(recordText({ tipo, nombre: null, registroId: 12 })).toBe(`${KIND_WORDS[tipo]} 12`)
})

test.each(fields)('%s %s is said in words', (_tipo, campo) => {
  expect(fieldWord(campo)).toMatch(/^(?:\p{Ll}[\p{Ll} ]+( del SAT)?|CURP( verificada)?|CLABE|RFC|NSS)$/u)
  const records = [
    '{"metodo_pago":"CHEQUE","monto":5,"referencia":null}',
    '[{"id":3,"x":{"y":[true]}}]',
    '{}',
  ]
  for (const value of [
    null,
    '',
    'X',
    '2026-09-15',
    12,
    2350,
    true,
    [],
    ['A', 'B'],
    ...records,
    records,
  ] as const) {
    const text = valueText(campo, value, ZONE)
    expect(text).not.toMatch(/null|undefined|\d{4}-\d\d-\d\d|[[\]{}"]|true|false/)
    expect(text).not.toBe('')
  }
})

test.each([
  ['mensualidad_primaria', 2350, 2450, 'mensualidad primaria: $2,350.00 → $2,450.00'],
  ['abono', 0, 200.5, 'abonado: $0.00 → $200.50'],
  ['fecha_fin', '2027-06-30', '2027-07-15', 'último día: 30/06/2027 → 15/07/2027'],
  ['inscripciones_abiertas', true, false, 'inscripciones abiertas: sí → no'],
  ['metodo_pago', null, 'EFECTIVO', 'método de pago: Efectivo'],
  ['porcentaje', 10, 50, 'porcentaje: 10 % → 50 %'],
  ['grado', 'PREESCOLAR', 'PRIMARIA', 'nivel: Preescolar → Primaria'],
  ['telefono', '7221234567', '5512345678', 'teléfono: 722 123 4567 → 55 1234 5678'],
  ['estado', 'PENDIENTE', 'PAGADO', 'estado: pendiente → pagado'],
  ['motivo_cancelacion', 'X', null, 'motivo de la cancelación: X → —'],
  ['medio', null, 'EN_PERSONA', 'por qué medio: en persona'],
  ['recargo', null, 'PORCENTAJE 10, 5 días de gracia', 'recargo: 10 %, 5 días de gracia'],
  ['recargo', null, 'FIJO 100, 1 día de gracia', 'recargo: $100.00, 1 día de gracia'],
  ['mes', null, 9, 'mes: septiembre'],
  ['numero_control', 'A1', 'B2', 'número de control: A1 → B2'],
])('%s: %j, then %j', (campo, antes, despues, text) => {
  expect(said(campo, antes, despues)).toBe(text)
})

test('of a list what came and what left', () => {
  expect(said('permisos', ['CARGOS (Ver)'], ['CARGOS (Actualizar)', 'BECAS (Ver)'])).toBe(
    'permisos: se agregó CARGOS (Actualizar), BECAS (Ver); se quitó CARGOS (Ver)',
  )
  expect(said('meses', [], ['2026-12 (2)'])).toMatch(/^meses con colegiatura: se agregó \p{L}+ 2026 \(2\)$/u)
})

test('means are said with their amounts and references', () => {
  const means = [
    '{"metodo_pago":"EFECTIVO","monto":11386.5,"referencia":null}',
    '{"metodo_pago":"TRANSFERENCIA","monto":3000,"referencia":"SPEI 7714093"}',
  ]
  expect(said('medios', [], means)).toBe(
    'medios de pago: se agregó Efectivo $11,386.50, Transferencia $3,000.00 (SPEI 7714093)',
  )
  // A text that only looks so is shown as it was written.
  expect(said('descripcion', null, '{nota')).toBe('descripción: {nota')
})

test('of a secret only that it changed', () => {
  expect(changeText({ accion: 'UPDATE' }, { campo: 'password' }, ZONE)).toBe('contraseña: cambió')
  expect(changeText({ accion: 'CREATE' }, { campo: 'alergias' }, ZONE)).toBe('alergias: no se muestra')
})

test('what was deleted says what it was', () => {
  expect(said('titulo', 'FESTIVAL', null, 'DELETE')).toBe('título: FESTIVAL')
})

test('a receipt is called by its folio, a float by its day', () => {
  expect(recordText({ tipo: 'PAGO', nombre: '41', registroId: 7 })).toBe('Pago 000041')
  expect(recordText({ tipo: 'FONDO', nombre: '2026-09-15', registroId: 7 })).toBe('Fondo de caja 15/09/2026')
  expect(recordText({ tipo: 'ALUMNO', nombre: 'ANA PEÑA', registroId: 7 })).toBe('Alumno ANA PEÑA')
})

test('who signed in and out, and what is cancelled instead of deleted', () => {
  expect([actionWord('SESION', 'CREATE'), actionWord('SESION', 'DELETE')]).toEqual(['Entró', 'Salió'])
  expect([actionWord('PAGO', 'DELETE'), actionWord('EVENTO', 'DELETE')]).toEqual(['Canceló', 'Eliminó'])
})
