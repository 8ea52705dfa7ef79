import { screen, within, waitFor } from '@testing-library/react'
import {
  check,
  checked,
  choose,
  columnsRead,
  COLUMNS,
  cycle,
  FOUND,
  HEADINGS,
  open,
  OPEN,
  press,
  sentForms,
} from './openings.support'

const column = {
  columna: 'servicio_12' as const,
  etiqueta: 'COMEDOR',
  encabezado: 'LUNCH',
  obligatoria: false,
}
const read = () => {
  const { columnas, ...columns } = columnsRead({ ...FOUND, rfc: 'RFC' }, [...HEADINGS, 'RFC', 'LUNCH'])
  return { ...columns, columnas: [...columnas, column] }
}
const part = async (name: string) => within(await screen.findByRole('group', { name }))

test('services of the chosen cycle, who is invoiced and both parents are columns to match', async () => {
  const { user, network } = await open({ [COLUMNS]: read() })
  await choose(user)
  expect((await part('Servicios del ciclo')).getByLabelText('COMEDOR')).toHaveValue('LUNCH')
  expect((await part('A quién se factura')).getByLabelText('RFC')).toHaveValue('RFC')
  expect((await part('Mamá y papá, si los dos tienen columna')).getByLabelText('Mamá')).toHaveValue('')
  expect(sentForms(network, '/importar/apertura/columnas')[0]).toMatchObject({ cicloEscolarId: '1' })
  await press(user, 'Revisar sin guardar')
  await screen.findByRole('region', { name: 'Así quedarían las cuentas' })
  expect(JSON.parse(String(sentForms(network)[0]?.['columnas']))).toMatchObject({
    servicio_12: 'LUNCH',
    rfc: 'RFC',
  })
})

test('another cycle has other services: the columns are read again for it', async () => {
  const next = { ...cycle, id: 2, name: '2027-2028' }
  const { user, network } = await open({
    [COLUMNS]: read(),
    'GET /ciclo/all': { ok: true, ciclos: [cycle, next] },
  })
  await choose(user)
  await part('Servicios del ciclo')
  network.on(COLUMNS, columnsRead())
  await user.selectOptions(screen.getByLabelText(/^Ciclo escolar/), '2027-2028')
  await screen.findByRole('group', { name: 'A quién se factura' })
  expect(screen.queryByRole('group', { name: 'Servicios del ciclo' })).toBeNull()
  const sent = sentForms(network, '/importar/apertura/columnas')
  expect(sent.map(({ cicloEscolarId }) => cicloEscolarId)).toEqual(['1', '2'])
})

test('who pays is asked once; what is made beside the accounts is told, and an error names its service', async () => {
  const { filas, totales } = checked()
  const wrong = { ...filas[2]!, campos: { servicio_12: 'COMEDOR: escribe SÍ o NO' } }
  const result = checked({
    filas: [filas[0]!, filas[1]!, wrong],
    totales: { ...totales, servicios: [{ nombre: 'COMEDOR', alumnos: 1 }], facturacion: 2 },
    preguntas: [{ campo: 'paga', filas: 2, ejemplos: ['ANA RUIZ'] }],
  })
  const { user, network } = await open({ [OPEN]: result })
  await check(user)
  expect(screen.getByText('COMEDOR: 1 alumno')).toBeVisible()
  expect(screen.getByText('Datos de facturación que se registran: 2.')).toBeVisible()
  expect(screen.getByText('Servicio: COMEDOR: escribe SÍ o NO')).toBeVisible()
  const payer = screen.getByLabelText('Quién paga, si el renglón trae a los dos')
  expect(payer).toHaveAccessibleDescription(/^Los dos están en 2 renglones, por ejemplo: ANA RUIZ\./)
  await user.selectOptions(payer, 'La mamá')
  expect(screen.getByRole('button', { name: 'Registrar apertura' })).toBeDisabled()
  await press(user, 'Revisar con estas respuestas')
  await waitFor(() => expect(sentForms(network).at(-1)).toMatchObject({ simular: 'true', paga: 'MADRE' }))
})
