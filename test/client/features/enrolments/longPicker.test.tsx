import { screen, waitFor } from '@testing-library/react'
import { renderScreen } from '@test/support/pages/screen'
import { aStudentRow } from '@test/support/state/rows'
import { add, chosenNames, LIST, number, PUPILS } from './enrol.support'

const shown = () => screen.getAllByRole('rowheader').map((cell) => cell.firstChild?.textContent)
const GOING_ON = 'siguen_en=PRIMARIA&pagina=1&por_pagina=10'
const last = (grupo: string) => ({ grado: 'PRIMARIA', gradoNumero: 2, grupo: { nombre: grupo } })

/** 2,023 pupils: the server sends ten at a time, and at first only who they are. */
const openLong = async (newcomers = 2_000) => {
  const lugares = [
    ...(newcomers ? [{ ultimo: null, grado_previsto: null, alumnos: newcomers }] : []),
    { ultimo: last('A'), grado_previsto: null, alumnos: 2_016 - newcomers },
    { ultimo: { ...last('B'), gradoNumero: 6 }, grado_previsto: null, alumnos: 7 },
  ]
  const part = (from: number, total?: number) => ({
    ok: true,
    alumnos: PUPILS.slice(from, from + 10),
    ...(total === undefined ? {} : { total }),
  })
  const opened = await renderScreen('/registro/inscripciones/PRIMARIA', {
    answers: {
      [LIST]: { ok: true, alumnos: [], total: 2_023, lugares },
      [`GET /alumnos/to/inscripcion?${GOING_ON}&sin_total=true`]: part(0),
      [`GET /alumnos/to/inscripcion?${GOING_ON.replace('pagina=1', 'pagina=2')}&sin_total=true`]: part(10),
      [`GET /alumnos/to/inscripcion?${GOING_ON}&q=garcia+7`]: {
        ok: true,
        alumnos: [aStudentRow(7, { nombre: 'ALUMNO 07 GARCÍA' })],
        total: 1,
      },
      ['GET /alumnos/to/inscripcion?ultimo=PRIMARIA+2&ultimo_grupo=A&pagina=1&por_pagina=10&sin_total=true']:
        part(0),
      ['GET /alumnos/to/inscripcion?ultimo=PRIMARIA+2&pagina=1&por_pagina=10&sin_total=true']: part(0),
    },
  })
  // Who finished school is in none of its pages.
  await screen.findByText('2,016 de 2,023 alumnos')
  return opened
}

test('a list too long to be sent is paged, searched and filtered as a short one', async () => {
  const { user, network } = await openLong()
  expect(shown()).toHaveLength(10)
  expect(screen.getByText('página 1 de 202')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(shown()[0]).toBe(`ALUMNO ${number(11)} GARCÍA`))
  await user.type(screen.getByRole('searchbox', { name: 'Buscar alumnos' }), 'garcia 7')
  await waitFor(() => expect(shown()).toEqual(['ALUMNO 07 GARCÍA']))
  expect(screen.getByText('página 1 de 1')).toBeInTheDocument()
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar alumnos' }))
  await waitFor(() => expect(shown()).toHaveLength(10))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Último grado' }), 'PRIMARIA 2')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Último grupo' }), 'A')
  await screen.findByText('16 de 2,023 alumnos')
  // Each letter does not ask; the whole list was never asked for.
  expect(network.sent.filter(({ path }) => path.includes('q='))).toHaveLength(1)
  expect(network.count('GET /alumnos/to/inscripcion')).toBe(0)
})

test('pupils of several pages and searches are chosen by keyboard alone and stay chosen', async () => {
  const { user } = await openLong()
  await user.keyboard('/')
  expect(screen.getByRole('searchbox', { name: 'Buscar alumnos' })).toHaveFocus()
  await user.keyboard('garcia 7')
  await waitFor(() => expect(shown()).toEqual(['ALUMNO 07 GARCÍA']))
  // Enter in the box sends no form around it.
  await user.keyboard('{Enter}')
  screen.getByRole('button', { name: 'Agregar' }).focus()
  await user.keyboard('{Enter}')
  expect(chosenNames()).toEqual(['ALUMNO 07 GARCÍA'])
  await user.clear(screen.getByRole('searchbox', { name: 'Buscar alumnos' }))
  await waitFor(() => expect(shown()).toHaveLength(10))
  await add(user, 2)
  expect(chosenNames()).toEqual(['ALUMNO 07 GARCÍA', 'ALUMNO 02 GARCÍA'])
})

test('where nobody is of the year that was chosen the server is not asked to look for them', async () => {
  const { user, network } = await openLong(0)
  await waitFor(() => expect(shown()).toHaveLength(10))
  const asked = network.sent.length
  await user.selectOptions(screen.getByRole('combobox', { name: 'Último grado' }), 'NUEVOS')
  await screen.findByText('No hay alumnos con ese filtro')
  expect(screen.getByText('0 de 2,023 alumnos')).toBeInTheDocument()
  expect(network.sent).toHaveLength(asked)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Último grado' }), 'PRIMARIA 2')
  await waitFor(() => expect(shown()).toHaveLength(10))
})
