import { quoteOf, type QuoteFacts } from '@contract/enrolments/quote.rules'

const facts = (over: Partial<QuoteFacts> = {}, cycle: Partial<QuoteFacts['cycle']> = {}): QuoteFacts => ({
  cycle: {
    costo_inscripcion: 1850,
    costo_material: 600,
    mensualidad_preescolar: 2350,
    mensualidad_primaria: 2600,
    ...cycle,
  },
  place: { grado: 'PRIMARIA', gradoNumero: 2 },
  ...over,
})

const month = (given: QuoteFacts) => quoteOf(given).at(-1)!

it('shows the cycle’s prices line by line', () => {
  expect(quoteOf(facts())).toEqual([
    {
      de: 'INSCRIPCION',
      lineas: [{ concepto: 'Inscripción', monto: 1850, porque: 'Precio del ciclo' }],
      total: 1850,
    },
    {
      de: 'MATERIAL',
      lineas: [{ concepto: 'Material', monto: 600, porque: 'Precio del ciclo' }],
      total: 600,
    },
    {
      de: 'COLEGIATURA',
      lineas: [
        { concepto: 'Colegiatura de cada mes', monto: 2600, porque: 'Precio del ciclo para Primaria' },
      ],
      total: 2600,
    },
  ])
})

it('says which row a price comes from, and leaves free material out', () => {
  const precios = [
    { grado: 'PRIMARIA' as const, gradoNumero: 2, costo_material: 0, costo_inscripcion: 1900 },
    { grado: 'PRIMARIA' as const, mensualidad: 2650 },
  ]
  const [enrolment, tuition, ...rest] = quoteOf(facts({}, { precios }))
  expect(rest).toEqual([])
  expect(enrolment?.lineas).toEqual([
    { concepto: 'Inscripción', monto: 1900, porque: 'Precio de 2° Primaria' },
  ])
  expect(tuition?.lineas).toEqual([
    { concepto: 'Colegiatura de cada mes', monto: 2650, porque: 'Precio de Primaria' },
  ])
})

it('takes the discount off the enrolment in whole pesos, with its motive', () => {
  const [enrolment] = quoteOf(facts({ descuento: 35, motivo_descuento: ' Hijo de maestra ' }))
  expect(enrolment?.lineas[1]).toEqual({
    concepto: 'Descuento de 35 %',
    monto: -648,
    porque: 'Hijo de maestra',
  })
  expect(enrolment?.total).toBe(1202)
})

describe('a month with becas', () => {
  const becas = [
    { nombre: 'Excelencia', porcentaje: 25 },
    { nombre: 'Deporte', porcentaje: 10 },
  ]

  it('counts the larger by MAYOR and says so beside the other', () => {
    expect(month(facts({ becas }))).toEqual({
      de: 'COLEGIATURA',
      lineas: [
        { concepto: 'Colegiatura de cada mes', monto: 2600, porque: 'Precio del ciclo para Primaria' },
        { concepto: 'Excelencia', monto: -650, porque: 'Beca de 25 %' },
        { concepto: 'Deporte', monto: 0, porque: 'Beca de 10 %; solo cuenta la beca mayor' },
      ],
      total: 1950,
    })
  })

  it('adds them by SUMA', () => {
    const { lineas, total } = month(facts({ becas }, { acumulacion: 'SUMA' }))
    expect(lineas.slice(1).map(({ monto }) => monto)).toEqual([-650, -260])
    expect(total).toBe(1690)
  })

  it('takes the second of what the first leaves by SUCESIVA', () => {
    const { lineas, total } = month(facts({ becas }, { acumulacion: 'SUCESIVA' }))
    expect(lineas.slice(1)).toEqual([
      { concepto: 'Excelencia', monto: -650, porque: 'Beca de 25 %' },
      { concepto: 'Deporte', monto: -195, porque: 'Beca de 10 %, de lo que queda' },
    ])
    expect(total).toBe(1755)
  })

  it('never takes more than the month', () => {
    const many = [
      { nombre: 'SEP', porcentaje: 80 },
      { nombre: 'Hijo de maestra', porcentaje: 50 },
    ]
    const { lineas, total } = month(facts({ becas: many }, { acumulacion: 'SUMA' }))
    expect(lineas.map(({ monto }) => monto)).toEqual([2600, -2080, -520])
    expect(total).toBe(0)
  })

  it('rounds once, so that the lines add up to the total', () => {
    const odd = [
      { nombre: 'A', porcentaje: 5 },
      { nombre: 'B', porcentaje: 5 },
    ]
    const { lineas, total } = month(
      facts({ becas: odd }, { acumulacion: 'SUMA', mensualidad_primaria: 1999.9 }),
    )
    expect(lineas.map(({ monto }) => monto)).toEqual([1999.9, -100, -99.99])
    expect(total).toBe(1799.91)
  })
})

describe('siblings', () => {
  const hermanos = [
    { lugar: 2, porcentaje: 10 },
    { lugar: 3, porcentaje: 20 },
  ]

  it('shows the place and the percent', () => {
    expect(month(facts({ lugar: 2 }, { hermanos })).lineas[1]).toEqual({
      concepto: 'Hermanos',
      monto: -260,
      porque: 'Es el segundo hijo de la familia: 10 %, que se da en Becas, Hermanos',
    })
    expect(month(facts({ lugar: 5 }, { hermanos })).lineas[1]?.porque).toBe(
      'Es el quinto hijo de la familia: 20 %, que se da en Becas, Hermanos',
    )
  })

  it('leaves the rule out for a pupil with two other becas', () => {
    const becas = [
      { nombre: 'SEP', porcentaje: 50 },
      { nombre: 'Deporte', porcentaje: 5 },
    ]
    const { lineas } = month(facts({ lugar: 2, becas }, { hermanos }))
    expect(lineas.map(({ concepto }) => concepto)).toEqual(['Colegiatura de cada mes', 'SEP', 'Deporte'])
  })

  it.each([1, null, undefined])('shows nothing for place %s', (lugar) => {
    expect(month(facts({ lugar }, { hermanos })).lineas).toHaveLength(1)
  })
})

describe('pronto pago', () => {
  const pronto_pago = { tipo: 'PORCENTAJE' as const, valor: 5, hasta_dia: 5 }

  it('is a note, since it depends on the day of the money', () => {
    expect(month(facts({}, { pronto_pago }))).toMatchObject({
      total: 2600,
      nota: 'Hasta el día 5 de cada mes: $2,470.00',
    })
  })

  it('is not given beside a beca unless the cycle says so', () => {
    const becas = [{ nombre: 'SEP', porcentaje: 50 }]
    expect(month(facts({ becas }, { pronto_pago }))).not.toHaveProperty('nota')
    const both = facts({ becas }, { pronto_pago: { ...pronto_pago, con_beca: true } })
    expect(month(both).nota).toBe('Hasta el día 5 de cada mes: $1,235.00')
  })
})
