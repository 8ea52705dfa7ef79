import { readStatement } from '@client/state/otherServers/tuition'

const arg = { alumnoId: 5, cycleId: 1 }
/** All that the school's existing server sends of a month. */
const month = {
  id: 8,
  grado: 'PREESCOLAR',
  descripcion: 'COLEGIATURA SEPTIEMBRE 2026',
  monto: 0.1,
  cicloEscolarId: 1,
  alumnoId: 5,
  pagado: false,
  metodo_pago: null,
  fecha_pago: null,
  fecha_creacion: '2026-08-01',
}

test('a server that knows no recargos and no year: what is open, as it is', () => {
  const paid = { ...month, id: 9, pagado: true }
  const answer = {
    ok: true,
    alumno: { nombre: 'INÉS', grado: 'PREESCOLAR' },
    pagos: [month, { ...month, id: 10, monto: 0.2 }, paid],
    beca: null,
  }
  const read = readStatement(answer, arg)
  expect(read.alumno).toEqual({ id: 5, nombre: 'INÉS', numero_control: '', grado: 'PREESCOLAR', grupo: null })
  expect(read.ciclos).toEqual([])
  expect(read.cicloEscolar).toEqual({ id: 1, name: '', recargo: null, descuento_anual: 0 })
  expect(read.pagos[0]).toMatchObject({ ...month, lista: 0.1, recargo: 0, meses_retraso: 0, pagoId: null })
  // To the centavo: 0.1 + 0.2 is no 0.30000000000000004.
  expect(read.anual).toMatchObject({ meses: 2, importe: 0.3, descuento: 0, recargos: 0, total: 0.3 })
  expect(readStatement({ pagos: [paid] }, arg).anual).toBeNull()
})

test('a bare list of months is a statement too, and so is nothing', () => {
  expect(readStatement([month], arg).pagos).toHaveLength(1)
  for (const answer of [null, {}, []])
    expect(readStatement(answer, arg)).toMatchObject({ pagos: [], beca: null, anual: null })
})

test('what our server says is kept as it is', () => {
  const whole = {
    alumno: { id: 5, nombre: 'INÉS', numero_control: 'A5', grado: 'PREESCOLAR' as const, grupo: null },
    cicloEscolar: { id: 1, name: '2026-2027', recargo: null, descuento_anual: 6 },
    pagos: readStatement([{ ...month, lista: 3, recargo: 2, meses_retraso: 1, folio: 4, pagoId: 4 }], arg)
      .pagos,
    beca: null,
    anual: null,
    ciclos: [{ id: 1, name: '2026-2027', abiertas: 1, saldo: 0.1 }],
  }
  expect(readStatement(whole, arg)).toEqual(whole)
})
