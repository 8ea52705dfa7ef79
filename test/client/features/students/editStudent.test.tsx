import { screen, waitFor, within } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import { field } from './registerStudent.support'
import { aDetail, detail, GET, openStudent, PATCH } from './studentPage.support'

const CONFIRM = 'Guardar así: la CURP se revisó con el documento'

const openEdit = async (student = aDetail(), options: Parameters<typeof openStudent>[1] = {}) => {
  const opened = await openStudent(student, {
    ...options,
    answers: {
      [PATCH]: { ok: true, message: 'El alumno se actualizó.', alumno: student },
      ...options.answers,
    },
  })
  await opened.user.click(await screen.findByRole('button', { name: 'Editar' }))
  await screen.findByRole('dialog', { name: 'Editar alumno' })
  return opened
}

type Opened = Awaited<ReturnType<typeof openEdit>>
const save = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Guardar' }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
const sentFields = (network: Opened['network']) => {
  const call = network.sent.filter(({ method }) => method === 'PATCH').at(-1)
  return call && Object.fromEntries(call.body as FormData)
}

beforeAll(() => {
  URL.createObjectURL = () => 'blob:foto'
  URL.revokeObjectURL = () => undefined
})

test('unchanged or with a field left empty nothing is sent, a refusal stays beside its field; only what changed travels, and the page shows the new name', async () => {
  const message = 'Ya hay un alumno con ese número de control: ANA RUIZ (A-17B).'
  const { user, network } = await openEdit(undefined, {
    answers: { [PATCH]: failure(409, message, { numero_control: message }) },
  })
  expect(field('Nombre(s)')).toHaveValue('DENISSE')
  expect(field('Nombre(s)')).toHaveFocus()
  await save(user)
  await closed()
  await user.click(await screen.findByRole('button', { name: 'Editar' }))
  await screen.findByRole('dialog', { name: 'Editar alumno' })
  await user.clear(field('Número de control'))
  await save(user)
  expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  expect(field('Número de control')).toHaveFocus()
  expect(sentFields(network)).toBeUndefined()

  await user.type(field('Número de control'), 'A-17B')
  await save(user)
  expect(await screen.findByText('Error')).toBeInTheDocument()
  expect(field('Número de control')).toHaveAccessibleDescription(message)
  expect(field('Número de control')).toHaveValue('A-17B')

  await user.clear(field('Número de control'))
  await user.type(field('Número de control'), 'A-17')
  await user.type(field('Nombre(s)'), ' ñandú')
  network.on(PATCH, { ok: true, message: 'El alumno se actualizó.', alumno: aDetail() })
  network.on(GET, { ok: true, alumno: aDetail({ nombre: 'DENISSE ÑANDÚ HERNÁNDEZ GARCÍA' }) })
  await save(user)
  expect(await screen.findByText('El alumno se actualizó')).toBeInTheDocument()
  await closed()
  expect(sentFields(network)).toEqual({
    nombre: 'DENISSE ÑANDÚ HERNÁNDEZ GARCÍA',
    nombres: 'DENISSE ÑANDÚ',
    paterno: 'HERNÁNDEZ',
    materno: 'GARCÍA',
  })
  await screen.findByRole('heading', { level: 1, name: 'DENISSE ÑANDÚ HERNÁNDEZ GARCÍA' })
})

test('a new photo travels alone', async () => {
  const { user, network } = await openEdit()
  await user.upload(field('Foto nueva'), new window.File(['bytes'], 'nueva.png', { type: 'image/png' }))
  await save(user)
  await closed()
  const fields = sentFields(network)
  expect(Object.keys(fields ?? {})).toEqual(['file'])
  expect((fields?.['file'] as File).name).toBe('nueva.png')
})

test('a CURP that was kept unverified is not asked about again, a new wrong one is', async () => {
  const wrong = 'HEGD140922HDFRRGA4'
  const { user, network } = await openEdit(aDetail({ curp: wrong, curp_verificada: false }))
  expect(field('CURP')).toBeValid()
  await user.type(field('CURP'), '{Backspace}3')
  expect(field('CURP')).toHaveAccessibleDescription('El último dígito de la CURP debería ser 5; revísala')
  await user.click(screen.getByRole('checkbox', { name: CONFIRM }))
  await save(user)
  await closed()
  expect(sentFields(network)).toEqual({
    curp: 'HEGD140922HDFRRGA3',
    fecha_nacimiento: '2014-09-22',
    curp_confirmada: 'true',
  })
})

test('another field of a pupil with an unverified CURP is saved without asking', async () => {
  const { user, network } = await openEdit(aDetail({ curp: 'HEGD140922HDFRRGA4', curp_verificada: false }))
  await user.type(field('Número de control'), 'B')
  await save(user)
  await closed()
  expect(sentFields(network)).toEqual({ numero_control: 'A-17B' })
})

test('a pupil whose surnames are not known apart may be saved without them', async () => {
  const { user, network } = await openEdit(aDetail({ nombres: null, paterno: null, materno: null }))
  expect(field('Nombre(s)')).toHaveValue('DENISSE HERNÁNDEZ GARCÍA')
  await user.type(field('Número de control'), 'B')
  await save(user)
  await closed()
  expect(sentFields(network)).toEqual({ numero_control: 'A-17B' })
})

const ILL = {
  indicaciones: 'Dar salbutamol. Llamar al 911.',
  medicamentos: [{ id: 1, nombre: 'SALBUTAMOL', dosis: '100 mcg', horario: 'cada 8 h' }],
  tipo_sangre: 'O-' as const,
  servicio_medico: 'IMSS 12 34 56',
}

