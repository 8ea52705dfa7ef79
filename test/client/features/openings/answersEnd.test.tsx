import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  aFile,
  check,
  checked,
  columnsRead,
  COLUMNS,
  open,
  OPEN,
  press,
  sentForms,
  type User,
} from './openings.support'

// Without these, an answer about one list would price another one's pupils in silence.

const result = checked({
  lecturas: [
    {
      columna: 'inscripcion',
      de: 'X',
      a: 'DEBE',
      filas: 3,
      opciones: ['DEBE', 'PAGADA'],
      pregunta: 'inscripcion',
    },
    { columna: 'beca', de: 'media beca', a: '50 %', filas: 7 },
  ],
  sin_debe_desde: { filas: 2 },
  sin_reconocer: [{ encabezado: 'TALLA', filas: 1, ejemplos: [] }],
  preguntas: [{ campo: 'nivel', filas: 1, ejemplos: [] }],
})
const hojas = ['1A', '1B'].map((nombre) => ({ nombre, leida: true, filas: 15 }))
const file = () => screen.getByLabelText(/^Archivo de la apertura/, { selector: 'input' })
const words = () => within(screen.getByRole('region', { name: 'Palabras por confirmar' }))
const checkAgain = async (user: User) => {
  await press(user, 'Revisar sin guardar')
  await screen.findByRole('region', { name: 'Así quedarían las cuentas' })
}

const isFree = () =>
  waitFor(() => expect(words().getByRole('checkbox', { name: /^Así está bien/ })).toBeEnabled())

const answerAll = async (user: User) => {
  await user.selectOptions(screen.getByLabelText('De qué nivel son los alumnos'), 'PRIMARIA')
  await user.click(screen.getByRole('checkbox', { name: 'Dejar fuera «TALLA»' }))
  await user.selectOptions(words().getByLabelText(/^Inscripción: ¿qué/), 'PAGADA')
  await isFree()
  await user.selectOptions(words().getByLabelText(/^2 alumnos sin/), 'AL_CORRIENTE')
  await isFree()
  await user.click(words().getByRole('checkbox', { name: /^Así está bien/ }))
}

const NO_WORDS = { marcas: undefined, sin_debe_desde: undefined }
const NOTHING = { ...NO_WORDS, ignorar: '[]', nivel: undefined }

test.each<[what: string, change: (user: User) => Promise<void>, after: object]>([
  [
    'another file with the same columns',
    async (user) => {
      await user.upload(screen.getByLabelText('Elegir el archivo corregido'), aFile('otro.xlsx'))
    },
    NOTHING,
  ],
  [
    'another file, chosen from the form',
    async (user) => {
      await press(user, 'Cambiar ciclo, día o columnas')
      await user.upload(file(), aFile('otro.xlsx'))
      await checkAgain(user)
    },
    NOTHING,
  ],
  [
    'columns matched otherwise',
    async (user) => {
      await press(user, 'Cambiar ciclo, día o columnas')
      await user.selectOptions(screen.getByLabelText('Saldo a favor'), 'Mensualidad')
      await checkAgain(user)
    },
    NOTHING,
  ],
  [
    'other sheets',
    async (user) => {
      await press(user, 'Cambiar ciclo, día o columnas')
      await user.click(screen.getByRole('checkbox', { name: '1B' }))
      await checkAgain(user)
    },
    NOTHING,
  ],
  [
    'another day: only what was said of words and months',
    async (user) => {
      await press(user, 'Cambiar ciclo, día o columnas')
      fireEvent.change(screen.getByLabelText(/^Día en que/), { target: { value: '20/10/2025' } })
      await checkAgain(user)
    },
    { ...NO_WORDS, ignorar: '["TALLA"]', nivel: 'PRIMARIA' },
  ],
])('what was answered ends with %s', async (_what, change, after) => {
  const { user, network } = await open({ [OPEN]: result, [COLUMNS]: { ...columnsRead(), hojas } })
  await check(user)
  await answerAll(user)
  expect(sentForms(network).at(-1)).toMatchObject({ marcas: '{"inscripcion":"PAGADA"}', nivel: 'PRIMARIA' })
  const before = sentForms(network).length
  await change(user)
  await waitFor(() => expect(sentForms(network)).toHaveLength(before + 1))
  const sent = sentForms(network).at(-1) ?? {}
  expect(Object.fromEntries(Object.keys(after).map((key) => [key, sent[key]]))).toEqual(after)
  await waitFor(() => expect(words().getByRole('checkbox', { name: /^Así está bien/ })).not.toBeChecked())
  expect(screen.getByRole('button', { name: 'Registrar apertura' })).toBeDisabled()
})
