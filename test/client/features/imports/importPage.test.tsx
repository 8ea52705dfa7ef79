import { screen, waitFor, within } from '@testing-library/react'
import type { FileColumns } from '@contract/imports/imports.schemas'
import { renderScreen } from '@test/support/pages/screen'

const COLUMNS = 'POST /importar/columnas'
const IMPORT = 'POST /importar/alumnos'

type Read = FileColumns['columnas'][number]
const column = (columna: Read['columna'], encabezado: string | null, more: Partial<Read> = {}): Read => ({
  columna,
  encabezado,
  obligatoria: ['nombres', 'paterno', 'curp', 'numero_control', 'fecha_nacimiento'].includes(columna),
  ...(encabezado !== null && { por: 'ENCABEZADO' }),
  ...more,
})

const HEADINGS = ['Alumno', 'CURP', 'Matrícula', 'Nac.', 'Grado', 'Padre', 'Madre', 'Edad']
const read = {
  ok: true,
  encabezados: HEADINGS,
  columnas: [
    column('nombres', null),
    column('paterno', null),
    column('materno', null),
    column('curp', 'CURP'),
    column('numero_control', 'Matrícula'),
    column('fecha_nacimiento', 'Nac.'),
    column('grado', null),
    column('gradoNumero', 'Grado', { por: 'CONTENIDO' }),
    column('padre', null, { dudas: ['Padre', 'Madre'] }),
    column('telefono', null),
    column('correo', null),
    column('alergias', null),
    column('nombre_completo', 'Alumno', { por: 'CONTENIDO', junta: ['nombres', 'paterno', 'materno'] }),
    column('apellidos', null, { junta: ['paterno', 'materno'] }),
    column('grado_grupo', null, { junta: ['grado', 'gradoNumero'] }),
  ],
  filas: 2,
  muestra: [
    ['GARCÍA LÓPEZ ANA', 'GALA180315MDFRPNA1', 'A-1', '15/03/2018', '1', 'JUAN', 'EVA', '8'],
    ['RUIZ SOSA EVA', 'RUSE180316MDFZSVA1', 'A-2', '16/03/2018', '6', 'LUIS', '', '8'],
  ],
  ignoradas: [{ fila: 9, texto: 'TOTAL · 2' }],
}
const result = {
  ok: true,
  resumen: { nuevos: 1, cambian: 0, iguales: 0, con_error: 1 },
  encabezados: HEADINGS,
  filas: [
    {
      fila: 2,
      estado: 'NUEVO',
      alumno: { id: null, nombre: 'ANA GARCÍA LÓPEZ', curp: 'X', numero_control: 'A-1' },
    },
    {
      fila: 3,
      estado: 'ERROR',
      campos: { nombre_completo: 'La CURP no lo dice' },
      celdas: ['RUIZ SOSA EVA'],
    },
  ],
}

const choose = async () => {
  const { user, network } = await renderScreen('/importar', {
    answers: { [COLUMNS]: read, [IMPORT]: result },
  })
  const file = new File(['x'], 'lista 2026.xls', { type: 'application/vnd.ms-excel' })
  await user.upload(await screen.findByLabelText(/^Archivo de alumnos/), file)
  await screen.findByRole('region', { name: 'Columnas del archivo' })
  return { user, network }
}
const field = (name: string | RegExp) => screen.getByRole('combobox', { name })
const review = () => screen.getByRole('button', { name: 'Revisar sin guardar' })

test('what was recognised and why, with values of the file; one heading for two columns is refused; a whole name stands for its parts, which are then no longer required', async () => {
  const { user } = await choose()
  expect(field(/^Grado \(1 a 6\)/)).toHaveValue('Grado')
  expect(field(/^Grado \(1 a 6\)/)).toHaveAccessibleDescription('Por el contenido. Por ejemplo: 1 · 6')
  expect(field(/^CURP/)).toHaveAccessibleDescription(/^Por el encabezado\. Por ejemplo: GALA180315MDFRPNA1/)
  expect(screen.getByText('No se usan estas columnas del archivo: Padre, Madre, Edad.')).toBeVisible()
  expect(screen.getByText(/fila 9 \(TOTAL · 2\)/)).toBeVisible()

  await user.selectOptions(field('Teléfono'), 'Matrícula (A-1)')
  expect(field('Teléfono')).toHaveAccessibleDescription(/ya está elegida en otro dato/)
  expect(review()).toBeDisabled()
  await user.selectOptions(field('Teléfono'), 'No está en el archivo')

  expect(review()).toBeEnabled()
  expect(field(/^Nombres/)).not.toBeRequired()
  expect(field(/^Nombres/)).toHaveDisplayValue('Viene junto en otra columna')
  await user.selectOptions(field(/^Nombre y apellidos, juntos/), 'No está en el archivo')
  expect(review()).toBeDisabled()
  expect(screen.getByText('Falta decir en qué columna está: Nombres, Apellido paterno.')).toBeVisible()
})

