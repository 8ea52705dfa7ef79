import { screen, waitFor } from '@testing-library/react'
import { address, renderScreen } from '@test/support/pages/screen'
import { failure } from '@test/support/state/fakeNetwork'
import { aCycleRow, aParentRow, aStudentRow } from '@test/support/state/rows'

const place = { grado: 'PRIMARIA', gradoNumero: 2, grupo: { id: 3, nombre: 'B' } }
const terms = { costo_inscripcion: 1850, descuento: 0, monto_pagar: 1850, mensualidad: 2600 }
const enrolled = { id: 8, ciclo: { id: 2, name: '2027-2028' }, ...place, ...terms, fecha: '2026-09-15' }
const padre = { id: 5, nombre: 'ROSA GARCÍA' }
const health = { alergias: [], enfermedades: [], medicamentos: [] }
const detail = (id: number, over: object) => ({
  ok: true,
  alumno: { ...aStudentRow(id, { padre: null, grado: null, grupo: null }), ...health, ...over },
})
const surnames = { paterno: 'HERNÁNDEZ', materno: 'GARCÍA' }
const next = aCycleRow({ id: 2, name: '2027-2028', vigencia: 'PROXIMO' })
const answers = {
  'GET /ciclo/all': { ok: true, ciclos: [next, aCycleRow()] },
  'GET /alumnos/numero/siguiente': { ok: true, numero_control: 'A-18' },
  'GET /alumnos/incompletos': { ok: true, alumnos: [] },
  'GET /padres/all': { ok: true, padres: [] },
  'GET /grupos/by/ciclo/2': { ok: true, grupos: [] },
  'GET /alumnos/17': detail(17, { nombre: 'ANA', ...surnames, padre, inscripciones: [enrolled] }),
  'GET /alumnos/18': detail(18, { nombre: 'DIEGO', ...surnames, padre, inscripciones: [] }),
  'POST /alumnos': detail(18, { nombre: 'DIEGO', ...surnames, inscripciones: [] }),
  'PATCH /padres/add/hijo': { ok: true, padre: aParentRow(5) },
  'POST /inscripciones': { ok: true, inscripciones: [] },
}

/** Opens the first child's alta and presses «Otro hijo»: the name's field has the focus. */
const openSecond = async (more: Record<string, object> = {}) => {
  const opened = await renderScreen('/nueva-familia?alumno=17', { answers: { ...answers, ...more } })
  await opened.user.click(await screen.findByRole('link', { name: 'Otro hijo' }))
  await waitFor(() => expect(screen.getByLabelText(/^Nombre/)).toHaveFocus())
  const { user, network } = opened
  let keys = 0
  /** Presses the keys one by one and counts them. */
  const press = async (typed: string) => {
    for (const key of typed.match(/\{\w+\}|./g) ?? []) {
      keys += 1
      await user.keyboard(key)
    }
  }
  const sent = (call: string) =>
    network.sent.find(({ method, path }) => `${method} ${path}` === call)?.body as Record<string, unknown>
  return { ...opened, press, sent, keys: () => keys }
}
const curp = () => screen.getByLabelText<HTMLInputElement>(/^CURP/)
const lettersBegun = () => waitFor(() => expect(curp().selectionStart).toBe(4))

test('the second child is enrolled within 25 keys: surnames, parent and cycle are those of the first', async () => {
  const { user, press, keys, sent } = await openSecond()
  expect(screen.getByText('Hermano o hermana de ANA, con ROSA GARCÍA')).toBeInTheDocument()
  await press('diego{Tab}{Tab}{Tab}')
  expect(curp()).toHaveFocus()
  expect(curp()).toHaveValue('HEGD')
  await lettersBegun()
  await press('140922HDFRRGA5{Enter}')
  const grade = await screen.findByLabelText(/^Grado/)
  await waitFor(() => expect(grade).toHaveFocus())
  expect(address()).toBe('/nueva-familia?alumno=18&ciclo=2')
  // A select takes the option that begins with the pressed key: one key, which the test cannot press.
  await user.selectOptions(grade, '2° Primaria')
  await press('{Enter}')
  await waitFor(() => expect(sent('POST /inscripciones')).toBeDefined())
  expect(keys() + 1).toBeLessThanOrEqual(25)
  expect(Object.fromEntries(sent('POST /alumnos') as unknown as FormData)).toMatchObject({
    nombre: 'DIEGO HERNÁNDEZ GARCÍA',
    curp: 'HEGD140922HDFRRGA5',
    fecha_nacimiento: '2014-09-22',
  })
  expect(sent('PATCH /padres/add/hijo')).toEqual({ idPadre: 5, hijos: [{ id: 18 }] })
  expect(sent('POST /inscripciones')).toMatchObject({ idCiclo: 2, alumnos: [{ id: 18, gradoNumero: 2 }] })
})

test('who types or pastes the whole CURP gets it once, and letters left alone follow a corrected name', async () => {
  const { user, press } = await openSecond()
  await press('diego{Tab}{Tab}{Tab}')
  await lettersBegun()
  await press('HEGD140922HDFRRGA5')
  expect(curp()).toHaveValue('HEGD140922HDFRRGA5')
  await user.clear(curp())
  await user.tab({ shift: true })
  await user.tab()
  expect(curp()).toHaveValue('HEGD')
  await user.paste('LOPD140922HDFRRGA5')
  expect(curp()).toHaveValue('LOPD140922HDFRRGA5')
  await user.clear(curp())
  await user.tab({ shift: true })
  await user.clear(screen.getByLabelText(/^Apellido materno/))
  await user.keyboard('peña{Tab}')
  expect(curp()).toHaveValue('HEPD')
  await user.tab()
  expect(curp()).toHaveValue('')
})

test('a parent that could not be linked is said, and its step is the next one', async () => {
  const { press } = await openSecond({
    'PATCH /padres/add/hijo': failure(409, 'Ese alumno ya tiene padre.'),
    'GET /alumnos/18': detail(18, { nombre: 'DIEGO', ...surnames, padre: null, inscripciones: [] }),
  })
  await press('diego{Tab}{Tab}{Tab}')
  await lettersBegun()
  await press('140922HDFRRGA5{Enter}')
  expect(await screen.findByText('No se pudo ligar al padre')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Ya está registrado/)).toHaveFocus())
})

test('who may not link parents gets the surnames and the cycle alone', async () => {
  const { user, network } = await renderScreen('/nueva-familia?hermano=17&ciclo=2', {
    answers,
    except: ['PADRES UPDATE'],
  })
  expect(await screen.findByText('Hermano o hermana de ANA')).toBeInTheDocument()
  expect(await screen.findByLabelText(/^Apellido paterno/)).toHaveValue('HERNÁNDEZ')
  await user.type(screen.getByLabelText(/^Nombre/), 'diego')
  await user.type(curp(), 'HEGD140922HDFRRGA5{Enter}')
  expect(await screen.findByLabelText(/^Ciclo/)).toHaveDisplayValue('2027-2028')
  expect(network.count('PATCH /padres/add/hijo')).toBe(0)
})
