import { paidYearLines } from '@server/pdf/paidYear'

const year = { anio: 2026, total: 42538, por_aclarar: 0, tope: 12900, nivel: 'primaria', pagos: [] }

it('what was paid above the cap is not called deductible: the statement of the same pupil says the cap', () => {
  expect(paidYearLines({ ...year, deducible: 42538 })[1]).toBe(
    'Pagado sin efectivo: $42,538.00. De eso es deducible hasta el tope anual por alumno de primaria: $12,900.00.',
  )
})

it.each([12900, 12899.99, 0])('%d is within the cap and deductible', (deducible) => {
  expect(paidYearLines({ ...year, deducible })[1]).toMatch(
    /^Deducible, lo que no se pagó en efectivo: \$[\d,.]+\. Tope anual por alumno de primaria: \$12,900\.00\.$/,
  )
})
