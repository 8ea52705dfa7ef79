import { toLine } from '@client/features/reenrolments/planLines'
import { planRow } from './reenrolments.support'

const groups = (...names: string[]) =>
  names.map((nombre, at) => ({
    id: at + 1,
    nombre,
    grado: 'PRIMARIA' as const,
    gradoNumero: 3,
    cicloEscolarId: 2,
    alumnos: [],
  }))

/** Otherwise a school whose groups have two words seats a class by hand, or in its neighbour's room. */
test.each([
  ['2° B', ['3° A', '3° B'], '3° B'],
  ['2A MATUTINO', ['3A', '3B'], '3A'],
  ['2A', ['3A MATUTINO', '3B MATUTINO'], '3A MATUTINO'],
  ['2A', ['3A MATUTINO', '3A VESPERTINO'], undefined],
  ['AZUL CLARO', ['AZUL MARINO', 'AZUL CLARO'], 'AZUL CLARO'],
  ['AZUL CLARO', ['AZUL MARINO'], undefined],
  ['2', ['3', '3A'], '3'],
])('from %s into one of %j: %s', (nombre, names, into) => {
  const next = groups(...names)
  const de = { grado: 'PRIMARIA' as const, gradoNumero: 2, grupo: { id: 5, nombre } }
  const { idGrupo } = toLine(planRow(1, { de }), undefined, next)
  expect(next.find(({ id }) => String(id) === idGrupo)?.nombre).toBe(into)
})
