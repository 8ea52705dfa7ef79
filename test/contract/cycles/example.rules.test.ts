import {
  discountsExample,
  latenessExample,
  monthsExample,
  pricesExample,
  type ExampleForm,
} from '@contract/cycles/example.rules'
import { schemeMonths } from '@contract/cycles/schemes.rules'

const form = (over: ExampleForm = {}): ExampleForm => ({
  fecha_inicio: '2026-08-31',
  fecha_fin: '2027-07-15',
  costo_inscripcion: 1850,
  costo_material: 600,
  mensualidad_preescolar: 2350,
  mensualidad_primaria: 2820,
  meses: schemeMonths('DIEZ', '2026-08-31', '2027-07-15'),
  dia_limite: 10,
  recargo: null,
  ...over,
})

describe('monthsExample', () => {
  it('counts the months and shows the last day of one', () => {
    expect(monthsExample(form())).toBe(
      'Son 10 colegiaturas, de septiembre de 2026 a junio de 2027; la de octubre se paga a tiempo hasta el sábado 10 de octubre.',
    )
  })

  it('shows the first month whose day moves, and why', () => {
    expect(monthsExample(form({ dia_habil: 'SIGUIENTE' }))).toBe(
      'Son 10 colegiaturas, de septiembre de 2026 a junio de 2027; la de octubre se paga a tiempo hasta el lunes 12 de octubre, porque el 10 es sábado.',
    )
    const school = { dia_habil: 'ANTERIOR' as const, dias_inhabiles: ['2026-09-10'] }
    expect(monthsExample(form(school))).toContain(
      'la de septiembre se paga a tiempo hasta el miércoles 9 de septiembre, porque el 10 es día inhábil de la escuela.',
    )
  })

  it('shows a month that would be due before the cycle begins', () => {
    const meses = [{ anio: 2026, mes: 8, parcialidad: 1 }]
    expect(monthsExample(form({ meses }))).toBe(
      'Es 1 colegiatura, la de agosto de 2026; la de agosto se paga a tiempo hasta el lunes 31 de agosto, porque el 10 el ciclo no ha empezado.',
    )
  })

  it.each([{ meses: [] }, { dia_limite: null }, { dia_limite: 40 }])('is silent with %j', (over) => {
    expect(monthsExample(form(over))).toBeNull()
  })
})

describe('pricesExample', () => {
  it('adds up a pupil’s cycle', () => {
    expect(pricesExample(form())).toBe(
      'Un alumno de Primaria paga $1,850.00 de inscripción, $600.00 de material y $2,820.00 al mes: $30,650.00 en todo el ciclo.',
    )
  })

  it('takes the place of the first row', () => {
    const precios = [{ grado: 'PRIMARIA' as const, gradoNumero: 6, mensualidad: 3000, costo_material: 0 }]
    expect(pricesExample(form({ precios }))).toBe(
      'Un alumno de 6° Primaria paga $1,850.00 de inscripción y $3,000.00 al mes: $31,850.00 en todo el ciclo.',
    )
  })

  it.each([{ costo_inscripcion: null }, { mensualidad_primaria: Number.NaN }, { costo_material: 1.005 }])(
    'is silent with %j',
    (over) => expect(pricesExample(form(over))).toBeNull(),
  )
})

describe('discountsExample', () => {
  it('is the issue’s sentence', () => {
    const pronto_pago = { tipo: 'PORCENTAJE' as const, valor: 5, hasta_dia: 5 }
    expect(discountsExample(form({ pronto_pago }))).toBe(
      'Una familia con dos hijos en primaria paga $5,640.00 en octubre, $5,358.00 hasta el día 5.',
    )
  })

  it('knows the second child’s beca, which takes pronto pago away from that month', () => {
    const pronto_pago = { tipo: 'PORCENTAJE' as const, valor: 5, hasta_dia: 5 }
    const hermanos = [{ lugar: 2, porcentaje: 10 }]
    expect(discountsExample(form({ pronto_pago, hermanos }))).toBe(
      'Una familia con dos hijos en primaria paga $5,358.00 en octubre, $5,217.00 hasta el día 5.',
    )
  })

  it('says what the year costs at once', () => {
    expect(discountsExample(form({ descuento_anual: 6, anual_hasta: '2026-09-15' }))).toBe(
      'Una familia con dos hijos en primaria paga $5,640.00 en octubre; de una vez por todo el ciclo, $53,016.00 hasta el 15/09/2026.',
    )
  })

  it('leaves out what is still being typed', () => {
    const pronto_pago = { tipo: 'FIJO' as const, valor: null, hasta_dia: 5 }
    expect(discountsExample(form({ pronto_pago, hermanos: [{ lugar: 2, porcentaje: null }] }))).toBe(
      'Una familia con dos hijos en primaria paga $5,640.00 en octubre.',
    )
  })
})

describe('latenessExample', () => {
  const recargo = { tipo: 'PORCENTAJE' as const, valor: 10, dias_gracia: 0 }

  it('says what a month paid late costs', () => {
    expect(latenessExample(form({ recargo, dia_habil: 'SIGUIENTE' }))).toBe(
      'La colegiatura de octubre ($2,820.00) vence el lunes 12 de octubre; si se paga el domingo 22 de noviembre, lleva 2 meses de recargo: $564.00.',
    )
  })

  it('stops at the cap', () => {
    expect(latenessExample(form({ recargo: { ...recargo, tope: 15 } }))).toContain(
      '2 meses de recargo: $423.00.',
    )
  })

  it('says when late months cost nothing', () => {
    expect(latenessExample(form())).toBe('Pagar después del día límite no cuesta más.')
  })

  it('is silent while the recargo is incomplete', () => {
    expect(latenessExample(form({ recargo: { ...recargo, valor: null } }))).toBeNull()
  })
})
