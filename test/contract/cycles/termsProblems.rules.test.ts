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
