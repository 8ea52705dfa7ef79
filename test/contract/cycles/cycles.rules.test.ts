import { cycleProblems, vigenciaOn, type CycleForm } from '@contract/cycles/cycles.rules'

const cycle = (over: Partial<CycleForm> = {}): CycleForm => ({
  nombre: '2026-2027',
  fecha_inicio: '2026-09-01',
  fecha_fin: '2027-06-30',
  costo_inscripcion: 1850,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2600.5,
  costo_material: 0,
  ...over,
})

describe('cycleProblems', () => {
  it('lets a whole cycle pass, also with prices of 0', () => {
    expect(cycleProblems(cycle())).toEqual({})
  })

  it('asks for each of the seven fields', () => {
    const empty = {
      nombre: ' ',
      fecha_inicio: '',
      fecha_fin: '',
      costo_inscripcion: null,
      mensualidad_preescolar: null,
      mensualidad_primaria: null,
      costo_material: null,
    }
    expect(cycleProblems(empty)).toEqual(
      Object.fromEntries(Object.keys(empty).map((campo) => [campo, 'Value is required'])),
    )
  })

  it('looks only at the fields that are there', () => {
    expect(cycleProblems({})).toEqual({})
    expect(cycleProblems({ costo_material: -1 })).toEqual({ costo_material: 'No puede ser menor que 0' })
  })

  it.each([
    ['the same day', '2026-09-01'],
    ['a day before', '2026-08-31'],
  ])('refuses an end on %s', (_, fecha_fin) => {
    expect(cycleProblems(cycle({ fecha_fin }))).toEqual({
      fecha_fin: 'La fecha de fin debe ser posterior a la fecha de inicio',
    })
  })

  it.each([
    ['costo_inscripcion', { costo_inscripcion: 10.005 }],
    ['mensualidad_primaria', { mensualidad_primaria: -0.01 }],
    ['mensualidad_preescolar', { mensualidad_preescolar: Number.NaN }],
    ['dia_limite', { dia_limite: 0 }],
    ['dia_limite', { dia_limite: 32 }],
    ['dia_limite', { dia_limite: null }],
    ['descuento_anual', { descuento_anual: 50.01 }],
    ['recargo', { recargo: { tipo: 'FIJO' as const, valor: 150, dias_gracia: 0, tope: 0 } }],
    ['anual_hasta', { anual_hasta: '2027-07-01' }],
    ['anual_hasta', { anual_hasta: '2026-02-30' }],
    ['pronto_pago.hasta_dia', { pronto_pago: { tipo: 'FIJO' as const, valor: 100, hasta_dia: 31 } }],
    ['pronto_pago.valor', { pronto_pago: { tipo: 'PORCENTAJE' as const, valor: 100, hasta_dia: 5 } }],
    ['pronto_pago.valor', { pronto_pago: { tipo: 'FIJO' as const, valor: 0, hasta_dia: 5 } }],
    ['hermanos.0.lugar', { hermanos: [{ lugar: 1, porcentaje: 10 }] }],
    ['hermanos.0.lugar', { hermanos: [{ lugar: 7, porcentaje: 10 }] }],
    ['hermanos.0.porcentaje', { hermanos: [{ lugar: 2, porcentaje: 7.5 }] }],
    ['hermanos.0.porcentaje', { hermanos: [{ lugar: 2, porcentaje: 101 }] }],
    [
      'precios.0.gradoNumero',
      { precios: [{ grado: 'PREESCOLAR' as const, gradoNumero: 4, mensualidad: 1 }] },
    ],
    ['precios.0.mensualidad', { precios: [{ grado: 'PRIMARIA' as const, gradoNumero: 4 }] }],
    ['precios.0.costo_material', { precios: [{ grado: 'PRIMARIA' as const, costo_material: 1.005 }] }],
    ['descuento_anual', { descuento_anual: -1 }],
    ['descuento_anual', { descuento_anual: 6.125 }],
    ['fecha_inicio', { fecha_inicio: '2026-02-30' }],
    ['recargo', { recargo: { tipo: 'PORCENTAJE' as const, valor: 101, dias_gracia: 0 } }],
    ['recargo', { recargo: { tipo: 'FIJO' as const, valor: 150, dias_gracia: null } }],
  ])('refuses %s out of range', (campo, over) => {
    expect(Object.keys(cycleProblems(cycle(over)))).toEqual([campo])
  })

  it('takes a cycle with recargos, and one that charges none', () => {
    expect(cycleProblems(cycle({ recargo: { tipo: 'FIJO', valor: 150, dias_gracia: 5 } }))).toEqual({})
    expect(cycleProblems(cycle({ recargo: null }))).toEqual({})
    expect(cycleProblems({ recargo: { tipo: 'PORCENTAJE', valor: 0, dias_gracia: 0 } })).toEqual({
      recargo: 'Cantidad: Debe ser mayor que 0',
    })
  })

  it('takes every term a school may set', () => {
    expect(
      cycleProblems(
        cycle({
          precios: [
            { grado: 'PRIMARIA', mensualidad: 2700 },
            { grado: 'PRIMARIA', gradoNumero: 6, costo_material: 0 },
            { grado: 'PREESCOLAR', gradoNumero: null, costo_inscripcion: 1 },
          ],
          acumulacion: 'SUCESIVA',
          hermanos: [
            { lugar: 6, porcentaje: 100 },
            { lugar: 2, porcentaje: 1 },
          ],
          anual_hasta: '2026-01-15',
          pronto_pago: { tipo: 'PORCENTAJE', valor: 5.25, hasta_dia: 28, con_beca: true },
          dia_habil: 'ANTERIOR',
          recargo: { tipo: 'PORCENTAJE', valor: 10, dias_gracia: 0, tope: 37.5 },
        }),
      ),
    ).toEqual({})
    expect(
      cycleProblems({ anual_hasta: null, pronto_pago: null, dia_habil: null, precios: [], hermanos: [] }),
    ).toEqual({})
  })

  it('refuses a second row for a place and a second percent for a sibling', () => {
    const row = { grado: 'PRIMARIA' as const, mensualidad: 1 }
    expect(cycleProblems({ precios: [row, { ...row, gradoNumero: null }] })).toEqual({
      'precios.1.gradoNumero': 'Ya hay precios de Primaria',
    })
    const second = { lugar: 2, porcentaje: 10 }
    expect(cycleProblems({ hermanos: [second, second] })).toEqual({
      'hermanos.1.lugar': 'Este lugar ya está en la lista',
    })
  })

  it('lets an older yearly discount above 50 stay, and no other', () => {
    expect(cycleProblems({ descuento_anual: 60 }, { descuento_anual: 60 })).toEqual({})
    expect(cycleProblems({ descuento_anual: 61 }, { descuento_anual: 60 })).toHaveProperty('descuento_anual')
  })

  it('takes months within the cycle and refuses others, repeated ones and too many', () => {
    const month = (anio: number, mes: number, parcialidad = 1) => ({ anio, mes, parcialidad })
    expect(cycleProblems(cycle({ meses: [month(2026, 12), month(2026, 12, 2), month(2027, 6)] }))).toEqual({})
    expect(cycleProblems(cycle({ meses: [] }))).toEqual({})
    expect(cycleProblems(cycle({ meses: [month(2026, 8)] }))).toHaveProperty('meses')
    expect(cycleProblems(cycle({ meses: [month(2027, 7)] }))).toHaveProperty('meses')
    expect(cycleProblems(cycle({ meses: [month(2026, 9), month(2026, 9)] }))).toHaveProperty('meses')
  })

  it('refuses a cycle of more than 24 months unless its months are chosen', () => {
    const long = { fecha_fin: '2028-09-30' }
    expect(cycleProblems(cycle(long))).toEqual({ fecha_fin: 'Un ciclo escolar dura a lo más 24 meses' })
    expect(cycleProblems(cycle({ ...long, meses: [{ anio: 2028, mes: 9, parcialidad: 1 }] }))).toEqual({})
  })
})

describe('vigenciaOn', () => {
  it.each([
    ['2026-08-31', 'PROXIMO'],
    ['2026-09-01', 'EN_CURSO'],
    ['2027-06-30', 'EN_CURSO'],
    ['2027-07-01', 'TERMINADO'],
  ])('on %s the cycle is %s', (today, vigencia) => {
    expect(vigenciaOn(cycle(), today)).toBe(vigencia)
  })
})
