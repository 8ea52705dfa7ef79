import { screen, waitFor, within } from '@testing-library/react'
import {
  aFile,
  checked,
  choose,
  columnsRead,
  COLUMNS,
  open,
  OPEN,
  press,
  sentForms,
} from './openings.support'

const hojas = (...read: string[]) =>
  ['1A', 'BAJAS', 'CUOTAS'].map((nombre) => ({ nombre, leida: read.includes(nombre), filas: 15 }))
const columnsOf = (...read: string[]) => ({ ...columnsRead(), hojas: hojas(...read) })
const boxes = () => within(screen.getByRole('group', { name: 'Hojas del archivo' })).getAllByRole('checkbox')
const ticked = () => boxes().map((box) => (box as HTMLInputElement).checked)
const sent = (network: Parameters<typeof sentForms>[0]) =>
  sentForms(network, '/importar/apertura/columnas').map(({ hojas: names }) => names)

test('a sheet that is left out stays out of the check, and of the next file', async () => {
  const [row] = checked().filas
  const result = checked({ hojas: hojas('1A'), filas: [{ ...row!, hoja: '1A' }] })
  const { user, network } = await open({ [COLUMNS]: columnsOf('1A', 'BAJAS'), [OPEN]: result })
  await choose(user)
  await screen.findByRole('group', { name: 'Hojas del archivo' })
  expect(ticked()).toEqual([true, true, false])
  expect(boxes()[2]).toHaveAccessibleDescription('No se lee: 15 renglones')
  network.on(COLUMNS, columnsOf('1A'))
  await user.click(screen.getByRole('checkbox', { name: 'BAJAS' }))
  await waitFor(() => expect(ticked()).toEqual([true, false, false]))
  await press(user, 'Revisar sin guardar')
  await screen.findByText('Hojas leídas: 1A. No se leen: BAJAS, CUOTAS.')
  expect(screen.getByText(/1A · renglón 2$/)).toBeVisible()
  expect(sentForms(network)[0]).toMatchObject({ hojas: '["1A"]' })
  await press(user, 'Cambiar ciclo, día o columnas')
  network.on(COLUMNS, columnsOf('1A', 'BAJAS'))
  await user.upload(
    screen.getByLabelText(/^Archivo de la apertura/, { selector: 'input' }),
    aFile('otro.xlsx'),
  )
  await waitFor(() => expect(sent(network)).toEqual([undefined, '["1A"]', undefined, '["1A"]']))
})

test('the last sheet cannot be left out, and a file of one sheet asks nothing', async () => {
  const { user, network } = await open({ [COLUMNS]: columnsOf('1A') })
  await choose(user)
  await screen.findByRole('group', { name: 'Hojas del archivo' })
  await user.click(screen.getByRole('checkbox', { name: '1A' }))
  expect(sent(network)).toHaveLength(1)
  network.on(COLUMNS, columnsRead())
  await user.upload(
    screen.getByLabelText(/^Archivo de la apertura/, { selector: 'input' }),
    aFile('otro.xlsx'),
  )
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Hojas del archivo' })).toBeNull())
})
