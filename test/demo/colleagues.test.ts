import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { PAPERS, paperWarning } from '@contract/roster/papers.rules'
import { newEmployeeProblems } from '@contract/roster/roster.rules'
import { makeColleagues } from '@demo/colleagues'
import { portraitOf } from '@demo/faces'
import { emblemOf, monthPdf } from '@demo/pictures'
import { createRandom } from '@demo/random'
import { POSTS } from '@demo/texts'
import { typeOf } from '@server/files/kinds'

const colleagues = makeColleagues(2026)

test('twenty-five people or so, in every department but the last', () => {
  expect(colleagues.length).toBeGreaterThan(22)
  const departments = new Set(colleagues.map(({ body }) => body.departamento))
  expect([...departments]).toEqual(POSTS.slice(0, -1).map(({ departamento }) => departamento))
})

test.each(colleagues.map(({ body }) => [body.nombre, body] as const))(
  '%s: nothing missing, and RFC, CURP and NSS add up with the day of birth',
  (_nombre, body) => {
    expect(newEmployeeProblems(body, '2026-11-20')).toEqual({})
    for (const paper of PAPERS)
      expect([paper, body[paper], paperWarning(paper, body[paper], body.fechaNacimiento)]).toEqual([
        paper,
        body[paper],
        null,
      ])
    expect(body.ingreso < '2026-01-01').toBe(true)
  },
)

test('the same people on every machine', () => {
  expect(makeColleagues(2026)).toEqual(colleagues)
})

test('portraits and emblems are pictures, and not all the same', async () => {
  const random = createRandom(1)
  const faces = [await portraitOf(random, true), await portraitOf(random, false)]
  expect(faces[0]!.equals(faces[1]!)).toBe(false)
  for (const picture of [...faces, await emblemOf('PRIMARIA', 3)])
    expect((await sharp(picture).metadata()).width).toBeGreaterThan(400)
})

test('a month for printing is a pdf, the film a webm by its bytes', async () => {
  const month = await monthPdf({ anio: 2026, mes: 9 })
  expect(await typeOf(month.subarray(0, 4100), ['pdf'])).toMatchObject({ kind: 'pdf' })
  const film = await readFile('src/demo/media/festival.webm')
  expect(await typeOf(film.subarray(0, 4100), ['video'])).toEqual({ kind: 'video', mime: 'video/webm' })
})
