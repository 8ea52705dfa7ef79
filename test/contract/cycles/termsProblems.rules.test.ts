import { termsProblems } from '@contract/cycles/termsProblems.rules'

it('minds only the terms that are there', () => {
  expect(termsProblems({})).toEqual({})
  expect(termsProblems({ pronto_pago: null, anual_hasta: null, dia_habil: null })).toEqual({})
})

it('says every error of a row beside its field', () => {
  expect(
    termsProblems({
      precios: [
        { grado: 'PRIMARIA', gradoNumero: 9, mensualidad: Number.NaN, costo_material: -1 },
        { grado: 'PREESCOLAR' },
      ],
    }),
  ).toEqual({
    'precios.0.gradoNumero': 'El grado de Primaria va de 1 a 6',
    'precios.0.mensualidad': 'Escribe una cantidad, por ejemplo 2350.00',
    'precios.0.costo_material': 'No puede ser menor que 0',
    'precios.1.mensualidad': 'Escribe al menos un precio',
  })
})

it('asks for what a form still lacks', () => {
  expect(
    termsProblems({
      hermanos: [{ lugar: null, porcentaje: null }],
      pronto_pago: { tipo: null, valor: null, hasta_dia: null },
    }),
  ).toEqual({
    'hermanos.0.lugar': 'Debe ser un lugar del 2 al 6',
    'hermanos.0.porcentaje': 'Debe ser un porcentaje entero de 1 a 100',
    'pronto_pago.tipo': 'Elige PORCENTAJE, FIJO',
    'pronto_pago.valor': 'Debe ser mayor que 0',
    'pronto_pago.hasta_dia': 'Debe ser un día del 1 al 28',
  })
})

describe('pronto pago that would leave nothing to pay', () => {
  const prices = { mensualidad_preescolar: 0, mensualidad_primaria: 2350 }
  const fixed = (valor: number) => ({ pronto_pago: { tipo: 'FIJO' as const, valor, hasta_dia: 5 } })
  const percent = (valor: number) => ({ pronto_pago: { tipo: 'PORCENTAJE' as const, valor, hasta_dia: 5 } })

  it('is refused with the price it must stay below', () => {
    expect(termsProblems({ ...prices, ...percent(99.99) })).toEqual({})
    expect(termsProblems({ ...prices, ...percent(100) })).toEqual({
      'pronto_pago.valor': 'Debe ser menor que 100 %',
    })
    expect(termsProblems({ ...prices, ...fixed(2349.99) })).toEqual({})
    expect(termsProblems({ ...prices, ...fixed(2350) })).toEqual({
      'pronto_pago.valor': 'Debe ser menor que la mensualidad más baja del ciclo, $2,350.00',
    })
    const precios = [{ grado: 'PRIMARIA' as const, gradoNumero: 6, mensualidad: 1500 }]
    expect(termsProblems({ ...prices, precios, ...fixed(1500) })).toEqual({
      'pronto_pago.valor': 'Debe ser menor que la mensualidad más baja del ciclo, $1,500.00',
    })
  })

  it('may stay where the cycle has it already, of that size', () => {
    expect(termsProblems({ ...prices, ...percent(100) }, percent(100))).toEqual({})
    expect(termsProblems({ ...prices, ...fixed(3000) }, fixed(3000))).toEqual({})
    expect(termsProblems({ ...prices, ...fixed(3001) }, fixed(3000))).not.toEqual({})
    expect(termsProblems({ ...prices, ...percent(100) }, fixed(100))).not.toEqual({})
  })
})
