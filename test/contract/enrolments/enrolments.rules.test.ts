import { discountAmounts, pupilsProblem } from '@contract/enrolments/enrolments.rules'

describe('discountAmounts', () => {
  it.each([
    // decisions/domain/money#rounding
    [3501, 25, 875, 2626],
    [3502, 25, 876, 2626],
    [3499, 35, 1225, 2274],
    [1850, 35, 648, 1202],
    [1850, 25, 463, 1387],
    [2450.5, 25, 613, 1837.5],
    [1850, 0, 0, 1850],
    [0, 35, 0, 0],
    // Rounding up must not make the school pay.
    [0.99, 35, 0, 0.99],
    [1.5, 35, 1, 0.5],
  ])('%d with %d %% takes off %d and leaves %d', (costo, percent, monto_descuento, monto_pagar) => {
    expect(discountAmounts(costo, percent)).toEqual({ monto_descuento, monto_pagar })
  })

  it('never takes off more than the cost', () => {
    for (let centavos = 0; centavos < 500; centavos++)
      expect(discountAmounts(centavos / 100, 35).monto_pagar).toBeGreaterThanOrEqual(0)
  })

  it.each([NaN, Infinity, -5, 12.345])('counts %d as nothing while it is typed', (costo) => {
    expect(discountAmounts(costo, 25)).toEqual({ monto_descuento: 0, monto_pagar: 0 })
  })
})

describe('pupilsProblem', () => {
  it('wants at least one pupil', () => {
    expect(pupilsProblem([], 'PRIMARIA')).toEqual({
      campo: 'alumnos',
      message: 'Debes colocar almenos un alumno',
    })
  })

  it('names the line of a pupil who is there twice', () => {
    expect(pupilsProblem([{ id: 1 }, { id: 2 }, { id: 1 }], 'PRIMARIA')).toEqual({
      campo: 'alumnos.2.id',
      message: 'El mismo alumno no puede inscribirse dos veces',
    })
  })

  it.each([undefined, null, '', '   '])('wants a motive for a discount, not %j', (motivo_descuento) => {
    expect(pupilsProblem([{ id: 1, descuento: 25, motivo_descuento }], 'PRIMARIA')).toEqual({
      campo: 'alumnos.0.motivo_descuento',
      message: 'Debes colocar un motivo al descuento',
    })
  })

  it.each([
    ['PREESCOLAR', 4, 'El grado de Preescolar va de 1 a 3'],
    ['PRIMARIA', 7, 'El grado de Primaria va de 1 a 6'],
    ['PRIMARIA', 0, 'El grado de Primaria va de 1 a 6'],
  ] as const)('%s has no year %d', (grado, gradoNumero, message) => {
    expect(
      pupilsProblem(
        [
          { id: 1, gradoNumero: 1 },
          { id: 2, gradoNumero },
        ],
        grado,
      ),
    ).toEqual({
      campo: 'alumnos.1.gradoNumero',
      message,
    })
    expect(pupilsProblem([{ id: 1, gradoNumero: null }], grado)).toBeNull()
  })

  it('finds nothing wrong with a good list', () => {
    expect(
      pupilsProblem([{ id: 1 }, { id: 2, descuento: 35, motivo_descuento: 'HERMANOS' }], 'PRIMARIA'),
    ).toBeNull()
  })
})
