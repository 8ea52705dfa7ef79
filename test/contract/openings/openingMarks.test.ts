import { isDebtHeading, isPaidHeading } from '@contract/imports/headings.rules'
import { readMarks, type Marks } from '@contract/openings/openingMarks'
import { plainRow, type OpeningTexts } from '@contract/openings/openingWords'
import { readBalance, readMonth, readOwed, readPercent } from '@contract/openings/openings.values'

// A word of debt that is read as «nothing owed» is money that a school never sees again.

interface Heading {
  debt?: boolean
  byHand?: boolean
  paid?: boolean
  marcas?: Marks
}
type Column = 'inscripcion' | 'debe_desde' | 'saldo_anterior' | 'saldo_a_favor' | 'beca'

const read = (column: Column, text: string, { debt, byHand, paid, marcas }: Heading = {}) => {
  const { texts, readings } = plainRow({ [column]: text } as OpeningTexts, {
    dates: null,
    fecha: '2026-11-03',
    paga: null,
    servicios: [],
    cycle: { fecha_inicio: '2026-08-24', fecha_fin: '2027-07-15' },
    isDebt: () => debt ?? false,
    isByHand: () => byHand ?? false,
    isPaid: () => paid ?? false,
    marcas: marcas ?? {},
    isBeca: () => false,
  })
  return { text: texts[column] ?? '', asks: readings[0]?.pregunta, said: readings.length > 0 }
}

test.each([
  ...['NO PAGÓ', 'No ha pagado', 'DEBE', 'sí debe', 'SÍ, DEBE', 'debe todo', 'Debe completa', 'aún debe'],
  ...['ADEUDA', 'adeudo', 'con adeudo', 'PENDIENTE', 'pago pendiente', 'pendiente de pago', 'por pagar'],
  ...['falta', 'Falta pago', 'sin pagar', 'SIN PAGO', 'vencido', 'no liquidó', 'impagada'],
])('«%s» is owed under any heading, whatever a mark means there', (word) => {
  for (const heading of [{}, { debt: true }, { debt: true, marcas: { inscripcion: 'PAGADA' as const } }])
    expect(read('inscripcion', word, heading).text.toUpperCase()).toBe('DEBE')
})

test.each([
  'pagó $500',
  'abonó 300',
  'debe poco',
  'parcial',
  'a medias',
  'pago mitad',
  '¿?',
  'debe -500',
  'todo',
])('«%s» under the enrolment is an error of its cell, never paid', (word) =>
  expect(readOwed(read('inscripcion', word).text)).toBeNull(),
)

test('a dash is asked where the heading does not speak of debt; a zero is said there', () => {
  expect(read('inscripcion', '-').asks).toBe('inscripcion_raya')
  expect(read('inscripcion', '—', { marcas: { inscripcion_raya: 'DEBE' } }).text).toBe('DEBE')
  expect(read('inscripcion', '-', { debt: true })).toEqual({ text: 'PAGADA', asks: undefined, said: true })
  expect(read('inscripcion', '0').said).toBe(true)
  expect(read('inscripcion', '0', { debt: true }).said).toBe(false)
  expect(readMarks('{"material_raya":"DEBE"}')).toEqual({ material_raya: 'DEBE' })
})

test('a mark is asked under each heading that a person chose, and an amount below what was paid is no debt', () => {
  expect(read('inscripcion', '✓', { byHand: true }).asks).toBe('inscripcion')
  expect(read('inscripcion', '✓').asks).toBeUndefined()
  for (const amount of ['0', '2500'])
    expect(readOwed(read('inscripcion', amount, { paid: true }).text)).toBeNull()
  expect(['Pago inscripción', 'INSC. PAGADA', 'Abonos'].every(isPaidHeading)).toBe(true)
  expect(['Inscripción', 'Pago pendiente', 'PAGOS · INSC.'].some(isPaidHeading)).toBe(false)
  expect(['DEUDA', 'Meses vencidos', 'Por pagar', 'ADEUDOS · INSC.'].every(isDebtHeading)).toBe(true)
})

test.each([
  'DEBE',
  'PENDIENTE',
  'SI',
  'X',
  'debe todo',
  'falta',
  '✓',
  '0',
  '3',
  'pagó hasta octubre',
  'NO PAGÓ',
])('«%s» is no month, and an error', (word) => {
  const { text } = read('debe_desde', word, { debt: true })
  expect([text, readMonth(text, null, '2026-08-24')]).toEqual([word, null])
})

test('«NO» and «-» are up to date only below a heading of debt', () => {
  for (const word of ['NO', '-', '–']) {
    expect(read('debe_desde', word, { debt: true }).text).toBe('AL CORRIENTE')
    expect(read('debe_desde', word).text).toBe(word)
  }
})

test.each(['DEBE', 'PENDIENTE', 'SI', 'X', '✓', 'falta', 'adeuda', 'debe algo'])(
  '«%s» as an old balance is an error, never nothing',
  (word) => {
    for (const debt of [true, false])
      expect(readBalance(read('saldo_anterior', word, { debt }).text)).toBeNull()
  },
)

test.each([
  ['debe 500', 500],
  ['$1,200 pendiente', 1200],
  ['no debe nada', 0],
  ['sin adeudo', 0],
  ['liquidado', 0],
  ['nada', 0],
  ['-', 0],
])('the old balance «%s» is %d, and said', (word, pesos) => {
  const { text, said } = read('saldo_anterior', word)
  expect([readBalance(text), said]).toEqual([pesos, true])
})

test('«NO» as an old balance depends on its heading; «pendiente» is no credit', () => {
  expect(read('saldo_anterior', 'NO', { debt: true }).text).toBe('0')
  expect(readBalance(read('saldo_anterior', 'NO').text)).toBeNull()
  expect(readBalance(read('saldo_a_favor', 'pendiente').text)).toBeNull()
})

test.each([
  'paga 50%',
  'debe 50 %',
  'perdió la de 25%',
  'beca 50% cancelada',
  'en trámite 30%',
  'sin beca 10%',
])('«%s» is no beca of that percentage', (word) => expect(readPercent(read('beca', word).text)).toBeNull())
