import { changeFiles, CHANGELOG, changelog, changeProblem } from '../support/checks/changes'
import { textOf } from '../support/checks/files'

const RIGHT = `tipo: nuevo
fecha: 2026-11-24
versión: 1.0.0

# Guías para cada persona

En Ayuda hay guías con sus pantallas. Cada una es de una persona.
`

describe('the form of a change', () => {
  test.each([
    ['as it should be', RIGHT, true],
    ['another kind', RIGHT.replace('nuevo', 'otro'), false],
    ['a day that is none', RIGHT.replace('2026-11-24', '24/11/2026'), false],
    ['no version', RIGHT.replace('versión: 1.0.0\n', ''), false],
    ['no title', RIGHT.replace('# ', ''), false],
    ['three sentences', RIGHT.replace('persona.\n', 'persona. Y más.\n'), false],
    ['two lines', RIGHT.replace('pantallas. ', 'pantallas.\n'), false],
  ])('%s', (_what, text, isRight) => {
    expect(changeProblem(text) === null).toBe(isRight)
  })

  test('each file of .cambios has it, under the next number', () => {
    const files = changeFiles()
    expect(files).toEqual(files.map((_, at) => `.cambios/${String(at + 1).padStart(4, '0')}.md`))
    expect(files.length).toBeGreaterThan(10)
    const wrong = files.map((file) => [file, changeProblem(textOf(file))]).filter(([, problem]) => problem)
    expect(wrong).toEqual([])
  })
})

test('CHANGELOG is as `npm run cambios` makes it, and begins with the version of package.json', () => {
  expect(textOf(CHANGELOG)).toBe(changelog())
  const { version } = JSON.parse(textOf('package.json')) as { version: string }
  expect(/^## Versión (.+)$/m.exec(textOf(CHANGELOG))?.[1]).toBe(version)
})
