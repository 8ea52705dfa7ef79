import { screen, waitFor } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { aStudentRow } from '@test/support/state/rows'

const TOTAL = 2_023
const pupils = Array.from({ length: TOTAL }, (_, index) =>
  aStudentRow(index + 1, { nombre: `ALUMNO ${String(index + 1).padStart(4, '0')} GARCÍA` }),
)
const names = () =>
  screen.getAllByRole('rowheader').map((cell) => cell.querySelector('span > span')?.textContent)

const call = (query: string) => `GET /alumnos/historial?${query}`
const LONG = { [call('maximo=2000')]: { ok: true, alumnos: [], total: TOTAL } }
const page = (query: string, from: number, size = 10, total = TOTAL) => ({
  [call(query)]: { ok: true, alumnos: pupils.slice(from, from + size), total },
})
const FIRST = page('pagina=1&por_pagina=10', 0)

test('a list too long to be sent is searched, sorted and paged as a short one, and the address says so', async () => {
  const { user, network } = await renderScreen('/historial/alumnos', {
    answers: {
      ...LONG,
      ...FIRST,
      ...page('pagina=2&por_pagina=10', 10),
      ...page('pagina=1&por_pagina=10&columna=nombre&orden=desc', TOTAL - 10),
      ...page('pagina=1&por_pagina=10&q=alumno+0007&columna=nombre&orden=desc', 6, 1, 1),
      ...page('grado=PRIMARIA+2&falta=grupo&pagina=1&por_pagina=10', 40, 3, 3),
      ...page('grado=PRIMARIA+2&pagina=1&por_pagina=10', 30, 5, 5),
    },
  })
  await waitFor(() => expect(names()[0]).toBe('ALUMNO 0001 GARCÍA'))
  expect(screen.getByText('2,023 alumnos')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Siguiente' }))
  await waitFor(() => expect(names()[0]).toBe('ALUMNO 0011 GARCÍA'))
  expect(screen.getByText('11 a 20 de 2,023')).toBeInTheDocument()
  const sortByName = () => user.click(screen.getByRole('button', { name: /^Alumno/ }))
  network.on(call('pagina=1&por_pagina=10&columna=nombre&orden=asc'), {
    ok: true,
    alumnos: pupils.slice(0, 10),
    total: TOTAL,
  })
  await sortByName()
  await waitFor(() => expect(names()[0]).toBe('ALUMNO 0001 GARCÍA'))
  await sortByName()
  await waitFor(() => expect(names()[0]).toBe('ALUMNO 2014 GARCÍA'))
  await user.type(screen.getByRole('searchbox', { name: /^Buscar por nombre/ }), 'alumno 0007')
  await screen.findByText('1 de 2,023 alumnos')
  expect(names()).toEqual(['ALUMNO 0007 GARCÍA'])
  await waitFor(() => expect(address()).toBe('/historial/alumnos?orden=-nombre&q=alumno+0007'))
})

test('an address with page and search opens there, and a filter starts at the first page', async () => {
  const { user } = await renderScreen('/historial/alumnos?q=garcia&pagina=3', {
    answers: {
      ...LONG,
      ...page('pagina=3&por_pagina=10&q=garcia', 20),
      ...page('grado=PRIMARIA+2&pagina=1&por_pagina=10&q=garcia', 30, 5, 5),
    },
  })
  await waitFor(() => expect(names()[0]).toBe('ALUMNO 0021 GARCÍA'))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Grado' }), 'PRIMARIA 2')
  await screen.findByText('5 de 2,023 alumnos')
  expect(names()[0]).toBe('ALUMNO 0031 GARCÍA')
})

test('its file has every row, and Agrupar takes all that match, not one page', async () => {
  const blobs: Blob[] = []
  URL.createObjectURL = (blob) => {
    blobs.push(blob as Blob)
    return 'blob:lista'
  }
  URL.revokeObjectURL = () => undefined
  const parts = Array.from({ length: 5 }, (_, at) => page(`pagina=${at + 1}&por_pagina=500`, at * 500, 500))
  const lacking = (query: string, size: number) => page(`falta=grupo&${query}`, 0, size, 14)
  const { user, network } = await renderScreen('/historial/alumnos', {
    answers: Object.assign(
      {},
      LONG,
      FIRST,
      ...parts,
      lacking('pagina=1&por_pagina=10', 10),
      lacking('pagina=1&por_pagina=500', 14),
    ),
  })
  await screen.findByText('2,023 alumnos')
  await user.click(await screen.findByRole('button', { name: 'CSV' }))
  await waitFor(() => expect(blobs).toHaveLength(1))
  expect((await blobs[0]!.text()).trim().split('\r\n')).toHaveLength(TOTAL + 1)
  await user.selectOptions(screen.getByRole('combobox', { name: 'Falta' }), 'grupo')
  await screen.findByText('14 de 2,023 alumnos')
  await user.click(screen.getByRole('button', { name: 'Agrupar' }))
  await screen.findByRole('dialog', { name: 'Agrupar alumnos' })
  expect(network.count(call('falta=grupo&pagina=1&por_pagina=500'))).toBe(1)
})