test('the tab of health says first what a nurse needs, and who may see users finds who read it', async () => {
  const { unmount } = await openStudent(aDetail(ILL), { tab: 'salud' })
  const panel = within(await screen.findByRole('tabpanel', { name: 'Salud' }))
  const terms = panel.getAllByRole('term').map(({ textContent }) => textContent)
  expect(terms).toEqual(['Alergias', 'Qué hacer', 'Enfermedades', 'Tipo de sangre', 'Servicio médico'])
  expect(detail('Qué hacer')).toBe(ILL.indicaciones)
  expect(detail('Tipo de sangre')).toBe('O-')
  const medicine = within(panel.getByRole('table', { name: 'Medicamentos' })).getByRole('row', {
    name: /SALB/,
  })
  expect(medicine).toHaveTextContent('100 mcg')
  expect(panel.getByRole('link', { name: 'Quién vio su salud' })).toHaveAttribute(
    'href',
    '/bitacora?tipo=SALUD&id=17',
  )
  for (const text of ['Qué hacer: Dar salbutamol', 'Medicamentos: SALBUTAMOL 100 mcg cada 8 h', 'O-'])
    expect(document.querySelector('.ui-print-sheet')).toHaveTextContent(text)
  unmount()
  await openStudent(aDetail(), { tab: 'salud', except: ['USUARIOS READ'] })
  await screen.findByRole('tabpanel', { name: 'Salud' })
  expect(detail('Medicamentos')).toBe('Ninguno registrado')
  expect(screen.queryByRole('link', { name: 'Quién vio su salud' })).not.toBeInTheDocument()
})

test('of health only what changed travels; a medicine needs its name; an empty line is nothing', async () => {
  const { user, network } = await openStudent(aDetail(ILL), {
    answers: { [PATCH]: { ok: true, message: 'El alumno se actualizó.', alumno: aDetail(ILL) } },
    tab: 'salud',
  })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Editar salud' }))
    return within(await screen.findByRole('dialog', { name: 'Editar salud' }))
  }
  let dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Agregar medicamento' }))
  expect(dialog.getAllByLabelText('Medicamento')[1]).toHaveFocus()
  await save(user)
  await closed()
  expect(sentFields(network)).toBeUndefined()

  dialog = await open()
  await user.click(dialog.getByRole('button', { name: 'Agregar medicamento' }))
  await user.type(dialog.getAllByLabelText('Dosis')[1]!, '5 ml')
  await save(user)
  expect(await dialog.findByText('Escribe el nombre de cada medicamento')).toBeInTheDocument()
  await user.type(dialog.getAllByLabelText('Medicamento')[1]!, 'loratadina')
  await user.click(dialog.getByRole('button', { name: 'Quitar SALBUTAMOL' }))
  await user.selectOptions(dialog.getByLabelText('Tipo de sangre'), 'No se sabe')
  await save(user)
  await closed()
  expect(sentFields(network)).toEqual({
    medicamentos: '[{"nombre":"LORATADINA","dosis":"5 ml","horario":""}]',
    tipo_sangre: '',
  })
})

test('health is edited apart, both lists travel whole, and the notice tells nothing of them', async () => {
  const { user, network } = await openStudent(undefined, {
    answers: { [PATCH]: { ok: true, message: 'El alumno se actualizó.', alumno: aDetail() } },
    tab: 'salud',
  })
  await user.click(await screen.findByRole('button', { name: 'Editar salud' }))
  await user.type(field('Alergia'), 'látex{Enter}')
  await user.click(screen.getByRole('button', { name: 'Quitar NUEZ' }))
  await user.type(field('Enfermedad'), 'asma')
  network.on(GET, {
    ok: true,
    alumno: aDetail({
      alergias: [{ id: 2, descripcion: 'LÁTEX' }],
      enfermedades: [{ id: 3, descripcion: 'ASMA' }],
    }),
  })
  await save(user)
  await closed()
  const fields = sentFields(network)
  expect(Object.keys(fields ?? {})).toEqual(['alergias', 'enfermedades'])
  expect(JSON.parse(fields?.['alergias'] as string)).toEqual([{ id: 1, descripcion: 'LÁTEX' }])
  expect(JSON.parse(fields?.['enfermedades'] as string)).toEqual([{ id: 1, descripcion: 'ASMA' }])
  await waitFor(() => expect(detail('Alergias')).toBe('LÁTEX'))
  const notice = screen.getByText('El alumno se actualizó').closest('[role=status]')!
  expect(notice).not.toHaveTextContent(/LÁTEX|ASMA/)
})

test('the CURP that a pupil lacked is given later: the tick goes, and without either nothing is saved', async () => {
  const { user, network } = await openEdit(
    aDetail({ curp: '', curp_verificada: false, curp_pendiente: true }),
  )
  const tick = screen.getByRole('checkbox', { name: 'Aún no tiene CURP' })
  expect(tick).toBeChecked()
  await user.click(tick)
  await save(user)
  await waitFor(() => expect(field('CURP')).toBeInvalid())
  expect(sentFields(network)).toBeUndefined()
  await user.type(field('CURP'), aDetail().curp)
  await save(user)
  await closed()
  expect(sentFields(network)).toMatchObject({ curp: aDetail().curp })
  expect(sentFields(network)).not.toHaveProperty('curp_pendiente')
})