test('two headings that may be the parent are left to the user, who sees values beside each choice; from the result back to the columns, with what was chosen', async () => {
  const { user, network } = await choose()
  expect(screen.getByText(/^Hay varias columnas que pueden ser: Padre o tutor/)).toBeVisible()
  expect(field('Padre o tutor')).toHaveAccessibleDescription('Puede ser «Padre» o «Madre»: elige una.')
  await user.selectOptions(field('Padre o tutor'), 'Madre (EVA)')
  expect(field('Padre o tutor')).toHaveAccessibleDescription('Por ejemplo: EVA')
  expect(screen.queryByText(/^Hay varias columnas/)).not.toBeInTheDocument()
  await user.click(review())
  await screen.findByRole('button', { name: 'Importar 1 nuevo' })
  const { body } = network.sent.find(({ path }) => path === '/importar/alumnos') ?? {}
  expect(JSON.parse(String((body as FormData).get('columnas')))).toEqual({
    curp: 'CURP',
    numero_control: 'Matrícula',
    fecha_nacimiento: 'Nac.',
    gradoNumero: 'Grado',
    padre: 'Madre',
    nombre_completo: 'Alumno',
  })
  const outcome = within(screen.getByRole('region', { name: 'Resultado de la revisión' }))
  expect(outcome.getByText('Nombre y apellidos, juntos: La CURP no lo dice')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cambiar las columnas' }))
  await waitFor(() => expect(field('Padre o tutor')).toHaveValue('Madre'))
})

test('what is asked about pupils: doubtful CURPs all at once, and who a row is; nothing is written before the new check', async () => {
  const pupil = (id: number | null, nombre: string, curp: string) => ({
    id,
    nombre,
    curp,
    numero_control: '',
  })
  const wrong = (fila: number, curp: string) => ({
    fila,
    estado: 'ERROR',
    campos: { curp: 'El último dígito de la CURP debería ser 3; revísala' },
    curp_dudosa: true,
    celdas: [],
    alumno: pupil(null, `NIÑO ${fila}`, curp),
  })
  const filas = [
    ...result.filas.slice(0, 1),
    wrong(3, 'MOTR930411HJCRMN06'),
    wrong(4, 'HEGD140922HDFRRGA4'),
    {
      fila: 5,
      estado: 'ERROR',
      campos: { curp: 'Ya hay un alumno con este nombre y esta fecha de nacimiento' },
      parecidos: [{ id: 9, nombre: 'ÑUSTA QUISPE', numero_control: 'A-9', curp: '' }],
      celdas: [],
      alumno: pupil(null, 'ÑUSTA QUISPE', ''),
    },
  ]
  const { user, network } = await choose()
  network.on(IMPORT, { ...result, filas })
  await user.click(review())
  const doubts = within(await screen.findByRole('group', { name: 'CURP que no cuadran' }))
  expect(screen.getByRole('button', { name: 'Importar 1 nuevo' })).toBeEnabled()
  await user.click(doubts.getByRole('button', { name: 'Marcar todas' }))
  expect(doubts.getByRole('checkbox', { name: 'NIÑO 3 · MOTR930411HJCRMN06' })).toBeChecked()
  const who = field('Fila 5: ÑUSTA QUISPE')
  await user.selectOptions(who, 'Es ÑUSTA QUISPE (A-9)')
  expect(screen.getByRole('button', { name: 'Importar 1 nuevo' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Revisar con estas respuestas' }))
  const sent = () => (network.sent.at(-1)?.body ?? new FormData()) as FormData
  await waitFor(() => expect(sent().get('mismo_alumno')).toBe('{"5":9}'))
  expect(sent().get('simular')).toBe('true')
  expect(JSON.parse(String(sent().get('curps_confirmadas')))).toEqual([
    'MOTR930411HJCRMN06',
    'HEGD140922HDFRRGA4',
  ])
  await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 1 nuevo' })).toBeEnabled())
  await user.selectOptions(field('Fila 5: ÑUSTA QUISPE'), 'Es otro alumno')
  await user.click(screen.getByRole('button', { name: 'Revisar con estas respuestas' }))
  await waitFor(() => expect(sent().get('mismo_alumno')).toBe('{"5":null}'))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Importar 1 nuevo' })).toBeEnabled())
  // Rows of another file are other pupils; what was compared with a document stays compared.
  await user.upload(
    screen.getByLabelText(/^Archivo de alumnos/, { selector: 'input' }),
    new File(['y'], 'otra.xlsx'),
  )
  await user.click(await screen.findByRole('button', { name: 'Revisar sin guardar' }))
  await waitFor(() => expect(sent().get('columnas')).not.toBeNull())
  expect([sent().get('mismo_alumno'), sent().get('curps_confirmadas')]).toEqual([null, null])
})
