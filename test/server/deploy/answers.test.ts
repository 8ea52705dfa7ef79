import { askAnswers } from '@server/deploy/answers'
import type { Options } from '@server/deploy/script'

const GOOD = { escuela: 'Colegio Ñandú', datos: '/srv/escuela', puerto: '8080', red: 'si' }

const ask = (options: Record<string, string>) => {
  const given: Options = {
    value: (name) => options[name],
    folder: (name) => options[name],
    has: () => false,
  }
  return askAnswers(given, () => undefined)
}

test('four answers', async () => {
  const answers = { schoolName: 'Colegio Ñandú', dataDir: '/srv/escuela', port: 8080, open: true }
  expect(await ask(GOOD)).toEqual(answers)
  for (const red of ['s', 'sí', 'SI']) expect(await ask({ ...GOOD, red })).toEqual(answers)
  for (const red of ['n', 'no', 'No']) expect((await ask({ ...GOOD, red })).open).toBe(false)
})

test.each([
  ['escuela', 'Colegio "X"', /^El nombre lleva hasta 120 caracteres/],
  ['escuela', 'x'.repeat(121), /^El nombre/],
  ['escuela', 'dos\nlíneas', /^El nombre/],
  ['datos', '/srv/mis datos', /^La carpeta de los datos se escribe sin espacios/],
  ['datos', '/', /^La carpeta/],
  ['puerto', '0', /^El puerto es un número entre 1 y 65535/],
  ['puerto', '65536', /^El puerto/],
  ['puerto', 'tres mil', /^El puerto/],
  ['red', 'tal vez', /^A esa pregunta se contesta si o no/],
])('--%s %j is refused in one sentence', async (option, answer, sentence) => {
  await expect(ask({ ...GOOD, [option]: answer })).rejects.toThrow(sentence)
})
