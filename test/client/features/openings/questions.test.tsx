import { screen, waitFor } from '@testing-library/react'
import { check, checked, open, OPEN, press, sentForms } from './openings.support'

const OPEN_QUESTIONS = {
  sin_reconocer: [
    { encabezado: 'OBSERVACIONES', filas: 2, ejemplos: ['becado'] },
    { encabezado: 'TALLA', filas: 1, ejemplos: [] },
  ],
  preguntas: [
    { campo: 'nombres_orden' as const, filas: 3, ejemplos: ['Luz María Ponce Vidal'] },
    { campo: 'nivel' as const, filas: 1, ejemplos: [] },
  ],
}
const write = () => screen.getByRole('button', { name: 'Registrar apertura' })
/** The result of before stands while the file is checked again. */
const checkAgain = async (user: Parameters<typeof press>[0]) => {
  await press(user, 'Revisar con estas respuestas')
  await waitFor(() => expect(write()).toBeEnabled())
}
const box = (heading: string) => screen.getByRole('checkbox', { name: `Dejar fuera «${heading}»` })

test('an opening waits for each question, and is checked again with the answers', async () => {
  const { user, network } = await open({ [OPEN]: checked(OPEN_QUESTIONS) })
  await check(user)
  expect(write()).toBeDisabled()
  expect(box('OBSERVACIONES')).toHaveAccessibleDescription('2 renglones, por ejemplo: becado')
  const order = screen.getByLabelText('Cómo están escritos los nombres completos')
  expect(order).toHaveAccessibleDescription(/en 3 renglones, por ejemplo: Luz María Ponce Vidal$/)
  await user.selectOptions(order, 'NOMBRES_PATERNO_MATERNO')
  await user.selectOptions(screen.getByLabelText('De qué nivel son los alumnos'), 'PRIMARIA')
  await user.click(screen.getByRole('button', { name: 'Dejar fuera todas' }))
  expect(box('TALLA')).toBeChecked()
  // The answers about names and level are not in the result yet.
  expect(write()).toBeDisabled()
  network.on(OPEN, checked({ ...OPEN_QUESTIONS, preguntas: [] }))
  await checkAgain(user)
  const answered = {
    ignorar: '["OBSERVACIONES","TALLA"]',
    nombres_orden: 'NOMBRES_PATERNO_MATERNO',
    nivel: 'PRIMARIA',
  }
  expect(sentForms(network)[0]).toMatchObject({ ignorar: '[]' })
  expect(sentForms(network)[1]).toMatchObject({ ...answered, simular: 'true' })
})

test('one column is taken back from those left out, and a file that says all asks nothing', async () => {
  const { user, network } = await open({ [OPEN]: checked({ sin_reconocer: OPEN_QUESTIONS.sin_reconocer }) })
  await check(user)
  await user.click(box('TALLA'))
  await user.click(box('OBSERVACIONES'))
  expect(write()).toBeEnabled()
  await user.click(box('TALLA'))
  expect(write()).toBeDisabled()
  network.on(OPEN, checked())
  await press(user, 'Cambiar ciclo, día o columnas')
  await press(user, 'Revisar sin guardar')
  await screen.findByRole('region', { name: 'Así quedarían las cuentas' })
  expect(screen.queryByRole('region', { name: 'Preguntas sobre el archivo' })).toBeNull()
  expect(write()).toBeEnabled()
})

test('who a row means is asked by sheet and row, and the answer goes with the next check', async () => {
  const [row] = checked().filas
  const alike = { id: 7, nombre: 'ANA SOTO', numero_control: 'Z-1', curp: '' }
  const asks = {
    ...row!,
    hoja: '1A',
    estado: 'ERROR' as const,
    campos: { curp: 'Di si es' },
    parecidos: [alike],
  }
  const { user, network } = await open({ [OPEN]: checked({ filas: [asks] }) })
  await check(user)
  const select = screen.getByLabelText(/^1A, Fila 2/)
  await user.selectOptions(select, 'Es ANA SOTO (Z-1)')
  expect(write()).toBeDisabled()
  await checkAgain(user)
  expect(sentForms(network).at(-1)).toMatchObject({ simular: 'true', mismo_alumno: '{"2 1A":7}' })
  await user.selectOptions(screen.getByLabelText(/^1A, Fila 2/), 'Es otro alumno')
  await checkAgain(user)
  expect(sentForms(network).at(-1)).toMatchObject({ mismo_alumno: '{"2 1A":null}' })
})
