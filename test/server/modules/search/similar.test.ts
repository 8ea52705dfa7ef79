import { sql } from 'kysely'
import fc from 'fast-check'
import { searchKey } from '@contract/domain/text'
import { soundOf } from '@contract/search/terms.rules'
import { startServer, type TestServer } from '@test/support/server/harness'
import { aCurp } from '@test/support/builders'

let server: TestServer
let made = 0
const addPupil = async (nombres: string, paterno: string, materno: string): Promise<number> => {
  const row = {
    nombre: `${nombres} ${paterno} ${materno}`,
    nombres,
    paterno,
    materno,
    curp: aCurp(++made),
    curp_verificada: true,
    numero_control: `Z${made}`,
    fecha_nacimiento: '2018-03-15',
  }
  return (await server.db.insertInto('students').values(row).returning('id').executeTakeFirstOrThrow()).id
}
const ask = async (q: string, tipos = 'ALUMNO') => {
  const { status, body } = await server.admin.get(`/buscar?${new URLSearchParams({ q, tipos })}`)
  expect(status).toBe(200)
  return body as {
    resultados: { titulo: string; parecido?: true }[]
    totales: { tipo: string; total: number }[]
  }
}
const namesOf = async (q: string, tipos?: string) =>
  (await ask(q, tipos)).resultados.map(({ titulo }) => titulo)

beforeAll(async () => {
  server = await startServer()
  for (const [nombres, paterno, materno] of [
    ['JIMENA', 'OROZCO', 'LUNA'],
    ['XIMENA', 'ABARCA', 'RÍOS'],
    ['RAÚL', 'GONZÁLEZ', 'MORA'],
    ['PABLO', 'RAMÍREZ', 'GUTIÉRREZ'],
    ['LUZ', 'TREVIÑO', 'SADA'],
    ['EVA', 'YÁÑEZ', 'LLANOS'],
    ['HUGO', 'VALDEZ', 'BAEZA'],
    ['GUILLERMO', 'QUEZADA', 'CHÁVEZ'],
    ['SOFÍA', 'HERRERA', 'ZEPEDA'],
  ] as const)
    await addPupil(nombres, paterno, materno)
  const hijos = [{ id: await addPupil('IAN', 'BERNAL', 'COSS') }]
  const parent = { nombre: 'ROCÍO CEVALLOS PEÑA', telefono: '5512345678', hijos }
  expect((await server.admin.post('/padres', parent)).status).toBe(200)
})
afterAll(() => server.close())

test.each([
  ['gonsales', 'RAÚL GONZÁLEZ MORA'],
  ['ramires gutieres', 'PABLO RAMÍREZ GUTIÉRREZ'],
  ['gutierres ramires', 'PABLO RAMÍREZ GUTIÉRREZ'],
  ['trevino', 'LUZ TREVIÑO SADA'],
  ['yañes', 'EVA YÁÑEZ LLANOS'],
  ['llañes', 'EVA YÁÑEZ LLANOS'],
  ['baldez', 'HUGO VALDEZ BAEZA'],
  ['ugo', 'HUGO VALDEZ BAEZA'],
  ['giyermo', 'GUILLERMO QUEZADA CHÁVEZ'],
  ['quesada chaves', 'GUILLERMO QUEZADA CHÁVEZ'],
  ['sophia erera', 'SOFÍA HERRERA ZEPEDA'],
  // One wrong letter: another, one less, one more, two swapped; the first and the last too.
  ['gonzalos', 'RAÚL GONZÁLEZ MORA'],
  ['gonzlez', 'RAÚL GONZÁLEZ MORA'],
  ['gonzaalez', 'RAÚL GONZÁLEZ MORA'],
  ['gonzxalez', 'RAÚL GONZÁLEZ MORA'],
  ['gonazlez', 'RAÚL GONZÁLEZ MORA'],
  ['monzalez', 'RAÚL GONZÁLEZ MORA'],
  ['gonzalezt', 'RAÚL GONZÁLEZ MORA'],
  // Words just begun.
  ['jimena ab', 'XIMENA ABARCA RÍOS'],
  ['sophia h', 'SOFÍA HERRERA ZEPEDA'],
  ['raul gonzalos mora', 'RAÚL GONZÁLEZ MORA'],
])('%s finds %s', async (query, name) => expect(await namesOf(query)).toContain(name))

test.each(['zzz', 'gonxzalrez', 'monzalos', 'luc', 'mara', 'pavlos x', 'Z91', 'rios luna baeza'])(
  '%s finds no pupil: two wrong letters, a word of less than five, a code, words of three pupils',
  async (query) => expect(await namesOf(query)).toEqual([]),
)

test('what is written so comes first, and only the others are marked', async () => {
  const { resultados, totales } = await ask('jimena')
  expect(resultados.map(({ titulo, parecido }) => [titulo, parecido])).toEqual([
    ['JIMENA OROZCO LUNA', undefined],
    ['XIMENA ABARCA RÍOS', true],
  ])
  expect(totales).toEqual([{ tipo: 'ALUMNO', total: 2 }])
  expect(await namesOf('ximena')).toEqual(['XIMENA ABARCA RÍOS', 'JIMENA OROZCO LUNA'])
})

test('a family by its parent, by a child, and by a word of each', async () => {
  for (const query of ['zeballos', 'bernaal coz', 'zevallos bernal'])
    expect([query, await namesOf(query, 'FAMILIA')]).toEqual([query, ['ROCÍO CEVALLOS PEÑA']])
  expect(await namesOf('rosio', 'PADRE')).toEqual(['ROCÍO CEVALLOS PEÑA'])
})

test('eight that are written so leave no place for others', async () => {
  for (let at = 0; at < 8; at++) await addPupil(`SAÚL ${'ABCDEFGH'[at]}`, 'VELEZ', 'SOTO')
  await addPupil('SAÚL', 'VELES', 'SOTO')
  const { resultados, totales } = await ask('velez')
  expect(resultados).toHaveLength(8)
  expect(resultados.every(({ parecido }) => !parecido)).toBe(true)
  expect(totales).toEqual([{ tipo: 'ALUMNO', total: 8 }])
})

test('database and contract write the same sound', async () => {
  const letters = fc.constantFrom(...'abcegghilnñpqrsuvxyzáéüll', 'ch', 'qu', 'gu', 'll', 'gü')
  const words = fc.sample(fc.array(letters, { minLength: 1, maxLength: 12 }), 500).map((all) => all.join(''))
  const { rows } = await sql<{ sound: string }>`
    SELECT trim(search_sound(w)) AS sound FROM unnest(${words}::text[]) WITH ORDINALITY t (w, n) ORDER BY n`.execute(
    server.db,
  )
  expect(rows.map(({ sound }, at) => [words[at], sound])).toEqual(
    words.map((word) => [word, soundOf(searchKey(word))]),
  )
})
