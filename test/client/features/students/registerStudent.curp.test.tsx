import { screen, waitFor } from '@testing-library/react'
import { failure } from '@test/support/state/fakeNetwork'
import {
  CALL,
  field,
  fillIn,
  openForm,
  PUPIL,
  registered,
  sentForms,
  submit,
} from './registerStudent.support'

const CONFIRM = 'Guardar así: la CURP se revisó con el documento'
const WRONG_DIGIT = 'HEGD140922HDFRRGA4'
const DIGIT_PROBLEM = 'El último dígito de la CURP debería ser 5; revísala'

test('a CURP is masked, tells the birth date, and a typed birth date stays', async () => {
  const { user } = await openForm()
  await user.type(field('CURP'), 'hegd-140922 hdfrrga5xyz')
  expect(field('CURP')).toHaveValue('HEGD140922HDFRRGA5')
  expect(field('Fecha de nacimiento')).toHaveValue('22/09/2014')
  // The filled-in day follows a corrected CURP …
  await user.clear(field('CURP'))
  await user.type(field('CURP'), 'RALS190315MJCMPFA6')
  expect(field('Fecha de nacimiento')).toHaveValue('15/03/2019')
  // … and a typed day does not.
  await user.clear(field('Fecha de nacimiento'))
  await user.type(field('Fecha de nacimiento'), '16032019')
  await user.clear(field('CURP'))
  await user.type(field('CURP'), 'HEGD140922HDFRRGA5')
  expect(field('Fecha de nacimiento')).toHaveValue('16/03/2019')
  expect(field('CURP')).toHaveAccessibleDescription(
    'La CURP indica el 22/09/2014 y la fecha de nacimiento es 16/03/2019',
  )
})

test('letters that the name does not give are only a warning', async () => {
  const { user, network } = await openForm()
  await fillIn(user, { ...PUPIL, 'Apellido paterno': 'lópez' })
  expect(
    screen.getByText('La CURP empieza con HEGD y por el nombre se esperaba LOGD; revísala'),
  ).toBeInTheDocument()
  expect(field('CURP')).toBeValid()
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  expect(network.count(CALL)).toBe(1)
})

test('a wrong digit stops the form until somebody confirms it for that CURP alone, and then travels as confirmed', async () => {
  const { user, network } = await openForm()
  const confirm = () => screen.queryByRole('checkbox', { name: CONFIRM })
  await fillIn(user, { ...PUPIL, CURP: WRONG_DIGIT.slice(0, 17) })
  // Not whole yet.
  expect(field('CURP')).toBeValid()
  expect(confirm()).not.toBeInTheDocument()
  await user.type(field('CURP'), WRONG_DIGIT.slice(17))
  expect(field('CURP')).toHaveAccessibleDescription(DIGIT_PROBLEM)
  await submit(user)
  expect(await screen.findByText('UPS!!')).toBeInTheDocument()
  expect(screen.queryByText('Debes Llenar todos los Datos')).not.toBeInTheDocument()
  expect(field('CURP')).toHaveAccessibleDescription(DIGIT_PROBLEM)
  expect(network.count(CALL)).toBe(0)
  await user.click(confirm()!)
  await waitFor(() => expect(field('CURP')).toBeValid())
  await user.type(field('CURP'), '{Backspace}3')
  expect(confirm()).not.toBeChecked()
  await user.type(field('CURP'), '{Backspace}4')
  await user.click(confirm()!)
  await submit(user)
  await screen.findByText('1 alumno registrado')
  expect(sentForms(network)[0]?.fields).toMatchObject({ curp: WRONG_DIGIT, curp_confirmada: 'true' })
  expect(confirm()).not.toBeInTheDocument()

  network.on(CALL, registered(18))
  await fillIn(user, { ...PUPIL, CURP: WRONG_DIGIT })
  await user.click(confirm()!)
  await user.type(field('CURP'), '{Backspace}5')
  expect(confirm()).not.toBeInTheDocument()
  await submit(user)
  await screen.findByText('2 alumnos registrados')
  expect(sentForms(network)[1]?.fields).not.toHaveProperty('curp_confirmada')
})

test('a day of birth is compared with the CURP and with today; corrected, what was said is taken back', async () => {
  const { user, network } = await openForm()
  const write = async (day: string) => {
    await user.clear(field('Fecha de nacimiento'))
    await user.type(field('Fecha de nacimiento'), day)
  }
  await user.type(field('Fecha de nacimiento'), '23092014')
  await fillIn(user)
  await submit(user)
  await waitFor(() => expect(field('CURP')).toBeInvalid())
  await write('22092014')
  await waitFor(() => expect(field('CURP')).toBeValid())
  await write('01012999')
  await submit(user)
  await waitFor(() =>
    expect(field('Fecha de nacimiento')).toHaveAccessibleDescription(
      'La fecha de nacimiento no puede ser futura',
    ),
  )
  expect(network.count(CALL)).toBe(0)
})

test('what only the server doubts can be confirmed as well', async () => {
  const doubt = 'La CURP no existe en el registro'
  const { user, network } = await openForm(failure(400, doubt, { curp: doubt }))
  await fillIn(user)
  await submit(user)
  const check = await screen.findByRole('checkbox', { name: CONFIRM })
  expect(field('CURP')).toHaveAccessibleDescription(doubt)
  network.on(CALL, registered(17))
  await user.click(check)
  await waitFor(() => expect(field('CURP')).toBeValid())
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  expect(sentForms(network)[1]?.fields).toMatchObject({ curp_confirmada: 'true' })
})

test('a CURP that another pupil holds cannot be confirmed away', async () => {
  const held = 'Ya hay un alumno con esa CURP: ANA RUIZ (A-2).'
  const { user } = await openForm(failure(409, held, { curp: held }))
  await fillIn(user)
  await submit(user)
  await waitFor(() => expect(field('CURP')).toHaveAccessibleDescription(held))
  expect(screen.queryByRole('checkbox', { name: CONFIRM })).not.toBeInTheDocument()
})

test('a pupil without a CURP: the tick takes its place, and without it the customer’s message stays', async () => {
  const { user, network } = await openForm()
  const { CURP: _none, ...others } = PUPIL
  await fillIn(user, { ...others, 'Fecha de nacimiento': '22/09/2014' })
  await submit(user)
  expect(await screen.findByText('Debes Llenar todos los Datos')).toBeInTheDocument()
  expect(network.count(CALL)).toBe(0)
  // What was typed comes back when the tick was a mistake.
  await user.type(field('CURP'), 'HEGD')
  const tick = screen.getByRole('checkbox', { name: 'Aún no tiene CURP' })
  await user.click(tick)
  expect(field('CURP')).toBeDisabled()
  expect(field('CURP')).toHaveValue('')
  await user.click(tick)
  expect(field('CURP')).toHaveValue('HEGD')
  await user.click(tick)
  await submit(user)
  await screen.findByText('El Alumno se Registro Exitosamente')
  expect(sentForms(network)[0]?.fields).toMatchObject({ curp: '', curp_pendiente: 'true' })
  expect(screen.getByRole('checkbox', { name: 'Aún no tiene CURP' })).not.toBeChecked()
})
